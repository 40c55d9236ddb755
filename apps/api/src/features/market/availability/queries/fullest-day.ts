import { type RawBuilder, sql } from 'kysely'

/** The provider, the booking and the days that an outer query names. */
type Named = { provider: string; booking: string; from: RawBuilder<unknown>; to: RawBuilder<unknown> }

export type SameDay = { booked: number; most: number | null; is_full: boolean }

/**
 * Subquery: how many places other bookings than the one named have of the fullest of these days, without those that are held,
 * how many the provider takes at most, and whether one of the days has no place left for this booking, held ones counted.
 */
export const fullestDay = ({ provider, booking, from, to }: Named) => sql<SameDay>`(
  SELECT jsonb_build_object(
    'booked', coalesce((
      SELECT max(counted.taken - counted.held - (
        SELECT count(*)::integer FROM store_places AS own WHERE own.booking_id = ${sql.ref(booking)}
          AND own.day = counted.day AND own.expires_at IS NULL))
      FROM store_day_counts AS counted
      WHERE counted.provider_id = ${sql.ref(provider)} AND counted.day BETWEEN ${from} AND ${to}), 0),
    'most', (
      SELECT terms.bookings_a_day FROM store_availability AS terms WHERE terms.provider_id = ${sql.ref(provider)}),
    'is_full', EXISTS (
      SELECT FROM store_day_counts AS counted
      JOIN store_availability AS terms ON terms.provider_id = counted.provider_id
      WHERE counted.provider_id = ${sql.ref(provider)} AND counted.day BETWEEN ${from} AND ${to}
        AND counted.taken >= terms.bookings_a_day
        AND NOT EXISTS (SELECT FROM store_places AS own WHERE own.booking_id = ${sql.ref(booking)} AND own.day = counted.day))))`
