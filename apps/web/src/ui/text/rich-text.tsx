import type { Mention } from '@celebrio/contract/social/mentions'
import { Link } from 'react-router'
import { splitText, type TextPart, takeParts } from '#lib/rich-text.ts'
import classes from './rich-text.module.css'

export type RichTextProps = {
  text: string
  /** People whom it names. */
  mentions: readonly Mention[]
  /** How much of it is shown, in UTF-16 units. */
  length?: number
}

const Part = ({ part: { text, href, to } }: { part: TextPart }) => {
  if (to)
    return (
      <Link className={classes.place} to={to}>
        {text}
      </Link>
    )
  if (!href) return text
  return (
    <a className={classes.link} href={href} target="_blank" rel="nofollow noopener noreferrer">
      {text}
    </a>
  )
}

/** Words as somebody wrote them, with addresses, hashtags and people as links. */
export const RichText = ({ text, mentions, length = text.length }: RichTextProps) =>
  takeParts(splitText(text, mentions), length).map(part => <Part key={part.at} part={part} />)
