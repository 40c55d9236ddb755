import { type RawBuilder, sql } from 'kysely'
import { fieldRefusal } from '#platform/refusal.ts'

/** A place in a list that is sorted by time and id, newest first. The time is text: dates of JavaScript lose microseconds. */
export type Place = { at: string; id: number }

/** How much of a list to read: after a place, or a page counted from 1. */
export type Paging = { page?: number | undefined; per_page: number; cursor?: string | undefined }

const shape = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00~\d{1,16}$/

// The calendar must have it: PostgreSQL takes no 31st of February, and JavaScript would make it the 3rd of March.
const isMoment = (at: string): boolean => {
  const time = new Date(`${at.slice(0, 19).replace(' ', 'T')}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(at.slice(0, 10)) && time.getUTCFullYear() > 0
}

export const writeCursor = ({ at, id }: Place): string => Buffer.from(`${at}~${id}`).toString('base64url')

/** @throws Refusal validation_failed on `cursor` */
export function readCursor(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [at, id] = text.split('~')
  if (!shape.test(text) || !at || !id || !isMoment(at)) throw fieldRefusal('cursor', 'cursor_invalid')
  return { at, id: Number(id) }
}

/** The row comparison that continues after a place; PostgreSQL walks an index on (time DESC, id DESC) with it. */
export const after = (time: RawBuilder<unknown>, id: RawBuilder<unknown>, { at, id: last }: Place) =>
  sql<boolean>`(${time}, ${id}) < (${at}::timestamptz, ${last}::bigint)`

/** The same for lists that begin with the oldest, on an index of (time, id). */
export const afterOldest = (time: RawBuilder<unknown>, id: RawBuilder<unknown>, { at, id: last }: Place) =>
  sql<boolean>`(${time}, ${id}) > (${at}::timestamptz, ${last}::bigint)`

/** A timestamp as cursor text, in UTC with all its digits. */
export const placeText = (time: RawBuilder<unknown>) => sql<string>`(${time} AT TIME ZONE 'UTC')::text || '+00'`

/** Cuts the one row too many that was read to know whether there are more. */
export function cutPage<Row extends { place: string }>(rows: Row[], perPage: number, idOf: (row: Row) => number) {
  const page = rows.slice(0, perPage)
  const last = page.at(-1)
  const hasMorePages = rows.length > perPage
  return {
    page,
    hasMorePages,
    nextCursor: hasMorePages && last ? writeCursor({ at: last.place, id: idOf(last) }) : null,
  }
}
