import { nearKilometres } from '@celebrio/contract/celebrations/nearby-events'
import { type RawBuilder, sql } from 'kysely'
import { type EventList, isAhead, type Listed } from '#features/celebrations/events'

export type NearbySearch = {
  now: Date
  limit: number
  lat?: number | undefined
  long?: number | undefined
}

/** How many of the nearest, and of the next in each place, are considered. */
const max = { nearest: sql.lit(200), next: sql.lit(48) }

const earthRadius = 6371

/** The chord through a ball of radius 1 for a distance on the ground, in kilometres. */
const chordOf = (kilometres: number) => 2 * Math.sin(kilometres / earthRadius / 2)

/** The distance on the ground for such a chord. */
export const kilometresOf = (chord: number) => 2 * earthRadius * Math.asin(Math.min(1, chord / 2))

/** Where the viewer is: at the coordinates that were sent, else in the city of their profile. */
const here = (viewerId: number, { lat, long }: NearbySearch) => sql`
  SELECT ${
    lat === undefined || long === undefined
      ? sql`(SELECT ball_point(cities.lat, cities.lng) FROM cities WHERE cities.id = users.city_id)`
      : sql`ball_point(${lat}::double precision, ${long}::double precision)`
  } AS position, city_id, state_id, country_id
  FROM users WHERE id = ${viewerId}`

/** Upcoming, and not the viewer's own. The index by place has the end of events; one that has not begun is not over. */
const ofOthersAhead = (viewerId: number, now: Date) =>
  sql`(${isAhead(now)} AND events.starts_at > ${now}::timestamptz AND events.user_id <> ${viewerId})`

const position = sql`(SELECT position FROM here)`

/** What the order of nearby events depends on. */
const found = sql`SELECT events.id, events.starts_at, events.state_id, events.country_id,
  events.position <-> ${position} AS distance FROM events`

const nearest = (ahead: RawBuilder<unknown>) => sql`
  ${found} WHERE is_public AND ${ahead} AND events.position IS NOT NULL AND ${position} IS NOT NULL
  ORDER BY events.position <-> ${position} LIMIT ${max.nearest}`

const next = (condition: RawBuilder<unknown>) => sql`
  ${found} WHERE is_public AND ${condition} ORDER BY starts_at, id LIMIT ${max.next}`

/** The next events of a state or country: those without a position, or all of them when the viewer has none. */
const around = (place: 'state_id' | 'country_id', ahead: RawBuilder<unknown>) => {
  const within = sql`events.${sql.ref(place)} = (SELECT ${sql.ref(place)} FROM here) AND ${ahead}`
  return sql`(${next(sql`${within} AND events.position IS NULL AND ${position} IS NOT NULL`)})
    UNION (${next(sql`${within} AND ${position} IS NULL`)})`
}

/** The next events that are open to the viewer because of how the hosts have filed them. */
const ofCircle = (viewerId: number, ahead: RawBuilder<unknown>, now: Date) => sql`
  SELECT listed.id, listed.starts_at, listed.state_id, listed.country_id, listed.distance
  FROM event_listings AS listing
  CROSS JOIN LATERAL (${found} WHERE events.id = listing.event_id AND ${ahead} OFFSET 0) listed
  WHERE listing.user_id = ${viewerId} AND listing.reason = 'circle' AND listing.starts_at > ${now}::timestamptz
  ORDER BY listing.starts_at, listing.event_id LIMIT ${max.next}`

/**
 * Upcoming events of others, the nearest first, and at one place the next one first; then those of the same state and
 * of the same country where one side has no coordinates. Their position in the list is the distance, as `kilometresOf`
 * reads it.
 */
export function listNearby(viewerId: number, search: NearbySearch): EventList<number | null> {
  const ahead = ofOthersAhead(viewerId, search.now)
  // what they are near by: 0 distance, 1 the same state, 2 the same country
  const tier = sql`CASE WHEN distance <= ${chordOf(nearKilometres)} THEN 0 WHEN distance IS NOT NULL THEN NULL
    WHEN state_id = (SELECT state_id FROM here) THEN 1 WHEN country_id = (SELECT country_id FROM here) THEN 2 END`
  const candidates = sql<Listed<number | null>>`
    WITH here AS MATERIALIZED (${here(viewerId, search)})
    SELECT id, tier, distance, starts_at, distance AS position FROM (
      SELECT id, starts_at, distance, ${tier} AS tier FROM (
        (${nearest(ahead)}) UNION (${next(sql`events.city_id = (SELECT city_id FROM here) AND ${ahead}`)})
        UNION (${around('state_id', ahead)}) UNION (${around('country_id', ahead)})
        UNION (${ofCircle(viewerId, ahead, search.now)})) side) near
    WHERE tier IS NOT NULL ORDER BY tier, distance, starts_at, id`
  const order = sql`listed.tier, listed.distance, listed.starts_at, listed.id`
  return { candidates, order, rows: search.limit, before: 0 }
}
