import { eventLimits } from '@celebrio/contract/celebrations/events'
import { type RawBuilder, sql } from 'kysely'
import { spanOf } from '../rules.ts'

/**
 * What somebody looks for: search terms as `searchTermsOf` reads them, and a year, month or day at the event's place.
 */
export type Wanted = { searchTerms?: string | null | undefined; event_date?: string | undefined }

export const all = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` AND `)})`

/** Matches the search terms; served by the text index. */
export const matchesTerms = (searchTerms: string | null): RawBuilder<boolean> =>
  sql<boolean>`events.words @@ ${searchTerms}::tsquery`

/**
 * A condition that is checked row by row while an index is walked in order. PostgreSQL takes it for true for every
 * other row; for terms and days that it does not know it would expect so few rows that it would rather sort them all.
 */
export const perRow = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`CASE WHEN ${condition} THEN true ELSE false END`

/** The same where other conditions leave few rows, or where rows are walked in order. */
export const matchesTermsInRow = (searchTerms: string | null): RawBuilder<boolean> => perRow(matchesTerms(searchTerms))

/**
 * Whatever ends after an instant has begun within this time before it, in any zone, which an index by start can use.
 */
export const longest = sql`make_interval(days => ${sql.lit(eventLimits.longestDays + 1)})`

/** By the clock at its place. Without an end it is right on all nights except those on which the clock changes. */
const localEnd = sql`coalesce(events.local_end, events.local_start + make_interval(hours => ${sql.lit(eventLimits.usualHours)}))`

/**
 * Is on at some time of these days by the clock at its place, with a date that is set; an event that ends as a day
 * begins is not on that day. No zone is more than a day away from UTC, which an index can use.
 */
export function isOnWithin(text: string): RawBuilder<boolean> {
  const { first, length } = spanOf(text)
  const from = sql`${first}::timestamp`
  const before = sql`(${first}::timestamp + ${length}::interval)`
  return sql<boolean>`(events.starts_at > ${from} AT TIME ZONE 'UTC' - ${longest}
    AND events.ends_at > ${from} AT TIME ZONE 'UTC' - interval '1 day'
    AND events.starts_at < ${before} AT TIME ZONE 'UTC' + interval '1 day'
    AND ${perRow(sql<boolean>`NOT events.date_open AND ${localEnd} > ${from} AND events.local_start < ${before}`)})`
}

/** Is not over. */
export const isAhead = (now: Date): RawBuilder<boolean> => sql<boolean>`(events.ends_at > ${now}::timestamptz
  AND events.starts_at > ${now}::timestamptz - ${longest})`

/** An index by start passes those to come. */
export const isOver = (now: Date): RawBuilder<boolean> => sql<boolean>`(events.ends_at <= ${now}::timestamptz
  AND events.starts_at < ${now}::timestamptz)`
