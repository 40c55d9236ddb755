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

/** The stores of a search in a square around a point; null where many are. */
export const findFewAround = (db: Db, search: Search, { point, chord }: Circle) =>
  stores.findFew(db, search, {
    condition: sql`position <@ cube_enlarge(${point}::cube, ${chord}, 3)`,
    key: `${point} ${chord}`,
  })

/** The stores of a search that come to a point, and those at home in its city where one is asked for; null where many do. */
export function findFewComing(db: Db, search: Search, point: string) {
  const { homeCity } = search
  const comes = sql`area @> ${point}::cube AND (position <-> ${point}::cube) <= travels`
  if (homeCity === null) return stores.findFew(db, search, { condition: comes, key: `comes ${point}` })
  const home = `y${homeCity}`
  const condition = sql`(facets @@ ${home}::tsquery OR (${comes}))`
  return stores.findFew(db, search, { condition, key: `comes ${point} ${home}` })
}

/** The stores of a search with a least price between two; null where many have one. */
export const findFewPriced = (db: Db, search: Search, { currency, from, to }: Prices) =>
  stores.findFew(db, search, {
    condition: sql`currency = ${currency} AND price_from IS NOT NULL AND price_from BETWEEN ${from}::bigint AND ${to}::bigint`,
    key: `${currency} ${from} ${to}`,
  })
