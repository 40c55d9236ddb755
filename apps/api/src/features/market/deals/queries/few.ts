import { sql } from 'kysely'
import { facetedRows } from '#features/market/finding'
import type { Db } from '#platform/db/database.ts'
import { fits, type Prices, type Search } from './walk.ts'

export const deals = facetedRows<Search>({
  from: sql`deals AS deal`,
  id: sql`id`,
  listed: sql`is_listed`,
  max: 1000,
  fits,
})

type Circle = { point: string; chord: number }

const around = deals.fewWhere(
  ({ point, chord }: Circle) => sql`position IS NOT NULL AND position <@ cube_enlarge(${point}::cube, ${chord}, 3)`,
)

const priced = deals.fewWhere(
  ({ currency, from, to }: Prices) => sql`currency = ${currency} AND cost BETWEEN ${from}::bigint AND ${to}::bigint`,
)

const posted = deals.fewWhere(({ since }: { since: Date }) => sql`created_at >= ${since}::timestamptz`)

/** The deals of a search in a square around a point; null where many are. */
export const findFewAround = (db: Db, search: Search, circle: Circle) =>
  around(db, search, circle, `${circle.point} ${circle.chord}`)

/** The deals of a search with a cost between two; null where many have one. */
export const findFewPriced = (db: Db, search: Search, { currency, from, to }: Prices) =>
  priced(db, search, { currency, from, to }, `${currency} ${from} ${to}`)

/** The deals of a search that were posted since then; null where many were. By the minute, so that it is known for a while. */
export const findFewSince = (db: Db, search: Search, since: Date) =>
  posted(db, search, { since }, `${Math.floor(since.getTime() / 60_000)}`)
