import type { Mention } from '@celebrio/contract/social/mentions'
import { Link } from 'react-router'
import { splitText, type TextPart, truncateParts } from '#lib/rich-text.ts'
import classes from './rich-text.module.css'

export type RichTextProps = {
  text: string
  /** People who are mentioned in it. */
  mentions: readonly Mention[]
  /** Shown length, in UTF-16 units. */
  length?: number
}

/** Each link keeps its own direction, and that of the words around it: in a text from right to left neither tears the other. */
const Part = ({ part: { text, href, to } }: { part: TextPart }) => {
  if (to)
    return (
      <Link className={classes.place} dir="auto" to={to}>
        {text}
      </Link>
    )
  if (!href) return text
  return (
    <a className={classes.link} dir="ltr" href={href} target="_blank" rel="nofollow noopener noreferrer">
      {text}
    </a>
  )
}

/** User-written text with URLs, hashtags and mentions as links. */
export const RichText = ({ text, mentions, length = text.length }: RichTextProps) =>
  truncateParts(splitText(text, mentions), length).map(part => <Part key={part.at} part={part} />)
