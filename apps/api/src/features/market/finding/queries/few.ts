import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Prices } from '../rules.ts'
import { facetedRows } from './faceted-rows.ts'
import { fits, type Search } from './walk.ts'

/** Stores: all is asked of them but their days, which are looked up in other tables for those that have the rest. */
export const stores = facetedRows<Search>({
  from: sql`store_listings AS listing`,
  id: sql`provider_id`,
  listed: sql`true`,
  max: 500,
  fits: search => fits({ ...search, freeOn: [] }),
})

type Circle = { point: string; chord: number }
type Coming = { point: string; home: string | null }

const around = stores.fewWhere(({ point, chord }: Circle) => sql`position <@ cube_enlarge(${point}::cube, ${chord}, 3)`)

const coming = stores.fewWhere(({ point, home }: Coming) => {
  const comes = sql`area @> ${point}::cube AND (position <-> ${point}::cube) <= travels`
  return home === null ? comes : sql`(facets @@ ${home}::tsquery OR (${comes}))`
})

const priced = stores.fewWhere(
  ({ currency, from, to }: Prices) =>
    sql`currency = ${currency} AND price_from IS NOT NULL AND price_from BETWEEN ${from}::bigint AND ${to}::bigint`,
)

/** The stores of a search in a square around a point; null where many are. */
export const findFewAround = (db: Db, search: Search, circle: Circle) =>
  around(db, search, circle, `${circle.point} ${circle.chord}`)

/** The stores of a search that come to a point, and those at home in its city where one is asked for; null where many do. */
export function findFewComing(db: Db, search: Search, point: string) {
  const home = search.homeCity === null ? null : `y${search.homeCity}`
  return coming(db, search, { point, home }, `${point} ${home}`)
}

/** The stores of a search with a least price between two; null where many have one. */
export const findFewPriced = (db: Db, search: Search, { currency, from, to }: Prices) =>
  priced(db, search, { currency, from, to }, `${currency} ${from} ${to}`)
