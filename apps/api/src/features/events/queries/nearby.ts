import { nearKilometres } from '@celebrio/contract/nearby-events'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { EventList, Listed } from './rows.ts'
import { firstSeen } from './visible.ts'
import { isAhead } from './wanted.ts'

export type NearbySearch = {
  now: Date
  limit: number
  lat?: number | undefined
  long?: number | undefined
}

/** So many of the nearest, and so many of the next in each place, are looked at. */
const most = { nearest: sql.lit(200), next: sql.lit(48) }

const earthRadius = 6371

/** The straight way through a ball of radius 1 to what is so many kilometres away on it. */
const chordOf = (kilometres: number) => 2 * Math.sin(kilometres / earthRadius / 2)

/** What that straight way is on the ground. */
export const kilometresOf = (chord: number) => 2 * earthRadius * Math.asin(Math.min(1, chord / 2))

/** Where the viewer is: the coordinates that were sent, else the city of the profile, with the places around it. */
const here = (viewerId: number, { lat, long }: NearbySearch) => sql`
  SELECT ${
    lat === undefined || long === undefined
      ? sql`(SELECT ball_point(cities.lat, cities.lng) FROM cities WHERE cities.id = users.city_id)`
      : sql`ball_point(${lat}::double precision, ${long}::double precision)`
  } AS position, city_id, state_id, country_id
  FROM users WHERE id = ${viewerId}`

/** The index of places knows when events end: who has not begun is not over. */
const notBegun = (now: Date) => sql`(${isAhead(now)} AND events.starts_at > ${now}::timestamptz)`

const next = (condition: RawBuilder<unknown>) => sql`
  SELECT id FROM events WHERE is_public AND ${condition} ORDER BY starts_at, id LIMIT ${most.next}`

/** The next ones of a state or country: those without a point, or all when it is the viewer who has none. */
const around = (place: 'state_id' | 'country_id', ahead: RawBuilder<unknown>) => {
  const within = sql`${sql.ref(place)} = (SELECT ${sql.ref(place)} FROM here) AND ${ahead}`
  const isPlaced = sql`(SELECT position IS NOT NULL FROM here)`
  return sql`(${next(sql`${within} AND position IS NULL AND ${isPlaced}`)})
    UNION (${next(sql`${within} AND NOT ${isPlaced}`)})`
}

/** The next events that are open to the viewer because of how their hosts have filed them. */
const ofCircle = (viewerId: number, now: Date) => sql`
  SELECT kept.id FROM friends AS theirs CROSS JOIN LATERAL (
    SELECT events.id FROM events
    WHERE events.user_id = theirs.user_id AND events.open_to && '{1,2,3}' AND NOT events.is_public
      AND theirs.friend_type = ANY (events.open_to) AND ${notBegun(now)}
    ORDER BY starts_at, id LIMIT 3) kept
  WHERE theirs.friend_id = ${viewerId}`

/** Those of the candidates that are near, with how: 0 by distance, 1 in the same state, 2 in the same country. */
const near = (viewerId: number) => sql`
  SELECT events.id, events.starts_at, CASE WHEN distance <= ${chordOf(nearKilometres)} THEN 0
    WHEN events.state_id = here.state_id THEN 1 WHEN events.country_id = here.country_id THEN 2 END AS tier, distance
  FROM here, candidates JOIN events ON events.id = candidates.id
  CROSS JOIN LATERAL (SELECT events.position <-> here.position AS distance OFFSET 0) way
  WHERE events.user_id <> ${viewerId} AND (distance <= ${chordOf(nearKilometres)}
    OR distance IS NULL AND (events.state_id = here.state_id OR events.country_id = here.country_id))`

/**
 * Query of events of others that are to begin and open to the viewer, the nearest first, of those at one place the next;
 * then those of the same state and of the same country where one side has no coordinates. Their place is the distance, as
 * `kilometresOf` reads it.
 */
export function listNearby(db: Db, viewerId: number, search: NearbySearch): EventList<number | null> {
  const ahead = notBegun(search.now)
  const columns = ['id', 'tier', 'distance', 'starts_at']
  const order = sql`ORDER BY tier, distance, starts_at, id`
  const nearest = sql`SELECT ${sql.join(columns.map(column => sql.ref(column)))} FROM near ${order}`
  return sql<Listed<number | null>>`(
    WITH here AS MATERIALIZED (${here(viewerId, search)}),
    candidates AS (
      (SELECT id FROM events WHERE is_public AND ${ahead} AND position IS NOT NULL AND (SELECT position FROM here) IS NOT NULL
        ORDER BY position <-> (SELECT position FROM here) LIMIT ${most.nearest})
      UNION (${next(sql`city_id = (SELECT city_id FROM here) AND ${ahead}`)})
      UNION (${around('state_id', ahead)}) UNION (${around('country_id', ahead)})
      UNION (${ofCircle(viewerId, search.now)})),
    near AS MATERIALIZED (${near(viewerId)})
    SELECT id, distance AS place FROM ${firstSeen(db, viewerId, { columns, events: nearest, rows: search.limit })} found
    ${order})`
}
