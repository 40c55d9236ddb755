import { type RawBuilder, sql } from 'kysely'
import { active } from '#features/people/accounts'
import { idsByPrefix } from '#features/people/name-search'
import type { Db } from '#platform/db/database.ts'
import type { PersonRow } from './lists.ts'
import { circleOf } from './mutual.ts'
import { findablePeople } from './privacy.ts'
import { unblockedInCrowd } from './visible.ts'

/** Where somebody stands among the people to find: more mutual connections, then a nearer place, then the newer account. */
export type Rank = { mutual: number; nearness: number; id: number }

export type Finding = {
  viewerId: number
  now: Date
  /** What the words of a name begin with, as text of a tsquery: made before, so that an index serves it. */
  searchTerms?: string | undefined
  country_id?: number | undefined
  state_id?: number | undefined
  city_id?: number | undefined
}

/** Somebody who was found, with their place in the ranking. */
export type Found = Rank & PersonRow

const columns = sql`id, name, profile_picture, country_id, state_id, city_id, status, user_type, is_kid, name_words, found_by,
  messages_from`
const person = sql`users.id, users.name, users.profile_picture, users.country_id, users.state_id, users.city_id,
  users.messages_from`

/** Where the viewer lives. */
export type Home = { country_id: number | null; state_id: number | null; city_id: number | null }

export const findHome = async (db: Db, viewerId: number): Promise<Home> =>
  db
    .selectFrom('users')
    .select(['country_id', sql<number | null>`state_id`.as('state_id'), sql<number | null>`city_id`.as('city_id')])
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow()

/**
 * What bounds the cost for people who know everybody: so many connections of the viewer and of each of those are looked at,
 * for a name more, because few of them have it; so many of the newest accounts of a ring, and of those who have a name.
 */
const max = {
  circle: { between: 20, theirs: 30 },
  named: { between: 30, theirs: 40 },
  ring: sql.lit(300),
  namesakes: 250,
}

const circle = ({ viewerId, searchTerms }: Finding) =>
  sql`circle AS MATERIALIZED (${circleOf(viewerId, searchTerms === undefined ? max.circle : max.named)})`

/** Whom the viewer is not offered though they may see them: known, asked, or skipped for now. Looked up for each of them. */
const isSettled = ({ viewerId, now }: Finding) => sql`(
  EXISTS (SELECT FROM friends WHERE user_id = ${viewerId} AND friend_id = users.id OFFSET 0)
  OR EXISTS (SELECT FROM friend_requests WHERE user_id = ${viewerId} AND friend_id = users.id OFFSET 0)
  OR EXISTS (SELECT FROM friend_requests WHERE user_id = users.id AND friend_id = ${viewerId} OFFSET 0)
  OR EXISTS (SELECT FROM friend_skips WHERE user_id = ${viewerId} AND skipped_id = users.id AND until > ${now} OFFSET 0))`

const livesIn = ({ country_id, state_id, city_id }: Finding) => {
  const named = Object.entries({ country_id, state_id, city_id }).filter(([, id]) => id !== undefined)
  return all([sql`true`, ...named.map(([column, id]) => sql`${sql.ref(`users.${column}`)} = ${id}::bigint`)])
}

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` AND `)

/** Who can be found: visible celebrants, no children, who fit the filters. What leaves out most is asked first. */
function findable(db: Db, finding: Finding) {
  const { viewerId, searchTerms } = finding
  const conditions: RawBuilder<unknown>[] = []
  if (searchTerms !== undefined) conditions.push(sql`users.name_words @@ ${searchTerms}::tsquery`)
  conditions.push(livesIn(finding))
  conditions.push(sql`${unblockedInCrowd(viewerId, 'users')} AND users.user_type = 0 AND users.id <> ${viewerId}`)
  conditions.push(sql`NOT users.is_kid AND NOT ${isSettled(finding)}`)
  conditions.push(findablePeople(db, viewerId, 'users'))
  return all(conditions)
}

const same = (column: string, id: number | null) =>
  id === null ? sql`false` : sql`coalesce(${sql.ref(column)} = ${id}, false)`

const home = (viewerId: number) =>
  sql`home AS MATERIALIZED (SELECT country_id, state_id, city_id FROM users WHERE id = ${viewerId})`

/** 3 for the same city, 2 for the same state, 1 for the same country, 0 for elsewhere. */
const nearness = sql`CASE WHEN users.city_id = home.city_id THEN 3 WHEN users.state_id = home.state_id THEN 2
  WHEN users.country_id = home.country_id THEN 1 ELSE 0 END`

/** Friends of friends behind a place in the ranking; the best known are looked at first, and no more than are needed. */
export async function rankCircle(
  db: Db,
  finding: Finding,
  { limit, behind }: { limit: number; behind?: Rank | undefined },
): Promise<Found[]> {
  const lesser = behind ? sql`WHERE circle.mutual <= ${behind.mutual}` : sql``
  const further = behind
    ? sql`AND (best.mutual, ${nearness}, users.id) < (${behind.mutual}, ${behind.nearness}, ${behind.id}::bigint)`
    : sql``
  const { rows } = await sql<Found>`
    WITH ${home(finding.viewerId)}, ${circle(finding)}, best AS (SELECT circle.id, circle.mutual FROM circle ${lesser})
    SELECT ${person}, best.mutual, ${nearness} AS nearness FROM home, best
    CROSS JOIN LATERAL (SELECT ${columns} FROM users WHERE id = best.id LIMIT 1) users
    WHERE ${findable(db, finding)} ${further}
    ORDER BY mutual DESC, nearness DESC, users.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

// As the indexes of the rings have it.
const isCelebrant = sql`status = ${active} AND user_type = 0`

/** Where a ring is: the largest place around it, by which an index finds people, and what of it is nearer. */
type Ring = { around: RawBuilder<unknown>; nearer: RawBuilder<unknown> }

/** Null where the viewer's own place is not known. */
function ringOf({ city_id, state_id, country_id }: Home, near: number): Ring | null {
  const [city, state, country] = [
    same('users.city_id', city_id),
    same('users.state_id', state_id),
    same('users.country_id', country_id),
  ]
  if (near === 3) return city_id === null ? null : { around: sql`users.city_id = ${city_id}`, nearer: sql`false` }
  if (near === 2) return state_id === null ? null : { around: sql`users.state_id = ${state_id}`, nearer: city }
  if (near === 1)
    return country_id === null
      ? null
      : { around: sql`users.country_id = ${country_id}`, nearer: sql`(${city} OR ${state})` }
  return { around: sql`true`, nearer: sql`(${city} OR ${state} OR ${country})` }
}

/** A child is offered no strangers; whom they look for by name they find. Asked once for a statement. */
const mayMeetStrangers = ({ viewerId }: Finding) => sql`NOT (SELECT is_kid FROM users WHERE id = ${viewerId})`

/** People without a friend in between who live that near, newest accounts first, behind a place in the ranking. */
export async function rankRing(db: Db, finding: Finding, home: Home, near: number, limit: number, behind?: Rank) {
  const ring = ringOf(home, near)
  if (!ring) return []
  const further = behind?.mutual === 0 && behind.nearness === near ? sql`AND users.id < ${behind.id}::bigint` : sql``
  const { rows } = await sql<Found>`
    WITH ${circle(finding)}
    SELECT ${person}, 0 AS mutual, ${sql.lit(near)} AS nearness FROM (
      SELECT ${columns} FROM users WHERE ${ring.around} AND ${isCelebrant} AND ${livesIn(finding)} ${further}
      ORDER BY id DESC LIMIT ${max.ring}) users
    WHERE ${mayMeetStrangers(finding)} AND NOT ${ring.nearer} AND ${findable(db, finding)} AND users.id NOT IN (SELECT id FROM circle)
    ORDER BY users.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** The same for all rings in one go, for filters that few people fit: the rings one by one would look too often. */
export async function rankRings(
  db: Db,
  finding: Finding & { searchTerms: string },
  limit: number,
  behind?: Rank,
): Promise<Found[]> {
  const further =
    behind?.mutual === 0 ? sql`AND (${nearness}, users.id) < (${behind.nearness}, ${behind.id}::bigint)` : sql``
  const { rows } = await sql<Found>`
    WITH ${home(finding.viewerId)}, ${circle(finding)}, namesakes AS MATERIALIZED (
      SELECT id FROM ${idsByPrefix(finding.searchTerms, max.namesakes)} named)
    SELECT ${person}, 0 AS mutual, ${nearness} AS nearness FROM home, namesakes
    CROSS JOIN LATERAL (SELECT ${columns} FROM users WHERE id = namesakes.id LIMIT 1) users
    WHERE ${findable(db, finding)} AND users.id NOT IN (SELECT id FROM circle) ${further}
    ORDER BY nearness DESC, users.id DESC LIMIT ${limit}`.execute(db)
  return rows
}
