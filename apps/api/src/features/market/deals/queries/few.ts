import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fewFinder } from '#platform/db/few-finder.ts'
import { fits, type Prices, type Search } from './walk.ts'

const few = fewFinder(
  1000,
  (condition, asked) => sql`SELECT id, ${asked} AS fits FROM deals AS deal WHERE is_listed AND ${condition}`,
)

/** The deals of a search that have all of some facets, whoever may see them; null where many have these. */
export const findFewWith = (db: Db, facets: string, search: Search): Promise<number[] | null> =>
  few(db, { condition: sql`facets @@ ${facets}::tsquery`, key: facets, fits: fits({ ...search, facets: null }) })

/** Those of a few deals that have all of some facets as well, each looked up. */
export async function findAmong(db: Db, ids: readonly number[], facets: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT one.id FROM unnest(${ids}::bigint[]) AS one (id)
    WHERE (SELECT facets @@ ${facets}::tsquery FROM deals WHERE id = one.id)`.execute(db)
  return rows.map(({ id }) => id)
}

type Circle = { point: string; chord: number }

/** The deals of a search in a square around a point; null where many are. */
export const findFewAround = (db: Db, { point, chord }: Circle, search: Search): Promise<number[] | null> =>
  few(db, {
    condition: sql`position IS NOT NULL AND position <@ cube_enlarge(${point}::cube, ${chord}, 3)`,
    key: `${point} ${chord}`,
    fits: fits(search),
  })

/** The deals of a search with a cost between two; null where many have one. */
export const findFewPriced = (db: Db, { currency, from, to }: Prices, search: Search): Promise<number[] | null> =>
  few(db, {
    condition: sql`currency = ${currency} AND cost BETWEEN ${from}::bigint AND ${to}::bigint`,
    key: `${currency} ${from} ${to}`,
    fits: fits(search),
  })

/** The deals of a search that were posted since then; null where many were. By the minute, so that it is known for a while. */
export const findFewSince = (db: Db, since: Date, search: Search): Promise<number[] | null> =>
  few(db, {
    condition: sql`created_at >= ${since}::timestamptz`,
    key: `since ${Math.floor(since.getTime() / 60_000)}`,
    fits: fits(search),
  })

const maxAlike = sql.lit(200)

/** Some of the deals that have facets but not others. */
export async function findSomeWith(db: Db, facets: string, without: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM deals WHERE is_listed AND facets @@ (${facets}::tsquery && !! ${without}::tsquery)
    LIMIT ${maxAlike}`.execute(db)
  return rows.map(({ id }) => id)
}
