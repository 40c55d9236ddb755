import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fewFinder } from '#platform/db/few-finder.ts'
import type { Prices } from './walk.ts'

const few = fewFinder(1000, condition => sql`SELECT id FROM deals WHERE is_listed AND ${condition}`)

/** The deals that have all of some facets, whoever may see them; null where these are many. */
export const findFewWith = (db: Db, facets: string): Promise<number[] | null> =>
  few(db, sql`facets @@ ${facets}::tsquery`, facets)

/** Those of a few deals that have all of some facets as well, each looked up. */
export async function findAmong(db: Db, ids: readonly number[], facets: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT one.id FROM unnest(${ids}::bigint[]) AS one (id)
    WHERE (SELECT facets @@ ${facets}::tsquery FROM deals WHERE id = one.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** The deals in a square around a point; null where these are many. */
export const findFewAround = (db: Db, point: string, chord: number): Promise<number[] | null> =>
  few(db, sql`position IS NOT NULL AND position <@ cube_enlarge(${point}::cube, ${chord}, 3)`, `${point} ${chord}`)

/** The deals with a cost between two; null where these are many. */
export const findFewPriced = (db: Db, { currency, from, to }: Prices): Promise<number[] | null> =>
  few(db, sql`currency = ${currency} AND cost BETWEEN ${from}::bigint AND ${to}::bigint`, `${currency} ${from} ${to}`)

/** The deals that were posted since then; null where these are many. By the minute, so that it is known for a while. */
export const findFewSince = (db: Db, since: Date): Promise<number[] | null> =>
  few(db, sql`created_at >= ${since}::timestamptz`, `since ${Math.floor(since.getTime() / 60_000)}`)

const maxAlike = sql.lit(200)

/** Some of the deals that have facets but not others. */
export async function findSomeWith(db: Db, facets: string, without: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM deals WHERE is_listed AND facets @@ (${facets}::tsquery && !! ${without}::tsquery)
    LIMIT ${maxAlike}`.execute(db)
  return rows.map(({ id }) => id)
}
