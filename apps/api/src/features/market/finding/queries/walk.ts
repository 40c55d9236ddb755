import type { ProviderOrder } from '@celebrio/contract/market/finding'
import { type RawBuilder, sql } from 'kysely'
import { type FreeOn, isFreeOn } from '#features/market/availability'
import { listedProviders } from '#features/market/stores'
import type { Db } from '#platform/db/database.ts'
import type { Place, Prices } from '../rules.ts'
import { type Asked, asked, type FacetedSearch, type Few, hasAll, searchStatement } from './faceted-rows.ts'

export type Search = FacetedSearch & {
  viewerId: number
  now: Date
  order: ProviderOrder
  /** A cube, and the longest chord from there. */
  point: string | null
  chord: number | null
  /** Whether stores have to come to the point. */
  comes: boolean
  /** Who is at home in this city need not come to the point. */
  homeCity: number | null
  prices: Prices | null
  min_rating: number | undefined
  /** Whether an offer has to run. */
  offers: boolean
  /** The days on which it has to be free. */
  freeOn: readonly FreeOn[]
  excluded: readonly number[]
  /** The smallest place that is asked for, which the index by position has too. */
  within: { column: 'city_id' | 'state_id' | 'country_id'; id: number } | null
  behind: Place | undefined
  rows: number
  before: number
}

/** Looked at row by row; PostgreSQL takes it for true for every other row, whatever the values. */
const inRow = (condition: RawBuilder<unknown>) => sql`CASE WHEN ${condition} THEN true ELSE false END`

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` AND `)

const isThere = (point: string | null, homeCity: number | null) =>
  sql`(listing.city_id = ${homeCity}::integer OR (listing.position <-> ${point}::cube) <= listing.travels)`

/** What is asked of each store; few different texts, because each is a separate prepared statement. */
export function fits({
  facets,
  prices,
  min_rating = 0,
  excluded,
  point,
  chord,
  comes,
  homeCity,
  offers,
  freeOn,
  viewerId,
  now,
}: Asked<Search>): RawBuilder<unknown> {
  return inRow(
    all([
      sql`listing.rating >= ${min_rating}::double precision`,
      sql`listing.provider_id <> ALL (${excluded}::bigint[])`,
      ...(offers ? [sql`listing.offers_until > ${now}::timestamptz`] : []),
      ...(facets === null ? [] : [hasAll(sql`listing.facets`, facets)]),
      ...(prices === null
        ? []
        : [sql`listing.currency = ${prices.currency} AND listing.price_from BETWEEN ${prices.from} AND ${prices.to}`]),
      ...(point === null || chord === null
        ? []
        : [sql`(listing.position <-> ${point}::cube) <= ${chord}::double precision`]),
      ...(comes ? [isThere(point, homeCity)] : []),
      // Looked up in other tables, for those that have all the rest.
      ...freeOn.map(one => isFreeOn(sql`listing.provider_id`, one, { viewerId, now })),
    ]),
  )
}

type Sort = {
  /** What the list is sorted by, a number. */
  at: RawBuilder<unknown>
  descends: boolean
  /** What an index serves. */
  where: RawBuilder<unknown>[]
}

const inSquare = ({ point, chord }: Asked<Search>) =>
  point === null || chord === null ? [] : [sql`listing.position <@ cube_enlarge(${point}::cube, ${chord}, 3)`]

const inPlace = ({ within }: Asked<Search>) =>
  within === null ? [] : [sql`listing.${sql.ref(within.column)} = ${within.id}::integer`]

const sorts: Record<ProviderOrder, (search: Asked<Search>) => Sort> = {
  top: () => ({ at: sql`listing.rank`, descends: true, where: [] }),
  newest: () => ({ at: sql`0`, descends: true, where: [] }),
  price: ({ prices }) => ({
    at: sql`listing.price_from`,
    descends: false,
    where: [
      sql`listing.currency = ${prices?.currency} AND listing.price_from IS NOT NULL
        AND listing.price_from BETWEEN ${prices?.from}::bigint AND ${prices?.to}::bigint`,
    ],
  }),
  near: search => ({
    at: sql`(listing.position <-> ${search.point}::cube)`,
    descends: false,
    where: [sql`listing.position IS NOT NULL`, ...inSquare(search), ...inPlace(search)],
  }),
}

/** Places compare as (tier, at, id); ids descend where `at` does. */
function isBehind({ at, descends }: Sort, { order, behind }: Asked<Search>): RawBuilder<unknown>[] {
  if (!behind) return []
  const id = sql`${behind.id}::bigint`
  if (order === 'newest') return [sql`listing.provider_id < ${id}`]
  const type = order === 'near' ? sql`double precision` : sql`bigint`
  const there = sql`(${behind.at}::${type}, ${id})`
  return [sql`(${at}, listing.provider_id) ${descends ? sql`<` : sql`>`} ${there}`]
}

const inOrder = (search: Asked<Search>, { at, descends }: Sort) =>
  search.order === 'newest'
    ? sql`listing.provider_id DESC`
    : sql`${at} ${descends ? sql`DESC` : sql``}, listing.provider_id ${descends ? sql`DESC` : sql``}`

/**
 * All stores in order: an index has it. The one by position has distances only; the ids of a tie are put in order at the end.
 * `at` is named rather than written again: with a parameter of its own it would be another number, and all stores be sorted.
 */
function along(search: Asked<Search>, sort: Sort): RawBuilder<unknown> {
  const where = all([...sort.where, ...isBehind(sort, search), fits(search)])
  return sql`SELECT listing.provider_id AS id, 0 AS tier, ${sort.at} AS at FROM store_listings AS listing
    WHERE ${where} ORDER BY ${search.order === 'near' ? sql`at` : inOrder(search, sort)}`
}

/** Few stores, looked up one by one and sorted. */
function among(search: Asked<Search>, sort: Sort, { meant, alike }: Few): RawBuilder<unknown> {
  const tier = search.behind?.tier ?? 0
  const isNext = all([sql`true`, ...isBehind(sort, search)])
  return sql`SELECT listing.provider_id AS id, one.tier, ${sort.at} AS at
    FROM (SELECT unnest(${meant}::bigint[]) AS id, 0 AS tier UNION ALL SELECT unnest(${alike}::bigint[]), 1) one
    CROSS JOIN LATERAL (SELECT * FROM store_listings WHERE provider_id = one.id OFFSET 0) listing
    WHERE ${all([...sort.where, fits(search)])} AND (one.tier > ${tier}::integer OR one.tier = ${tier}::integer AND ${isNext})
    ORDER BY one.tier, ${inOrder(search, sort)}`
}

const places = searchStatement<Asked<Search>, Place>((db, search) => {
  const sort = sorts[search.order](search)
  const candidates = search.few ? among(search, sort, search.few) : along(search, sort)
  const isListed = listedProviders(db, search.viewerId, search.now)
    .select(sql`true`.as('yes'))
    .where('company.id', '=', sql.ref<number>('one.id'))
  const listed = sql`SELECT one.id, one.tier, one.at FROM (${candidates} OFFSET 0) one WHERE (${isListed}) IS TRUE`
  const ordered =
    search.order === 'near' && !search.few
      ? sql`SELECT nearest.id, nearest.tier, nearest.at FROM (${listed} ORDER BY one.at FETCH FIRST ${sql.lit(search.before + search.rows)} ROWS WITH TIES) nearest
          ORDER BY at, id`
      : listed
  return sql`${ordered} LIMIT ${sql.lit(search.rows)} OFFSET ${sql.lit(search.before)}`
})

/**
 * The first stores of a list that are listed for the viewer: one after the other is looked up until there are enough. An
 * ORDER BY around would have the database look up all of them first.
 */
export const findPlaces = (db: Db, search: Search): Promise<Place[]> => places(db, asked(search))
