import type { Db } from '#platform/db/database.ts'
import { visibleEvents } from './visible.ts'

/** Public events that are told to search engines and in previews of links: none of private accounts. */
const indexedEvents = (db: Db) => visibleEvents(db, 0).where('host.is_private', '=', false)

export const isIndexed = async (db: Db, id: number): Promise<boolean> =>
  (await indexedEvents(db).select('events.id').where('events.id', '=', id).executeTakeFirst()) !== undefined

/** Those that are not over, in a range of ids without its end. */
export const findIndexedEvents = (db: Db, { from, to }: { from: number; to: number }, now: Date) =>
  indexedEvents(db)
    .select(['events.id', 'events.created_at', 'events.edited_at'])
    .where('events.id', '>=', from)
    .where('events.id', '<', to)
    .where('events.ends_at', '>', now)
    .orderBy('events.id')
    .execute()

/** The first and the last id; null without any event. */
export async function findRangeOfEvents(db: Db): Promise<{ first: number; last: number } | null> {
  const { first, last } = await db
    .selectFrom('events')
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow()
  return first === null || last === null ? null : { first, last }
}
