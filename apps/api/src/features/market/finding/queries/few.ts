import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#platform/db/database.ts'

/** As many stores are looked up one by one; more of them come by soon enough on a walk along all. */
const max = 500

/** What many stores have is asked again only after a while. A list holds the same, whichever way it is read. */
const haveMany = new LRUCache<string, true>({ max: 5000, ttl: 60_000 })

async function few(db: Db, condition: RawBuilder<unknown>, key: string): Promise<number[] | null> {
  if (haveMany.has(key)) return null
  const { rows } = await sql<{ id: number }>`
    SELECT provider_id AS id FROM store_listings WHERE ${condition} LIMIT ${sql.lit(max + 1)}`.execute(db)
  if (rows.length <= max) return rows.map(({ id }) => id)
  haveMany.set(key, true)
  return null
}

/** The stores that have all of some facets, whoever may see them; null where these are many. */
export const findFewWith = (db: Db, facets: string): Promise<number[] | null> =>
  few(db, sql`facets @@ ${facets}::tsquery`, facets)

/** The stores in a square around a point; null where these are many. */
export const findFewAround = (db: Db, point: string, chord: number): Promise<number[] | null> =>
  few(db, sql`position <@ cube_enlarge(${point}::cube, ${chord}, 3)`, `${point} ${chord}`)

/** The stores that come to a point; null where these are many. */
export const findFewComing = (db: Db, point: string): Promise<number[] | null> =>
  few(db, sql`area @> ${point}::cube AND (position <-> ${point}::cube) <= travels`, `comes ${point}`)

const maxAlike = sql.lit(200)

/** Some of the stores that have facets but not others. */
export async function findSomeWith(db: Db, facets: string, without: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT provider_id AS id FROM store_listings WHERE facets @@ (${facets}::tsquery && !! ${without}::tsquery)
    LIMIT ${maxAlike}`.execute(db)
  return rows.map(({ id }) => id)
}
