import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fewFinder } from '#platform/db/few-finder.ts'
import type { Prices } from '../rules.ts'
import { fits, type Search } from './walk.ts'

const few = fewFinder(
  500,
  (condition, asked) =>
    sql`SELECT provider_id AS id, ${asked} AS fits FROM store_listings AS listing WHERE ${condition}`,
)

/** All that is asked of a store but its days, which are looked up in other tables for those that have the rest. */
const fitsButDays = (search: Search) => fits({ ...search, freeOn: [] })

/** The stores of a search that have all of some facets, whoever may see them; null where many have these. */
export const findFewWith = (db: Db, facets: string, search: Search): Promise<number[] | null> =>
  few(db, {
    condition: sql`facets @@ ${facets}::tsquery`,
    key: facets,
    fits: fitsButDays({ ...search, facets: null }),
  })

/** Those of a few stores that have all of some facets as well, each looked up. */
export async function findAmong(db: Db, ids: readonly number[], facets: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT one.id FROM unnest(${ids}::bigint[]) AS one (id)
    WHERE (SELECT facets @@ ${facets}::tsquery FROM store_listings WHERE provider_id = one.id)`.execute(db)
  return rows.map(({ id }) => id)
}

type Circle = { point: string; chord: number }

/** The stores of a search in a square around a point; null where many are. */
export const findFewAround = (db: Db, { point, chord }: Circle, search: Search): Promise<number[] | null> =>
  few(db, {
    condition: sql`position <@ cube_enlarge(${point}::cube, ${chord}, 3)`,
    key: `${point} ${chord}`,
    fits: fitsButDays(search),
  })

/** The stores of a search that come to a point, and those at home in its city where one is asked for; null where many do. */
export function findFewComing(db: Db, point: string, search: Search): Promise<number[] | null> {
  const { homeCity } = search
  const asked = { fits: fitsButDays(search) }
  const comes = sql`area @> ${point}::cube AND (position <-> ${point}::cube) <= travels`
  if (homeCity === null) return few(db, { ...asked, condition: comes, key: `comes ${point}` })
  const home = `y${homeCity}`
  const condition = sql`facets @@ ${home}::tsquery OR (${comes})`
  return few(db, { ...asked, condition, key: `comes ${point} ${home}` })
}

/** The stores of a search with a least price between two; null where many have one. */
export const findFewPriced = (db: Db, { currency, from, to }: Prices, search: Search): Promise<number[] | null> =>
  few(db, {
    condition: sql`currency = ${currency} AND price_from IS NOT NULL AND price_from BETWEEN ${from}::bigint AND ${to}::bigint`,
    key: `${currency} ${from} ${to}`,
    fits: fitsButDays(search),
  })

const maxAlike = sql.lit(200)

/** Some of the stores that have facets but not others. */
export async function findSomeWith(db: Db, facets: string, without: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT provider_id AS id FROM store_listings WHERE facets @@ (${facets}::tsquery && !! ${without}::tsquery)
    LIMIT ${maxAlike}`.execute(db)
  return rows.map(({ id }) => id)
}
