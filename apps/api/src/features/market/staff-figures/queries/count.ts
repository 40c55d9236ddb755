import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { StoredFigure } from '../tables.ts'

/** Days of the UTC calendar, `YYYY-MM-DD`; both are counted. */
export type Days = { from: string; to: string }

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} AT TIME ZONE 'UTC')::date`

const within = (moment: RawBuilder<unknown>, { from, to }: Days) =>
  sql`${moment} >= ${from}::date::timestamp AT TIME ZONE 'UTC' AND ${moment} < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`

/** What each figure counts, and when that happened. */
const counted = {
  sign_ups: { table: 'users', at: sql`created_at` },
  posts: { table: 'posts', at: sql`created_at` },
  events: { table: 'events', at: sql`created_at` },
  bookings: { table: 'bookings', at: sql`created_at` },
  deals: { table: 'deals', at: sql`created_at` },
  reports_opened: { table: 'report_cases', at: sql`opened_at` },
  reports_decided: { table: 'moderation_decisions', at: sql`decided_at` },
} as const

type Counted = keyof typeof counted
export const countedByNight = Object.keys(counted) as Counted[]

/** Writes how many rows each day has, also none. Rows of days that were counted before stay as they are. */
export const countRows = (tx: Tx, figure: Counted, days: Days) => {
  const { table, at } = counted[figure]
  return sql`
    INSERT INTO platform_figures (figure, day, value)
    SELECT ${figure}, day, count(one.on_day) FROM generate_series(${days.from}::date, ${days.to}::date, interval '1 day') AS day
    LEFT JOIN (SELECT ${dayOf(at)} AS on_day FROM ${sql.table(table)} WHERE ${within(at, days)}) one ON one.on_day = day::date
    GROUP BY day ON CONFLICT DO NOTHING`.execute(tx)
}

/** Minutes from the first report to the decision, of all cases that were decided on a day together. */
export const countMinutes = (tx: Tx, days: Days) =>
  sql`
    INSERT INTO platform_figures (figure, day, value)
    SELECT 'decide_minutes', ${dayOf(sql`decided_at`)},
      greatest(0, round(sum(extract(epoch FROM decided_at - opened_at)) / 60))::bigint
    FROM moderation_decisions AS decision JOIN report_cases ON report_cases.id = decision.case_id
    WHERE ${within(sql`decided_at`, days)} GROUP BY 2 ON CONFLICT DO NOTHING`.execute(tx)

/** What was paid; what went back is in the ledger. */
export const countPaid = (tx: Tx, days: Days) =>
  sql`
    INSERT INTO platform_figures (figure, day, currency, value)
    SELECT 'paid', ${dayOf(sql`paid_at`)}, currency, sum(amount) FROM payments
    WHERE ${within(sql`paid_at`, days)} GROUP BY 2, 3 ON CONFLICT DO NOTHING`.execute(tx)

/** People who have been here on a day so far: who comes back later no longer looks as if they had been. */
export const countActive = (db: Db, day: string) =>
  sql`
    INSERT INTO platform_figures (figure, day, value)
    SELECT 'active', ${day}::date, count(DISTINCT user_id) FROM sessions WHERE ${within(sql`last_used_at`, { from: day, to: day })}
    ON CONFLICT (figure, day, currency) DO UPDATE SET value = greatest(platform_figures.value, excluded.value)`.execute(
    db,
  )

/** The last day that was counted; null before the first. */
export const findLastDay = async (tx: Tx): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    SELECT max(day)::text AS day FROM platform_figures WHERE figure = 'sign_ups'`.execute(tx)
  return rows[0]?.day ?? null
}

type FigureRow = { figure: StoredFigure; day: string; currency: string; value: number }

export const findFigures = async (db: Db, { from, to }: Days): Promise<FigureRow[]> => {
  const { rows } = await sql<FigureRow>`
    SELECT figure, day::text AS day, currency, value FROM platform_figures
    WHERE day BETWEEN ${from}::date AND ${to}::date ORDER BY day, figure, currency`.execute(db)
  return rows
}
