import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'
import { codePoints, webAddress } from '../platform/text.ts'
import { line } from '../platform/text-schemas.ts'
import { post } from './posts.ts'

export const hashtagLimits = {
  /** Maximum length of a hashtag without '#', in code points; anything longer is not a hashtag. */
  tag: 100,
  /** Trending: so many at most, … */
  trending: 10,
  /** … of so many days. */
  days: 7,
} as const

const word = /^[\p{L}\p{M}\p{N}_]+$/u
const letter = /\p{L}/u
// Needs a base character: combining marks alone do not count.
const seen = /[\p{L}\p{N}_]/u
// Inside a word, after another '#' or in an HTML entity it is not a hashtag.
const hashtag = /(?<![\p{L}\p{M}\p{N}_&#＃])[#＃]([\p{L}\p{M}\p{N}_]+)/gu

const withoutSign = (text: string) => text.replace(/^[#＃]/u, '')

const compared = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC')

/** A hashtag normalised for comparison, without '#': NFKC in lower case. Null if it is not a hashtag. */
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

/** The hashtags of a text with their positions; those inside a URL are part of the URL. */
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

const usedHashtag = z.object({
  tag: z.string(),
  /** People who used it in posts that the viewer may see; for a hashtag with many posts only some of the newest are counted. */
  total_authors: z.int().positive(),
  /** Whether there are more such posts, and so possibly more people. */
  more_authors: z.boolean(),
})
export type UsedHashtag = z.output<typeof usedHashtag>

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
  search: {
    method: 'GET',
    path: '/search/hashtag',
    who: 'member',
    summary: 'Hashtags that begin so, accents forgiven, of posts that the viewer may see; those of most people first',
    query: listQuery().extend({ keyword: line({ min: 1, max: 255 }) }),
    answer: z.object({ hashtags: z.array(usedHashtag), ...listAnswer }),
    limits: ['searching'],
  },
})
