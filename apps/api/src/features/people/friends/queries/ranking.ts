import { type RawBuilder, sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'
import { blockedPeople } from './blocked.ts'
import { circleOf } from './circle.ts'
import type { PersonRow } from './lists.ts'

/** Where somebody stands among the people to find: more mutual connections, then a nearer place, then the newer account. */
export type Rank = { mutual: number; nearness: number; id: number }

export type Finding = {
  viewerId: number
  now: Date
  /** The day that tells who is a child. */
  today: string
  /** What the words of a name begin with, as text of a tsquery: made before, so that an index serves it. */
  searchTerms?: string | undefined
  country_id?: number | undefined
  state_id?: number | undefined
  city_id?: number | undefined
}

/** Somebody who was found, with their place in the ranking. */
export type Found = Rank & PersonRow

const person = sql`users.id, users.name, users.profile_picture, users.country_id, users.state_id, users.city_id`

/** Where the viewer lives. */
export type Home = { country_id: number | null; state_id: number | null; city_id: number | null }

export const findHome = async (db: Db, viewerId: number): Promise<Home> =>
  db
    .selectFrom('users')
    .select(['country_id', sql<number | null>`state_id`.as('state_id'), sql<number | null>`city_id`.as('city_id')])
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow()

/** Connections of the viewer, and of each of those, that are looked at; for a name more, because few of them have it. */
const max = { between: 30, theirs: 50 }
const maxNamed = { between: 50, theirs: 50 }

const circle = ({ viewerId, searchTerms }: Finding) =>
  sql`circle AS MATERIALIZED (${circleOf(viewerId, searchTerms === undefined ? max : maxNamed)})`

/** Whom the viewer is not offered: known, asked, blocked either way, or skipped for now. */
const settled = (viewerId: number, now: Date) => sql`settled AS MATERIALIZED (
  SELECT friend_id AS id FROM friends WHERE user_id = ${viewerId}
  UNION ALL SELECT friend_id FROM friend_requests WHERE user_id = ${viewerId}
  UNION ALL SELECT user_id FROM friend_requests WHERE friend_id = ${viewerId}
  UNION ALL (${blockedPeople(viewerId)})
  UNION ALL SELECT skipped_id FROM friend_skips WHERE user_id = ${viewerId} AND until > ${now})`

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` AND `)

/** Who can be found: active celebrants, no children, who fit the filters. What leaves out most is asked first. */
function findable({ viewerId, today, searchTerms, country_id, state_id, city_id }: Finding) {
  const conditions: RawBuilder<unknown>[] = []
  if (searchTerms !== undefined) conditions.push(sql`users.name_words @@ ${searchTerms}::tsquery`)
  if (country_id !== undefined) conditions.push(sql`users.country_id = ${country_id}::bigint`)
  if (state_id !== undefined) conditions.push(sql`users.state_id = ${state_id}::bigint`)
  if (city_id !== undefined) conditions.push(sql`users.city_id = ${city_id}::bigint`)
  conditions.push(sql`users.status = ${active} AND users.user_type = 0 AND users.id <> ${viewerId}`)
  conditions.push(sql`NOT is_kids_account(users.dob, ${today}::date)`)
  return all(conditions)
}

// A hashed list whatever the planner guesses of its length; an anti join of two wrong guesses compares all with all.
const unsettled = sql`users.id NOT IN (SELECT id FROM settled)`

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
  const lesser = behind ? sql`AND circle.mutual <= ${behind.mutual}` : sql``
  const further = behind
    ? sql`AND (best.mutual, ${nearness}, users.id) < (${behind.mutual}, ${behind.nearness}, ${behind.id}::bigint)`
    : sql``
  const { rows } = await sql<Found>`
    WITH ${home(finding.viewerId)}, ${circle(finding)}, ${settled(finding.viewerId, finding.now)}, best AS (
      SELECT circle.id, circle.mutual FROM circle
      WHERE circle.id NOT IN (SELECT id FROM settled) ${lesser}
      ORDER BY circle.mutual DESC)
    SELECT ${person}, best.mutual, ${nearness} AS nearness FROM home, best JOIN users ON users.id = best.id
    WHERE ${findable(finding)} ${further}
    ORDER BY mutual DESC, nearness DESC, users.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** What makes a place that near, and no nearer. Null where the viewer's own place is not known. */
function ring({ city_id, state_id, country_id }: Home, near: number): RawBuilder<unknown> | null {
  const [city, state, country] = [
    same('users.city_id', city_id),
    same('users.state_id', state_id),
    same('users.country_id', country_id),
  ]
  // The bare comparison is what an index serves.
  if (near === 3) return city_id === null ? null : sql`users.city_id = ${city_id}`
  if (near === 2) return state_id === null ? null : sql`users.state_id = ${state_id} AND NOT ${city}`
  if (near === 1)
    return country_id === null ? null : sql`users.country_id = ${country_id} AND NOT (${city} OR ${state})`
  return sql`NOT (${city} OR ${state} OR ${country})`
}

/** People without a friend in between who live that near, newest accounts first, behind a place in the ranking. */
export async function rankRing(db: Db, finding: Finding, home: Home, near: number, limit: number, behind?: Rank) {
  const there = ring(home, near)
  if (!there) return []
  const further = behind?.mutual === 0 && behind.nearness === near ? sql`AND users.id < ${behind.id}::bigint` : sql``
  const { rows } = await sql<Found>`
    WITH ${circle(finding)}, ${settled(finding.viewerId, finding.now)}
    SELECT ${person}, 0 AS mutual, ${sql.lit(near)} AS nearness FROM users
    WHERE ${there} AND ${findable(finding)} AND ${unsettled} AND users.id NOT IN (SELECT id FROM circle)
    ${further}
    ORDER BY users.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** The same for all rings in one go, for filters that few people fit: the rings one by one would look too often. */
export async function rankRings(db: Db, finding: Finding, limit: number, behind?: Rank): Promise<Found[]> {
  const further =
    behind?.mutual === 0 ? sql`AND (${nearness}, users.id) < (${behind.nearness}, ${behind.id}::bigint)` : sql``
  const { rows } = await sql<Found>`
    WITH ${home(finding.viewerId)}, ${circle(finding)}, ${settled(finding.viewerId, finding.now)}
    SELECT ${person}, 0 AS mutual, ${nearness} AS nearness FROM home, users
    WHERE ${findable(finding)} AND ${unsettled} AND users.id NOT IN (SELECT id FROM circle) ${further}
    ORDER BY nearness DESC, users.id DESC LIMIT ${limit}`.execute(db)
  return rows
}
