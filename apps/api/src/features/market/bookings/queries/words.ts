import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#platform/db/database.ts'

type Side = 'celebrant' | 'provider'

/** So many with the words are looked up one by one; where there are more, the list is walked. */
const max = 200

/** What many of somebody's bookings have is asked again only after a while. A list holds the same, whichever way it is read. */
const haveMany = new LRUCache<string, true>({ max: 5000, ttl: 60_000 })

/** The mark of one side of a booking among its words (0076). */
const markOf = (viewerId: number, side: Side) =>
  side === 'celebrant'
    ? sql`('''@c' || ${viewerId}::bigint || '''')::tsquery`
    : sql`(SELECT ('''@p' || own.id || '''')::tsquery FROM service_providers AS own WHERE own.user_id = ${viewerId})`

/** Those of one side that have the words, if they are few; null if they are many. No words fit no booking. */
export async function findFew(
  db: Db,
  viewerId: number,
  side: Side,
  searchTerms: string | null,
): Promise<number[] | null> {
  if (searchTerms === null) return []
  const key = `${side} ${viewerId} ${searchTerms}`
  if (haveMany.has(key)) return null
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where(sql<boolean>`words @@ (${searchTerms}::tsquery && ${markOf(viewerId, side)})`)
    .limit(max + 1)
    .execute()
  if (rows.length <= max) return rows.map(row => row.id)
  haveMany.set(key, true)
  return null
}

/** Asked row by row on a walk in the order of the list, which the planner is not to leave for an index of words. */
export const hasWords = (searchTerms: string): RawBuilder<boolean> =>
  sql<boolean>`CASE WHEN bookings.words @@ ${searchTerms}::tsquery THEN true ELSE false END`
