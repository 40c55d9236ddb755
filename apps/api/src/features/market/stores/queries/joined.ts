import { sql } from 'kysely'
import { visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** So many of the viewer's newest connections are asked for what they have joined last; three of them are shown. */
const max = { connections: sql.lit(200), joined: sql.lit(50), shown: sql.lit(3) }

type Someone = { id: number; name: string; profile_picture: string | null }

/** Who of the viewer's connections has joined some providers. */
type Joined = { id: number; count: number; people: Someone[] }

export async function findJoinedConnections(
  db: Db,
  viewerId: number,
  ids: readonly number[],
): Promise<Map<number, Joined>> {
  if (viewerId === 0) return new Map()
  const { rows } = await sql<Joined>`
    SELECT joined.id, joined.count, (
      SELECT json_agg(json_build_object('id', users.id, 'name', users.name, 'profile_picture', users.profile_picture)
        ORDER BY one.nth)
      FROM unnest(joined.newest) WITH ORDINALITY AS one (id, nth) JOIN users ON users.id = one.id) AS people
    FROM (
      SELECT member.provider_id AS id, count(*)::integer AS count,
        (array_agg(mine.friend_id ORDER BY mine.created_at DESC, mine.friend_id DESC))[1:${max.shown}] AS newest
      FROM (
        SELECT friend_id, created_at FROM friends WHERE user_id = ${viewerId}
        ORDER BY created_at DESC, friend_id DESC LIMIT ${max.connections}) mine
      CROSS JOIN LATERAL (
        SELECT provider_id FROM (
          SELECT provider_id FROM store_members WHERE user_id = mine.friend_id
          ORDER BY created_at DESC, provider_id DESC LIMIT ${max.joined}) last
        WHERE provider_id = ANY (${ids}::bigint[])) member
      WHERE (SELECT ${visiblePeople(db, viewerId, 'someone')} FROM users AS someone WHERE someone.id = mine.friend_id)
      GROUP BY member.provider_id) joined`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}
