import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fewFinder } from '#platform/db/few-finder.ts'

/** Rows that are known to be the only candidates: with the words that were typed, and with words alike. */
export type Few = { meant: number[]; alike: number[] }

/** What every search for rows with facets has: a tsquery that is asked of each row, and candidates; null for any. */
export type FacetedSearch = { facets: string | null; few: Few | null }

type Table<Search> = {
  /** With the alias that `fits` knows. */
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** What the indexes of the table have. */
  listed: RawBuilder<unknown>
  /** As many rows are few. */
  max: number
  /** What a search asks of a row. */
  fits(search: Search): RawBuilder<unknown>
}

const maxAlike = sql.lit(200)

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id)

/** Finds the rows of a table that have facets, whoever may see them. */
export function facetedRows<Search extends FacetedSearch>({ from, id, listed, max, fits }: Table<Search>) {
  const few = fewFinder(
    max,
    (condition, asked) => sql`SELECT ${id} AS id, ${asked} AS fits FROM ${from} WHERE ${listed} AND ${condition}`,
  )
  type Asked = { condition: RawBuilder<unknown>; key: string }
  return {
    /** The rows of a search for which a condition holds; null where it holds for many. */
    findFew: (db: Db, search: Search, asked: Asked) => few(db, { ...asked, fits: fits(search) }),

    /** The rows of a search that have all of some facets; null where many have these. */
    findFewWith: (db: Db, search: Search, facets: string) =>
      few(db, { condition: sql`facets @@ ${facets}::tsquery`, key: facets, fits: fits({ ...search, facets: null }) }),

    /** Those of a few rows that have all of some facets as well, each looked up. */
    async findAmong(db: Db, ids: readonly number[], facets: string): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        SELECT one.id FROM unnest(${ids}::bigint[]) AS one (id)
        WHERE (SELECT facets @@ ${facets}::tsquery FROM ${from} WHERE ${id} = one.id)`.execute(db)
      return idsOf(rows)
    },

    /** Some of the rows that have facets but not others. */
    async findSomeWith(db: Db, facets: string, without: string): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        SELECT ${id} AS id FROM ${from} WHERE ${listed} AND facets @@ (${facets}::tsquery && !! ${without}::tsquery)
        LIMIT ${maxAlike}`.execute(db)
      return idsOf(rows)
    },
  }
}

export type FacetedRows<Search extends FacetedSearch> = ReturnType<typeof facetedRows<Search>>
