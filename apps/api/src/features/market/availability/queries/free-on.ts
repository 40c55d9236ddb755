import { type RawBuilder, sql } from 'kysely'

/** The day that is asked for, and what is today there, as YYYY-MM-DD. */
export type FreeOn = { day: string; today: string }

type Asked = { viewerId: number; now: Date }

/** Whether a provider of an outer query can be asked for a day, as `statusOf` has it: four look-ups by key, and what the viewer holds. */
export const isFreeOn = (
  provider: RawBuilder<unknown>,
  { day, today }: FreeOn,
  { viewerId, now }: Asked,
): RawBuilder<unknown> => {
  const held = sql`SELECT provider_id FROM store_places
    WHERE user_id = ${viewerId} AND slot IS NOT NULL AND day = ${day}::date AND expires_at > ${now}`
  const these = sql`provider_id = ${provider} AND day = ${day}::date`
  const terms = sql`FROM store_availability WHERE provider_id = ${provider}`
  return sql`(${day}::date >= ${today}::date AND ${provider} IN (${held}) OR
    coalesce((SELECT lead_days ${terms}), 0) <= ${day}::date - ${today}::date
    AND NOT coalesce((SELECT is_off FROM store_days WHERE ${these}),
      (SELECT extract(isodow FROM ${day}::date)::smallint = ANY (weekdays_off) ${terms}), false)
    AND coalesce((SELECT taken FROM store_day_counts WHERE ${these}), 0)
      - (SELECT count(*) FROM store_places WHERE ${these} AND expires_at <= ${now})
      < coalesce((SELECT bookings_a_day ${terms}), 2147483647))`
}
