import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { fieldError } from '#platform/app-error.ts'

/** A position in a list sorted by time and id, newest first. The time is text because JavaScript dates lose microseconds. */
export type KeysetPosition = { at: string; id: number }

/** Which part of a list to read: the rows after a cursor, or a page counted from 1. */
export type Paging = { page?: number | undefined; per_page: number; cursor?: string | undefined }

const shape = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00~\d{1,16}$/

// The date must exist: PostgreSQL rejects 31 February, and JavaScript would turn it into 3 March.
const isMoment = (at: string): boolean => {
  const time = new Date(`${at.slice(0, 19).replace(' ', 'T')}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(at.slice(0, 10)) && time.getUTCFullYear() > 0
}

/** Encodes a position as a cursor. */
export const cursorText = (text: string): string => Buffer.from(text).toString('base64url')

/**
 * Decodes a cursor.
 * @param parse reads the position from the decoded text, null if it is not valid
 * @throws AppError validation_failed on `cursor`
 */
export function readCursorAs<P>(parse: (text: string) => P | null, cursor: string): P {
  const position = parse(Buffer.from(cursor, 'base64url').toString())
  if (!position) throw fieldError('cursor', 'cursor_invalid')
  return position
}

function parsePosition(text: string): KeysetPosition | null {
  const [at, id] = text.split('~')
  return shape.test(text) && at && id && isMoment(at) ? { at, id: Number(id) } : null
}

export const writeCursor = ({ at, id }: KeysetPosition): string => cursorText(`${at}~${id}`)

/** @throws AppError validation_failed on `cursor` */
export const readCursor = (cursor: string): KeysetPosition => readCursorAs(parsePosition, cursor)

/** The row comparison for the rows after a position; PostgreSQL can use an index on (time DESC, id DESC) for it. */
export const after = (time: RawBuilder<unknown>, id: RawBuilder<unknown>, { at, id: last }: KeysetPosition) =>
  sql<boolean>`(${time}, ${id}) < (${at}::timestamptz, ${last}::bigint)`

/** The same for lists with the oldest first, with an index on (time, id). */
export const afterOldest = (time: RawBuilder<unknown>, id: RawBuilder<unknown>, { at, id: last }: KeysetPosition) =>
  sql<boolean>`(${time}, ${id}) > (${at}::timestamptz, ${last}::bigint)`

const pageSizes = [10, 20, 30, 50, 100]

/**
 * How many rows to read for a page: at least one more than it holds, rounded up to one of a few numbers, because each is a
 * separate prepared statement.
 */
export const rowsOfPage = (perPage: number): number => 1 + (pageSizes.find(size => size >= perPage) ?? perPage)

/** The offset of a page read by number; 0 with a cursor. */
export const rowsBefore = ({ page = 1, per_page, cursor }: Paging): number => (cursor ? 0 : (page - 1) * per_page)

/** Applies the order, position and limit of one page, newest first; reads at least one row more than the page holds. */
export function newestFirst<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  time: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  paging: Paging,
) {
  const sorted = list
    .orderBy(time, 'desc')
    .orderBy(id, 'desc')
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
  return paging.cursor ? sorted.where(after(time, id, readCursor(paging.cursor))) : sorted
}

/** A timestamp as cursor text, in UTC with microseconds. */
export const cursorTimestamp = (time: RawBuilder<unknown>) => sql<string>`(${time} AT TIME ZONE 'UTC')::text || '+00'`

/** The moment of a position as answers have it, in milliseconds. */
export const momentOf = (position: string): string =>
  `${position.slice(0, 10)}T${position.slice(11, 19)}.${position.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`

/** Cuts off the extra rows, which only show that there is a next page. */
export function paginate<Row extends { position: string }>(rows: Row[], perPage: number, idOf: (row: Row) => number) {
  const page = rows.slice(0, perPage)
  const last = page.at(-1)
  const hasMorePages = rows.length > perPage
  return {
    page,
    hasMorePages,
    nextCursor: hasMorePages && last ? writeCursor({ at: last.position, id: idOf(last) }) : null,
  }
}

const parseId = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null)

/** The number of the last row of the page before, in a list sorted by number alone. @throws AppError validation_failed on `cursor` */
export const readIdCursor = (cursor: string | undefined): number | undefined =>
  cursor === undefined ? undefined : readCursorAs(parseId, cursor)

/** `paginate` for lists that are sorted by number alone. */
export function paginateById<Row extends { id: number }>(rows: readonly Row[], perPage: number) {
  const page = rows.slice(0, perPage)
  const last = page.at(-1)
  const hasMorePages = rows.length > perPage
  return { page, hasMorePages, nextCursor: hasMorePages && last ? cursorText(String(last.id)) : null }
}
