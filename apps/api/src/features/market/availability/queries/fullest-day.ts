import { type RawBuilder, sql } from 'kysely'

/** The provider and the days that an outer query names. */
type Named = { provider: string; from: RawBuilder<unknown>; to: RawBuilder<unknown> }

/**
 * Subquery: how many places bookings have of the fullest of these days, without those that are held, and how many the provider
 * takes at most.
 */
export const fullestDay = ({ provider, from, to }: Named) => sql<{ booked: number; most: number | null }>`(
  SELECT jsonb_build_object(
    'booked', coalesce((
      SELECT max(counted.taken - counted.held) FROM store_day_counts AS counted
      WHERE counted.provider_id = ${sql.ref(provider)} AND counted.day BETWEEN ${from} AND ${to}), 0),
    'most', (
      SELECT terms.bookings_a_day FROM store_availability AS terms WHERE terms.provider_id = ${sql.ref(provider)})))`
