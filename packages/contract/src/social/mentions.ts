import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, listOf, optional } from '../platform/forms.ts'
import { listAnswer } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text.ts'

export const mentionLimits = {
  /** People that one text can name. */
  people: 20,
  /** People that are offered while somebody types a name. */
  offered: 8,
} as const

/** Somebody whom a text names: `words` is the name as it stands there behind an '@'. */
export const mention = z.object({ id: z.int(), words: z.string() })
export type Mention = z.output<typeof mention>

/**
 * Whom the words name, by user id: each is named where '@' and the name stand. Ids whose name does not stand there, or
 * that the writer may not see, name nobody.
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
 * Where a text names people: an '@' with the longest name that fits. Where several have the same name, the first is
 * meant first, then the next one.
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
    summary: 'People whose name begins so, to be named in a text: connections first; others from two letters on',
    query: z.object({ keyword: optional(text({ max: 100 })) }),
    answer: z.object({ users: z.array(person), ...listAnswer }),
  },
})
