import type { DealOrder } from '@celebrio/contract/market/deal-shapes'
import { type RawBuilder, sql } from 'kysely'
import { type Asked, asked, type FacetedSearch, type Few, hasAll, searchStatement } from '#features/market/finding'
import type { Db } from '#platform/db/database.ts'
import type { Place } from '../rules.ts'
import { listedDeals } from './visible.ts'

/** Bounds of a cost in the minor unit of a currency. */
export type Prices = { currency: string; from: number; to: number }

export type Search = FacetedSearch & {
  viewerId: number
  now: Date
  order: DealOrder
  /** A cube, and the longest chord from there. */
  point: string | null
  chord: number | null
  prices: Prices | null
  /** Posted since then. */
  since: Date | null
  excluded: readonly number[]
  behind: Place | undefined
  rows: number
  before: number
}

/** Looked at row by row; PostgreSQL takes it for true for every other row, whatever the values. */
const inRow = (condition: RawBuilder<unknown>) => sql`CASE WHEN ${condition} THEN true ELSE false END`

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` AND `)

/** What is asked of each deal; few different texts, because each is a separate prepared statement. */
export const fits = ({ facets, prices, since, excluded, point, chord, now }: Asked<Search>): RawBuilder<unknown> =>
  inRow(
    all([
      sql`deal.valid_till > ${now}::timestamptz`,
      sql`deal.id <> ALL (${excluded}::bigint[])`,
      ...(since === null ? [] : [sql`deal.created_at >= ${since}::timestamptz`]),
      ...(facets === null ? [] : [hasAll(sql`deal.facets`, facets)]),
      ...(prices === null
        ? []
        : [sql`deal.currency = ${prices.currency} AND deal.cost BETWEEN ${prices.from} AND ${prices.to}`]),
      ...(point === null || chord === null
        ? []
        : [sql`(deal.position <-> ${point}::cube) <= ${chord}::double precision`]),
    ]),
  )

type Sort = {
  /** What the list is sorted by, a number. */
  at: RawBuilder<unknown>
  /** The order as an index has it. */
  order: RawBuilder<unknown>
  /** What an index serves. */
  where: RawBuilder<unknown>[]
  /** What comes after a place. */
  behind(place: Place): RawBuilder<unknown>
}

const inSquare = ({ point, chord }: Asked<Search>) =>
  point === null || chord === null ? [] : [sql`deal.position <@ cube_enlarge(${point}::cube, ${chord}, 3)`]

/** Milliseconds since 1970: deals are posted at whole ones. */
const millisecond = sql`round(extract(epoch FROM deal.created_at) * 1000)::bigint`
const momentOf = (at: number) => sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 millisecond')`

const sorts: Record<DealOrder, (search: Asked<Search>) => Sort> = {
  newest: ({ since }) => ({
    at: millisecond,
    order: sql`deal.created_at DESC, deal.id DESC`,
    where: since === null ? [] : [sql`deal.created_at >= ${since}::timestamptz`],
    behind: ({ at, id }) => sql`(deal.created_at, deal.id) < (${momentOf(at)}, ${id}::bigint)`,
  }),
  price: ({ prices }) => ({
    at: sql`deal.cost`,
    order: sql`deal.cost, deal.id`,
    where: [
      sql`deal.currency = ${prices?.currency} AND deal.cost BETWEEN ${prices?.from}::bigint AND ${prices?.to}::bigint`,
    ],
    behind: ({ at, id }) => sql`(deal.cost, deal.id) > (${at}::bigint, ${id}::bigint)`,
  }),
  near: search => {
    const chord = sql`(deal.position <-> ${search.point}::cube)`
    return {
      at: chord,
      // Named rather than written again: with a parameter of its own it would be another number, and all deals be sorted.
      order: search.few ? sql`at, deal.id` : sql`at`,
      where: [sql`deal.position IS NOT NULL`, ...inSquare(search)],
      // No index has what is behind a distance: the walk begins anew, and asks each deal.
      behind: ({ at, id }) => inRow(sql`(${chord}, deal.id) > (${at}::double precision, ${id}::bigint)`),
    }
  },
}

/** All that is asked of a deal that is listed. */
export const conditionsOf = (search: Asked<Search>): RawBuilder<unknown> =>
  all([...sorts[search.order](search).where, fits(search)])

/** Whether a deal is listed for the viewer. */
export const isListedFor = ({ viewerId, now }: Asked<Search>, db: Db, id: string): RawBuilder<unknown> =>
  sql`(${listedDeals(db, viewerId, now)
    .select(sql`true`.as('yes'))
    .where('deal.id', '=', sql.ref<number>(id))}) IS TRUE`

/** All deals in order: an index has it. The one by position has distances only; the ids of a tie are put in order at the end. */
function along(search: Asked<Search>, sort: Sort): RawBuilder<unknown> {
  const next = search.behind ? [sort.behind(search.behind)] : []
  return sql`SELECT deal.id, 0 AS tier, ${sort.at} AS at FROM deals AS deal
    WHERE deal.is_listed AND ${all([...sort.where, ...next, fits(search)])} ORDER BY ${sort.order}`
}

/** Few deals, looked up one by one and sorted. */
function among(search: Asked<Search>, sort: Sort, { meant, alike }: Few): RawBuilder<unknown> {
  const tier = search.behind?.tier ?? 0
  const next = search.behind ? sort.behind(search.behind) : sql`true`
  return sql`SELECT deal.id, one.tier, ${sort.at} AS at
    FROM (SELECT unnest(${meant}::bigint[]) AS id, 0 AS tier UNION ALL SELECT unnest(${alike}::bigint[]), 1) one
    CROSS JOIN LATERAL (SELECT * FROM deals WHERE id = one.id AND is_listed OFFSET 0) deal
    WHERE ${all([sql`true`, ...sort.where, fits(search)])} AND (one.tier > ${tier}::integer OR one.tier = ${tier}::integer AND ${next})
    ORDER BY one.tier, ${sort.order}`
}

const places = searchStatement<Asked<Search>, Place>((db, search) => {
  const sort = sorts[search.order](search)
  const candidates = search.few ? among(search, sort, search.few) : along(search, sort)
  const listed = sql`SELECT one.id, one.tier, one.at FROM (${candidates} OFFSET 0) one WHERE ${isListedFor(search, db, 'one.id')}`
  const ordered =
    search.order === 'near' && !search.few
      ? sql`SELECT nearest.id, nearest.tier, nearest.at FROM (${listed} ORDER BY one.at FETCH FIRST ${sql.lit(search.before + search.rows)} ROWS WITH TIES) nearest
          ORDER BY at, id`
      : listed
  return sql`${ordered} LIMIT ${sql.lit(search.rows)} OFFSET ${sql.lit(search.before)}`
})

/**
 * The first deals of a list that are listed for the viewer: one after the other is looked up until there are enough. An
 * ORDER BY around would have the database look up all of them first.
 */
export const findPlaces = (db: Db, search: Search): Promise<Place[]> => places(db, asked(search))
