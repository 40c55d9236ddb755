import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const listingOf = sql`SELECT listing.categories, listing.position FROM store_listings AS listing
  WHERE listing.provider_id = booked.provider_id`

/** Of the services that were booked; of the whole store where these are gone. */
const categories = sql`coalesce(
  (SELECT array_agg(DISTINCT kind.category_id::integer) FROM booking_items AS item
    JOIN service_categories AS kind ON kind.service_id = item.service_id WHERE item.booking_id = booked.id),
  (SELECT known.categories FROM (${listingOf}) AS known), '{}')`

/** All whom the celebrant has asked for this event, and their own company. */
const known = sql`ARRAY(SELECT asked.provider_id FROM bookings AS asked
    WHERE asked.event_id = booked.event_id AND asked.celebrant_id = booked.celebrant_id
  UNION SELECT own.id FROM service_providers AS own WHERE own.user_id = booked.celebrant_id)`

/** Of the event; of who was booked, where it says no place at all. */
const city = sql`coalesce(events.city_id, (SELECT company.city_id FROM service_providers AS company
  WHERE company.id = booked.provider_id AND events.position IS NULL))`

export type Gap = {
  categories: number[]
  known: number[]
  /** A cube: that of the event, else that of who was booked. */
  point: string | null
  city_id: number | null
  local_start: string
  timezone: string
  starts_at: Date
  ends_at: Date
}

/** What is missing at an event when one of its bookings has come to nothing. Undefined where the event is gone, or has no date. */
export async function findGap(db: Db, bookingId: number): Promise<Gap | undefined> {
  const { rows } = await sql<Gap>`
    SELECT ${categories} AS categories, ${known} AS known, ${city} AS city_id,
      coalesce(events.position, (SELECT place.position FROM (${listingOf}) AS place))::text AS point,
      events.local_start, events.timezone, events.starts_at, events.ends_at
    FROM bookings AS booked JOIN events ON events.id = booked.event_id AND NOT events.date_open
    WHERE booked.id = ${bookingId}`.execute(db)
  return rows[0]
}
