import type { Db } from '#platform/db/database.ts'
import { visibleEvents } from './visible.ts'

/** Public events that are not over, in a range of ids without its end. */
export const findIndexedEvents = (db: Db, { from, to }: { from: number; to: number }, now: Date) =>
  visibleEvents(db, 0)
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
