import { useState } from 'react'
import classes from './avatar.module.css'

export type AvatarProps = {
  name: string
  /** Address of the picture; without one, or when it does not load, initials on coloured paper. */
  src?: string | null
  /** Pixels; 44 in posts, 36 in comments. */
  size?: number
  /** Accessible name; only where the name is not shown beside the avatar. */
  labelled?: boolean
  /** A company's logo keeps square corners. */
  square?: boolean
}

const papers = ['poppy', 'lagoon', 'marigold', 'plum', 'leaf', 'sky'] as const

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstGrapheme = (word: string | undefined) =>
  word ? (graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '') : ''

/** First letters of the first and last words, in capitals: `Ana María Ruiz` is `AR`. */
const initials = (name: string) => {
  const words = name.trim().split(/\s+/u)
  const last = words.length > 1 ? firstGrapheme(words.at(-1)) : ''
  return (firstGrapheme(words[0]) + last).toLocaleUpperCase()
}

/** The same name always gets the same colour. */
const paperOf = (name: string) => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return papers[sum % papers.length]
}

export const Avatar = ({ name, src, size = 44, labelled = false, square = false }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const shape = { 'data-square': square || undefined, style: { width: size, height: size, fontSize: size * 0.38 } }
  if (src && src !== broken)
    return (
      <img
        className={classes.face}
        {...shape}
        src={src}
        alt={labelled ? name : ''}
        width={size}
        height={size}
        onError={() => setBroken(src)}
      />
    )
  return (
    <span
      className={classes.face}
      {...shape}
      data-paper={paperOf(name)}
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={labelled ? undefined : true}
      data-initials={initials(name)}
    />
  )
}
