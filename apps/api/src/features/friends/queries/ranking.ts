import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Where somebody stands among the people to find: more mutual connections, then a nearer place, then the newer account. */
export type Rank = { mutual: number; nearness: number; id: number }

export type Finding = {
  viewerId: number
  now: Date
  /** Born after this day is too young to be found. */
  bornBy: string
  /** What the words of a name begin with, as text of a tsquery. */
  words?: string | undefined
  country_id?: number | undefined
  state_id?: number | undefined
  city_id?: number | undefined
}

/** Where the viewer lives. */
export type Home = { country_id: number | null; state_id: number | null; city_id: number | null }

export const findHome = async (db: Db, viewerId: number): Promise<Home> =>
  db
    .selectFrom('users')
    .select(['country_id', sql<number | null>`state_id`.as('state_id'), sql<number | null>`city_id`.as('city_id')])
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow()

/**
 * A keyword as text of a tsquery, made before the ranking is asked for: only of words that it knows can the planner
 * tell whether they are rare. Null where the keyword holds no word.
 */
export async function wordsOf(db: Db, keyword: string): Promise<string | null> {
  const { rows } = await sql<{ words: string | null }>`SELECT name_query(${keyword})::text AS words`.execute(db)
  return rows[0]?.words ?? null
}

/**
 * So many of the viewer's newest connections, and so many of each of theirs, are looked at: what bounds the cost of
 * a page for people who know everybody.
 */
const mostFriends = 120

/** Friends of friends with the number of friends in between. */
const circle = (viewerId: number) => sql`circle AS MATERIALIZED (
  SELECT theirs.friend_id AS id, count(*)::integer AS mutual
  FROM (SELECT friend_id FROM friends JOIN users ON users.id = friend_id AND users.status = 'active'
        WHERE user_id = ${viewerId}
        ORDER BY friends.created_at DESC, friend_id DESC LIMIT ${sql.lit(mostFriends)}) mine
  CROSS JOIN LATERAL (
    SELECT friend_id FROM friends WHERE user_id = mine.friend_id
    ORDER BY created_at DESC, friend_id DESC LIMIT ${sql.lit(mostFriends)}) theirs
  GROUP BY theirs.friend_id)`

/** Whom the viewer is not offered: known, asked, blocked either way, or skipped for now. */
const settled = (viewerId: number, now: Date) => sql`settled AS MATERIALIZED (
  SELECT friend_id AS id FROM friends WHERE user_id = ${viewerId}
  UNION ALL SELECT friend_id FROM friend_requests WHERE user_id = ${viewerId}
  UNION ALL SELECT user_id FROM friend_requests WHERE friend_id = ${viewerId}
  UNION ALL SELECT blocked_id FROM blocks WHERE user_id = ${viewerId}
  UNION ALL SELECT user_id FROM blocks WHERE blocked_id = ${viewerId}
  UNION ALL SELECT skipped_id FROM friend_skips WHERE user_id = ${viewerId} AND until > ${now})`

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` AND `)

/** Who can be found: active celebrants of 13 and more who fit the filters. */
function findable({ viewerId, bornBy, words, country_id, state_id, city_id }: Finding) {
  const conditions: RawBuilder<unknown>[] = [
    sql`users.status = 'active' AND users.user_type = 0 AND users.id <> ${viewerId}`,
    sql`(users.dob IS NULL OR users.dob <= ${bornBy}::date)`,
    // A hashed list whatever the planner guesses of its length; an anti join of two wrong guesses compares all with all.
    sql`users.id NOT IN (SELECT id FROM settled)`,
  ]
  if (words !== undefined) conditions.push(sql`users.name_words @@ ${words}::tsquery`)
  if (country_id !== undefined) conditions.push(sql`users.country_id = ${country_id}::bigint`)
  if (state_id !== undefined) conditions.push(sql`users.state_id = ${state_id}::bigint`)
  if (city_id !== undefined) conditions.push(sql`users.city_id = ${city_id}::bigint`)
  return all(conditions)
}

const same = (column: string, id: number | null) =>
  id === null ? sql`false` : sql`coalesce(${sql.ref(column)} = ${id}, false)`

/** 3 for the same city, 2 for the same state, 1 for the same country, 0 for elsewhere. */
const nearness = ({ city_id, state_id, country_id }: Home) => sql`CASE
  WHEN ${same('users.city_id', city_id)} THEN 3 WHEN ${same('users.state_id', state_id)} THEN 2
  WHEN ${same('users.country_id', country_id)} THEN 1 ELSE 0 END`

/**
 * Friends of friends behind a place in the ranking.
 * @param most only that many of the best known are looked at, and whoever is known as well as the last of them
 */
export async function rankCircle(
  db: Db,
  finding: Finding,
  home: Home,
  { limit, most, behind }: { limit: number; most?: number | undefined; behind?: Rank | undefined },
): Promise<Rank[]> {
  const near = nearness(home)
  const { words } = finding
  const named =
    words === undefined ? sql`` : sql`AND circle.id IN (SELECT id FROM users WHERE name_words @@ ${words}::tsquery)`
  const lesser = behind ? sql`AND circle.mutual <= ${behind.mutual}` : sql``
  const further = behind
    ? sql`AND (best.mutual, ${near}, users.id) < (${behind.mutual}, ${behind.nearness}, ${behind.id}::bigint)`
    : sql``
  const cut = most === undefined ? sql`` : sql`ORDER BY circle.mutual DESC FETCH FIRST (${most}) ROWS WITH TIES`
  const { rows } = await sql<Rank>`
    WITH ${circle(finding.viewerId)}, ${settled(finding.viewerId, finding.now)}, best AS (
      SELECT circle.id, circle.mutual FROM circle
      WHERE circle.id NOT IN (SELECT id FROM settled) ${named} ${lesser} ${cut})
    SELECT users.id, best.mutual, ${near} AS nearness FROM best JOIN users ON users.id = best.id
    WHERE ${findable(finding)} ${further}
    ORDER BY 2 DESC, 3 DESC, 1 DESC LIMIT ${limit}`.execute(db)
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
  const { rows } = await sql<Rank>`
    WITH ${circle(finding.viewerId)}, ${settled(finding.viewerId, finding.now)}
    SELECT users.id, 0 AS mutual, ${sql.lit(near)} AS nearness FROM users
    WHERE ${there} AND ${findable(finding)} AND users.id NOT IN (SELECT id FROM circle)
    ${further}
    ORDER BY users.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** The same for all of them in one go, for filters that few people fit: the rings one by one would look too often. */
export async function rankRings(db: Db, finding: Finding, home: Home, limit: number, behind?: Rank): Promise<Rank[]> {
  const near = nearness(home)
  const further =
    behind?.mutual === 0 ? sql`AND (${near}, users.id) < (${behind.nearness}, ${behind.id}::bigint)` : sql``
  const { rows } = await sql<Rank>`
    WITH ${circle(finding.viewerId)}, ${settled(finding.viewerId, finding.now)}
    SELECT users.id, 0 AS mutual, ${near} AS nearness FROM users
    WHERE ${findable(finding)} AND users.id NOT IN (SELECT id FROM circle) ${further}
    ORDER BY 3 DESC, 1 DESC LIMIT ${limit}`.execute(db)
  return rows
}
