import { type RawBuilder, sql } from 'kysely'

/** The day that is asked for, and what is today there, as YYYY-MM-DD. */
export type FreeOn = { day: string; today: string }

/** Whether a provider of an outer query can be asked for a day: four look-ups by key. */
export const isFreeOn = (provider: RawBuilder<unknown>, { day, today }: FreeOn, now: Date): RawBuilder<unknown> => {
  const these = sql`provider_id = ${provider} AND day = ${day}::date`
  const terms = sql`FROM store_availability WHERE provider_id = ${provider}`
  return sql`(
    coalesce((SELECT lead_days ${terms}), 0) <= ${day}::date - ${today}::date
    AND NOT coalesce((SELECT is_off FROM store_days WHERE ${these}),
      (SELECT extract(isodow FROM ${day}::date)::smallint = ANY (weekdays_off) ${terms}), false)
    AND coalesce((SELECT taken FROM store_day_counts WHERE ${these}), 0)
      - (SELECT count(*) FROM store_places WHERE ${these} AND expires_at <= ${now})
      < coalesce((SELECT bookings_a_day ${terms}), 2147483647))`
}
