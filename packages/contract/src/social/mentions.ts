import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, listOf, optional } from '../platform/forms.ts'
import { listAnswer } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'

export const mentionLimits = {
  /** Maximum mentions in one text. */
  people: 20,
  /** Number of suggestions while somebody types a name. */
  offered: 8,
} as const

/** A mention: `words` is the name as written after the '@'. */
export const mention = z.object({ id: z.int(), words: z.string() })
export type Mention = z.output<typeof mention>

/**
 * User ids of the people mentioned with '@' and their name. Ids whose name is not in the text, or
 * whom the author may not see, are ignored.
 */
export const mentionedIds = () =>
  listOf(id())
    .pipe(z.array(z.number()).max(mentionLimits.people))
    .optional()
    .transform(ids => ids ?? [])

const wordEnds = (text: string, at: number): boolean => !/^[\p{L}\p{M}\p{N}_]/u.test(text.slice(at))
const wordBegins = (text: string, at: number): boolean => !/[\p{L}\p{M}\p{N}_.]$/u.test(text.slice(0, at))

export type FoundMention<Person> = { at: number; text: string; person: Person }

/**
 * Finds the mentions in a text: an '@' followed by the longest matching name. If several people have the same name, the
 * first occurrence is the first of them, the next occurrence the next.
 */
export function findMentions<Person extends { words: string }>(
  text: string,
  people: readonly Person[],
): FoundMention<Person>[] {
  const longestFirst = [...people].sort((a, b) => b.words.length - a.words.length)
  const meant = new Map<string, number>()
  const found: FoundMention<Person>[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const fits = ({ words }: Person) => text.startsWith(words, at + 1) && wordEnds(text, at + 1 + words.length)
    const first = wordBegins(text, at) ? longestFirst.find(fits) : undefined
    if (!first) continue
    const same = longestFirst.filter(({ words }) => words === first.words)
    const turn = meant.get(first.words) ?? 0
    meant.set(first.words, turn + 1)
    found.push({ at, text: `@${first.words}`, person: same[Math.min(turn, same.length - 1)] ?? first })
  }
  return found
}

export const mentions = endpoints({
  offer: {
    method: 'GET',
    path: '/mention',
    who: 'member',
    summary:
      'People whose name begins so, and providers by that of their company, to be named in a text: connections first; others from two letters on',
    query: z.object({ keyword: optional(text({ max: 100 })) }),
    answer: z.object({ users: z.array(person), ...listAnswer }),
  },
})
