import type { Mention } from '@celebrio/contract/social/mentions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#ui/text/rich-text.tsx'
import classes from './post-text.module.css'
import { previewOf } from './preview.ts'

/** The text of a post: keeps line breaks, links URLs, hashtags and mentions, cuts long texts with Read More. */
export const PostText = ({ text, mentions }: { text: string; mentions: readonly Mention[] }) => {
  const { t } = useTranslation('posts')
  const [whole, setWhole] = useState(false)
  if (!text) return null
  const preview = previewOf(text)
  const shown = preview === null || whole ? text : preview
  return (
    <p className={classes.text} dir="auto">
      <RichText text={text} mentions={mentions} length={shown.length} />
      {preview !== null && (
        <>
          {whole ? ' ' : '… '}
          <button type="button" className={classes.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {t(whole ? 'readLess' : 'readMore')}
          </button>
        </>
      )}
    </p>
  )
}
