import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fewFinder } from '#platform/db/few-finder.ts'
import type { Prices } from '../rules.ts'

const few = fewFinder(500, condition => sql`SELECT provider_id AS id FROM store_listings WHERE ${condition}`)

/** The stores that have all of some facets, whoever may see them; null where these are many. */
export const findFewWith = (db: Db, facets: string): Promise<number[] | null> =>
  few(db, sql`facets @@ ${facets}::tsquery`, facets)

/** Those of a few stores that have all of some facets as well, each looked up. */
export async function findAmong(db: Db, ids: readonly number[], facets: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT one.id FROM unnest(${ids}::bigint[]) AS one (id)
    WHERE (SELECT facets @@ ${facets}::tsquery FROM store_listings WHERE provider_id = one.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** The stores in a square around a point; null where these are many. */
export const findFewAround = (db: Db, point: string, chord: number): Promise<number[] | null> =>
  few(db, sql`position <@ cube_enlarge(${point}::cube, ${chord}, 3)`, `${point} ${chord}`)

/** The stores that come to a point, and those at home in its city where one is asked for; null where these are many. */
export function findFewComing(db: Db, point: string, homeCity: number | null): Promise<number[] | null> {
  const comes = sql`area @> ${point}::cube AND (position <-> ${point}::cube) <= travels`
  if (homeCity === null) return few(db, comes, `comes ${point}`)
  const home = `y${homeCity}`
  return few(db, sql`facets @@ ${home}::tsquery OR (${comes})`, `comes ${point} ${home}`)
}

/** The stores with a least price between two; null where these are many. */
export const findFewPriced = (db: Db, { currency, from, to }: Prices): Promise<number[] | null> =>
  few(
    db,
    sql`currency = ${currency} AND price_from IS NOT NULL AND price_from BETWEEN ${from}::bigint AND ${to}::bigint`,
    `${currency} ${from} ${to}`,
  )

const maxAlike = sql.lit(200)

/** Some of the stores that have facets but not others. */
export async function findSomeWith(db: Db, facets: string, without: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT provider_id AS id FROM store_listings WHERE facets @@ (${facets}::tsquery && !! ${without}::tsquery)
    LIMIT ${maxAlike}`.execute(db)
  return rows.map(({ id }) => id)
}
