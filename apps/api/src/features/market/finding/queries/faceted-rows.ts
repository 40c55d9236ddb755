import { type RawBuilder, sql } from 'kysely'
import { compiledSearch } from '#platform/db/compiled-search.ts'
import type { Db } from '#platform/db/database.ts'
import { type Counted, fewFinder } from '#platform/db/few-finder.ts'

/** Rows that are known to be the only candidates: with the words that were typed, and with words alike. */
export type Few = { meant: number[]; alike: number[] }

/** What every search for rows with facets has: parts of a tsquery, all of which a row has to have, and candidates; null for any. */
export type FacetedSearch = { facets: readonly string[]; few: Few | null }

/** A search for a statement: what a row has to have as one tsquery, null for anything. */
export type Asked<Search extends FacetedSearch> = Omit<Search, 'facets'> & { facets: string | null }

/** At what a statement of a search looks before it is compiled; all else are values. */
const literals = ['order', 'column', 'rows', 'before']

export const searchStatement = <Search extends object, Row>(build: (db: Db, search: Search) => RawBuilder<Row>) =>
  compiledSearch<Search, Row>((db, search) => build(db, search).compile(db), literals)

const textOf = (facets: readonly string[]) => (facets.length === 0 ? null : facets.join(' & '))

export const asked = <Search extends FacetedSearch>(search: Search): Asked<Search> => ({
  ...search,
  facets: textOf(search.facets),
})

type Table<Search extends FacetedSearch> = {
  /** With the alias that `fits` knows. */
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** What the indexes of the table have. */
  listed: RawBuilder<unknown>
  /** As many rows are few. */
  max: number
  /** What a search asks of a row. */
  fits(search: Asked<Search>): RawBuilder<unknown>
}

const maxAlike = sql.lit(200)

/** Asked of rows that are found by something else: at once. */
export const hasAll = (column: RawBuilder<unknown>, facets: string): RawBuilder<unknown> =>
  sql`${column} @@ ${facets}::tsquery`

/** Each in an object of its own, because how many there are decides what a statement says. */
type Parts = readonly { part: string }[]
const partsOf = (facets: readonly string[]): Parts => facets.map(part => ({ part }))

/**
 * Asked of an index, part by part: it then leaps from one row that has a part to the next that may have all. Of one tsquery with
 * all parts it looks at each row that has the rarest (2.3 ms instead of 0.9, among 200,000 deals).
 */
const findAll = (parts: Parts): RawBuilder<unknown> =>
  sql.join(
    parts.map(({ part }) => sql`facets @@ ${part}::tsquery`),
    sql` AND `,
  )

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id)

/** Finds the rows of a table that have facets, whoever may see them. */
export function facetedRows<Search extends FacetedSearch>({ from, id, listed, max, fits }: Table<Search>) {
  /** Finds the rows of a search for which a condition holds that is told with it; null where it holds for many. */
  function fewWhere<Told extends object>(conditionOf: (told: Told) => RawBuilder<unknown>) {
    const count = searchStatement<{ search: Asked<Search>; told: Told }, Counted>(
      (_, { search, told }) => sql`
        SELECT count(*)::integer AS found, array_agg(id) FILTER (WHERE fits) AS ids
        FROM (SELECT ${id} AS id, ${fits(search)} AS fits FROM ${from} WHERE ${listed} AND ${conditionOf(told)}
          LIMIT ${sql.lit(max + 1)}) AS few`,
    )
    const find = fewFinder(max, count)
    return (db: Db, search: Search, told: Told, key: string) => find(db, { search: asked(search), told }, key)
  }

  const withAll = fewWhere(({ parts }: { parts: Parts }) => findAll(parts))
  const among = searchStatement<{ ids: readonly number[]; facets: string }, { id: number }>(
    (_, { ids, facets }) => sql`
      SELECT one.id FROM unnest(${ids}::bigint[]) AS one (id)
      WHERE (SELECT ${hasAll(sql`facets`, facets)} FROM ${from} WHERE ${id} = one.id)`,
  )
  const some = searchStatement<{ parts: Parts; without: string }, { id: number }>(
    (_, { parts, without }) => sql`
      SELECT ${id} AS id FROM ${from} WHERE ${listed} AND ${findAll(parts)} AND NOT ${hasAll(sql`facets`, without)}
      LIMIT ${maxAlike}`,
  )
  return {
    fewWhere,

    /** The rows of a search that have all of some facets; null where many have these. */
    findFewWith: (db: Db, search: Search, facets: readonly string[]) =>
      withAll(db, { ...search, facets: [] }, { parts: partsOf(facets) }, facets.join(' & ')),

    /** Those of a few rows that have all of some facets as well, each looked up. */
    findAmong: async (db: Db, ids: readonly number[], facets: readonly string[]): Promise<number[]> =>
      idsOf(await among(db, { ids, facets: facets.join(' & ') })),

    /** Some of the rows that have facets but not others. */
    findSomeWith: async (db: Db, facets: readonly string[], without: readonly string[]): Promise<number[]> =>
      idsOf(await some(db, { parts: partsOf(facets), without: without.join(' & ') })),
  }
}

export type FacetedRows<Search extends FacetedSearch> = ReturnType<typeof facetedRows<Search>>
