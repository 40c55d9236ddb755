import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLinks, takeParts } from './links.ts'
import classes from './post-text.module.css'
import { previewOf } from './preview.ts'

/** The words of a post: line breaks kept, addresses clickable, long texts cut with Read More. */
export const PostText = ({ text }: { text: string }) => {
  const { t } = useTranslation('posts')
  const [whole, setWhole] = useState(false)
  if (!text) return null
  const preview = previewOf(text)
  const shown = preview === null || whole ? text : preview
  return (
    <p className={classes.text} dir="auto">
      {takeParts(splitLinks(text), shown.length).map(part =>
        part.href ? (
          <a key={part.at} className={classes.link} href={part.href} target="_blank" rel="nofollow noopener noreferrer">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
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
