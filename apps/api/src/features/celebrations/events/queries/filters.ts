import { eventLimits } from '@celebrio/contract/celebrations/events'
import { type RawBuilder, sql } from 'kysely'
import { spanOf } from '../rules.ts'

/** What somebody looks for: words as `searchTermsOf` reads them, and a year, month or day at the event's place. */
export type Wanted = { searchTerms?: string | null | undefined; event_date?: string | undefined }

export const all = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` AND `)})`

/** Has the words; found by their index. */
export const matchesTerms = (searchTerms: string | null): RawBuilder<boolean> =>
  sql<boolean>`events.words @@ ${searchTerms}::tsquery`

/**
 * A condition that is looked at row by row while an order is walked. PostgreSQL takes it for true of every other row;
 * what it guesses of words and days it does not know is so few that it would rather sort them all.
 */
export const perRow = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`CASE WHEN ${condition} THEN true ELSE false END`

/** The same where other conditions leave few rows, or an order is walked. */
export const matchesTermsInRow = (searchTerms: string | null): RawBuilder<boolean> => perRow(matchesTerms(searchTerms))

/** What ends after a moment has begun within this time before it, in any zone: an index of beginnings can use that. */
const longest = sql`make_interval(days => ${sql.lit(eventLimits.longestDays + 1)})`

/** By the clock at its place. Without an end it is what that clock shows on all nights but those on which it is put. */
const localEnd = sql`coalesce(events.local_end, events.local_start + make_interval(hours => ${sql.lit(eventLimits.usualHours)}))`

/**
 * Is known to go on at some time of such days by the clock at its place; one that ends as a day begins is not on that
 * day. No zone is further than a day from UTC, which an index can use.
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

export const isOver = (now: Date): RawBuilder<boolean> => sql<boolean>`events.ends_at <= ${now}::timestamptz`
