import { findMentions } from '@celebrio/contract/social/mentions'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { clearNamed, findNameable, findNamed, markNotified, type Place, upsertNamed } from './queries/mentions.ts'

type Named = { user_id: number; words: string }

/** Those who were chosen now and are not named already, by their present names; providers by those of their companies. */
async function chosenAnew(tx: Tx, viewer: Viewer, before: Named[], ids: number[]): Promise<Named[]> {
  const known = new Set(before.map(({ user_id }) => user_id))
  const added = ids.filter(id => !known.has(id))
  const people = added.length > 0 ? await findNameable(tx, viewer.id, added) : []
  const names = new Map(people.map(({ id, name, company_name }) => [id, [name, company_name]]))
  // In the order of their choice: of two with the same name the first is named first.
  return added.flatMap(user_id =>
    (names.get(user_id) ?? []).flatMap(words => (words === null ? [] : { user_id, words })),
  )
}

/**
 * Keeps whom a text names, in the transaction that keeps the text.
 * @param ids people chosen by the writer; only those count whose name stands in the text
 * @param tell notified of each person who was not notified before; answers whether that person may know
 * @returns whom the text named before and no longer names
 */
export async function saveMentions(
  tx: Tx,
  viewer: Viewer,
  { place, text, ids }: { place: Place; text: string; ids: number[] },
  emit: (personId: number) => Promise<boolean>,
): Promise<number[]> {
  const before = await findNamed(tx, place)
  if (before.length > 0) await clearNamed(tx, place)
  const found = findMentions(text, [...before, ...(await chosenAnew(tx, viewer, before, ids))])
  const people = [...new Map(found.map(({ person }) => [person.user_id, person])).values()]
  for (const { user_id, notified } of people.length > 0 ? await upsertNamed(tx, place, people) : []) {
    if (!notified && user_id !== viewer.id && (await emit(user_id))) await markNotified(tx, place, user_id)
  }
  const named = new Set(people.map(({ user_id }) => user_id))
  return before.flatMap(({ user_id }) => (named.has(user_id) ? [] : user_id))
}
