import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { fieldError } from '#platform/app-error.ts'

/** A place in a list that is sorted by time and id, newest first. The time is text: dates of JavaScript lose microseconds. */
export type KeysetPosition = { at: string; id: number }

/** How much of a list to read: after a place, or a page counted from 1. */
export type Paging = { page?: number | undefined; per_page: number; cursor?: string | undefined }

const shape = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00~\d{1,16}$/

// The calendar must have it: PostgreSQL takes no 31st of February, and JavaScript would make it the 3rd of March.
const isMoment = (at: string): boolean => {
  const time = new Date(`${at.slice(0, 19).replace(' ', 'T')}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(at.slice(0, 10)) && time.getUTCFullYear() > 0
}

/** The text of a place as a cursor. */
export const cursorText = (text: string): string => Buffer.from(text).toString('base64url')

/**
 * The place that a cursor tells.
 * @param parse the place from its text, null for what is none
 * @throws AppError validation_failed on `cursor`
 */
export function readCursorAs<P>(parse: (text: string) => P | null, cursor: string): P {
  const place = parse(Buffer.from(cursor, 'base64url').toString())
  if (!place) throw fieldError('cursor', 'cursor_invalid')
  return place
}

function parsePlace(text: string): KeysetPosition | null {
  const [at, id] = text.split('~')
  return shape.test(text) && at && id && isMoment(at) ? { at, id: Number(id) } : null
}

export const writeCursor = ({ at, id }: KeysetPosition): string => cursorText(`${at}~${id}`)

/** @throws AppError validation_failed on `cursor` */
export const readCursor = (cursor: string): KeysetPosition => readCursorAs(parsePlace, cursor)

/** The row comparison that continues after a place; PostgreSQL walks an index on (time DESC, id DESC) with it. */
export const after = (time: RawBuilder<unknown>, id: RawBuilder<unknown>, { at, id: last }: KeysetPosition) =>
  sql<boolean>`(${time}, ${id}) < (${at}::timestamptz, ${last}::bigint)`

/** The same for lists that begin with the oldest, on an index of (time, id). */
export const afterOldest = (time: RawBuilder<unknown>, id: RawBuilder<unknown>, { at, id: last }: KeysetPosition) =>
  sql<boolean>`(${time}, ${id}) > (${at}::timestamptz, ${last}::bigint)`

const pageSizes = [10, 20, 30, 50, 100]

/**
 * How many rows to read for a page: at least one more than it holds, and one of few numbers, because each makes a
 * statement of its own.
 */
export const rowsOfPage = (perPage: number): number => 1 + (pageSizes.find(size => size >= perPage) ?? perPage)

/** How many rows to pass over for a page that is read by its number; none after a cursor. */
export const rowsBefore = ({ page = 1, per_page, cursor }: Paging): number => (cursor ? 0 : (page - 1) * per_page)

/** One page of a list and at least one row more, newest first: after a place, or by its number. */
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

/** A timestamp as cursor text, in UTC with all its digits. */
export const cursorTimestamp = (time: RawBuilder<unknown>) => sql<string>`(${time} AT TIME ZONE 'UTC')::text || '+00'`

/** Cuts the rows too many, of which one tells that there are more. */
export function paginate<Row extends { place: string }>(rows: Row[], perPage: number, idOf: (row: Row) => number) {
  const page = rows.slice(0, perPage)
  const last = page.at(-1)
  const hasMorePages = rows.length > perPage
  return {
    page,
    hasMorePages,
    nextCursor: hasMorePages && last ? writeCursor({ at: last.place, id: idOf(last) }) : null,
  }
}
