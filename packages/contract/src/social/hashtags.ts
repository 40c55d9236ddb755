import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'
import { codePoints, webAddress } from '../platform/text.ts'
import { post } from './posts.ts'

export const hashtagLimits = {
  /** Longest hashtag without its sign, in code points; what is longer is no hashtag. */
  tag: 100,
  /** Trending: so many at most, … */
  trending: 10,
  /** … of so many days. */
  days: 7,
} as const

const word = /^[\p{L}\p{M}\p{N}_]+$/u
const letter = /\p{L}/u
// What can be seen by itself: accents alone are nothing.
const seen = /[\p{L}\p{N}_]/u
// Within a word, behind another sign or in an HTML entity it is no hashtag.
const hashtag = /(?<![\p{L}\p{M}\p{N}_&#＃])[#＃]([\p{L}\p{M}\p{N}_]+)/gu

const withoutSign = (text: string) => text.replace(/^[#＃]/u, '')

const compared = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC')

/** A hashtag as it is compared, without its sign: NFKC in lower case. Null for what is none. */
export function tagOf(text: string): string | null {
  const tag = compared(text)
  return word.test(tag) && letter.test(tag) && codePoints(tag) <= hashtagLimits.tag ? tag : null
}

/** The beginning of a hashtag as it is compared, from what is typed with or without the sign; null where none begins so. */
export function tagStartOf(text: string): string | null {
  const start = compared(withoutSign(text))
  return word.test(start) && seen.test(start) ? start : null
}

export type FoundHashtag = { at: number; text: string; tag: string }

/** The hashtags of a text, each where it stands; those within an address of the web are part of the address. */
export function findHashtags(text: string): FoundHashtag[] {
  const words = text.replaceAll(webAddress, address => ' '.repeat(address.length))
  return [...words.matchAll(hashtag)].flatMap(({ index, 0: found, 1: name = '' }) => {
    const tag = tagOf(name)
    return tag === null ? [] : [{ at: index, text: found, tag }]
  })
}

const tagParam = z
  .string()
  .transform(text => tagOf(withoutSign(text)) ?? '')
  .refine(tag => tag !== '')

export const hashtags = endpoints({
  trending: {
    method: 'GET',
    path: '/hashtag/trending',
    who: 'member',
    summary: 'Hashtags that most people used in public posts of the last seven days',
    answer: z.object({
      hashtags: z.array(z.object({ tag: z.string(), total_authors: z.int().positive() })),
      ...listAnswer,
    }),
  },
  posts: {
    method: 'GET',
    path: '/hashtag/:tag/post',
    who: 'member',
    summary: 'Posts with a hashtag that the viewer may see, newest first',
    params: z.object({ tag: tagParam }),
    query: listQuery(20),
    answer: z.object({ tag: z.string(), post: z.array(post), ...listAnswer }),
  },
})
