import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type TooFar = {
  provider_id: number
  company_name: string
  travels_km: number
  /** Whether it is known where the event is. */
  is_placed: boolean
}

/** Where an event is. */
export const placeOfEvent = (eventId: number) => sql`SELECT position FROM events WHERE id = ${eventId}`

/** Where an event in a city will be; without one, nobody knows. */
export const placeInCity = (cityId: number | null) =>
  sql`SELECT (SELECT ball_point(lat, lng) FROM cities WHERE id = ${cityId}::bigint) AS position`

/**
 * Which of some providers say how far they come, and not as far as to a place. Whether they come to one that is not known,
 * nobody can say: it counts as too far.
 */
export async function findTooFar(
  db: Db,
  place: RawBuilder<unknown>,
  providerIds: readonly number[],
): Promise<TooFar[]> {
  const { rows } = await sql<TooFar>`
    SELECT stores.provider_id, company.company_name, stores.travels_km, place.position IS NOT NULL AS is_placed
    FROM (${place}) AS place, store_listings AS listing
    JOIN stores ON stores.provider_id = listing.provider_id
    JOIN service_providers AS company ON company.id = listing.provider_id
    WHERE listing.provider_id = ANY (${providerIds}::bigint[])
      AND listing.travels IS NOT NULL
      AND (place.position IS NULL OR (listing.position <-> place.position) > listing.travels)
    ORDER BY stores.provider_id`.execute(db)
  return rows
}
