import { webAddress } from '@celebrio/contract/platform/text'
import { findHashtags } from '@celebrio/contract/social/hashtags'
import { findMentions, type Mention } from '@celebrio/contract/social/mentions'
import { paths } from './paths.ts'

/** A part of a text: plain, an address of the web (`href`), or a place in the app (`to`). `at` is where it begins. */
export type TextPart = { at: number; text: string; href?: string; to?: string }

/** What ends a sentence or a bracket belongs to the sentence, not to the address. */
const tail = /[.,;:!?'’)\]}…]+$/u

const hrefOf = (text: string): string | undefined => {
  const href = /^www\./i.test(text) ? `https://${text}` : text
  return URL.canParse(href) ? href : undefined
}

const findLinks = (text: string): TextPart[] =>
  [...text.matchAll(webAddress)].flatMap(({ index, 0: found }) => {
    const link = found.replace(tail, '')
    const href = hrefOf(link)
    return href ? { at: index, text: link, href } : []
  })

/** Splits a text into plain parts, addresses, hashtags, and the people whom it names. */
export function splitText(text: string, mentions: readonly Mention[] = []): TextPart[] {
  const spots: TextPart[] = [
    ...findLinks(text),
    ...findHashtags(text).map(({ at, text, tag }) => ({ at, text, to: paths.hashtag(tag) })),
    ...findMentions(text, mentions).map(({ at, text, person }) => ({ at, text, to: paths.profile(person.id) })),
  ].sort((a, b) => a.at - b.at)
  const parts: TextPart[] = []
  let end = 0
  for (const spot of spots) {
    if (spot.at < end) continue
    if (spot.at > end) parts.push({ at: end, text: text.slice(end, spot.at) })
    parts.push(spot)
    end = spot.at + spot.text.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) })
  return parts
}

/** The parts up to a length (in UTF-16 units); a link that is cut keeps its whole target. */
export const truncateParts = (parts: readonly TextPart[], length: number): TextPart[] =>
  parts.filter(({ at }) => at < length).map(part => ({ ...part, text: part.text.slice(0, length - part.at) }))
