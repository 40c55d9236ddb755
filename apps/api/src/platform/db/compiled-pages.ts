import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { compiledQuery } from './compiled-query.ts'
import type { Db } from './database.ts'
import { after, type Paging, readCursor, rowsBefore, rowsOfPage } from './keyset.ts'

/** Where a page after a cursor begins. */
type Place = { lastAt: string; lastId: number }

/**
 * Reads pages of a list like `newestFirst`, compiled once: for first pages, for those after a cursor, and for those that are
 * counted from the start.
 * @param list must not look at the values: see `compiledQuery`
 */
export function newestPages<Values extends object, DB, TB extends keyof DB, Row>(
  list: (db: Db, values: Values) => SelectQueryBuilder<DB, TB, Row>,
  time: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) {
  const sorted = (db: Db, values: Values, rows: number) =>
    list(db, values).orderBy(time, 'desc').orderBy(id, 'desc').limit(rows)
  const first = compiledQuery((db, values: Values, rows: number) => sorted(db, values, rows).offset(0).compile())
  const next = compiledQuery((db, values: Values & Place, rows: number) => {
    const { lastAt: at, lastId } = values
    return sorted(db, values, rows)
      .where(after(time, id, { at, id: lastId }))
      .offset(0)
      .compile()
  })
  const counted = compiledQuery((db, values: Values & { skipped: number }, rows: number) =>
    sorted(db, values, rows).offset(values.skipped).compile(),
  )
  return (db: Db, values: Values, paging: Paging): Promise<Row[]> => {
    const rows = rowsOfPage(paging.per_page)
    if (paging.cursor) {
      const { at: lastAt, id: lastId } = readCursor(paging.cursor)
      return next(db, { ...values, lastAt, lastId }, rows)
    }
    const skipped = rowsBefore(paging)
    return skipped > 0 ? counted(db, { ...values, skipped }, rows) : first(db, values, rows)
  }
}
