import { sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'
import { type PersonRow, personColumns } from './lists.ts'

/** Of so many of the newest connections of somebody it is asked whether they are the viewer's too, and three are shown. */
const max = { theirs: sql.lit(500), shown: sql.lit(3) }

/** Connections that two people share: how many, and the newest of them. */
export type Shared = { total: number; people: Pick<PersonRow, 'id' | 'name' | 'profile_picture'>[] }

/**
 * How many active connections the viewer shares with each of some people, and the viewer's newest three of them; in one
 * statement. Theirs are looked up among the viewer's one by one: the viewer's own may be thousands, on every page.
 */
export async function findMutual(db: Db, viewerId: number, ids: number[]): Promise<Map<number, Shared>> {
  // A block ends a connection: it is enough to ask whether those in between are active.
  const { rows } = await sql<Shared & { id: number }>`
    SELECT wanted.id, shared.total, (
      SELECT json_agg(json_build_object('id', users.id, 'name', users.name, 'profile_picture', users.profile_picture)
        ORDER BY one.nth)
      FROM unnest(shared.newest) WITH ORDINALITY AS one (id, nth) JOIN users ON users.id = one.id) AS people
    FROM unnest(${ids}::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT count(*) AS total,
        (array_agg(mine.friend_id ORDER BY mine.created_at DESC, mine.friend_id DESC))[1:${max.shown}] AS newest
      FROM (
        SELECT friend_id FROM friends WHERE user_id = wanted.id
        ORDER BY created_at DESC, friend_id DESC LIMIT ${max.theirs}) theirs
      CROSS JOIN LATERAL (
        SELECT friend_id, created_at FROM friends WHERE user_id = ${viewerId} AND friend_id = theirs.friend_id OFFSET 0) mine
      CROSS JOIN LATERAL (SELECT FROM users WHERE id = mine.friend_id AND status = ${active} OFFSET 0) someone) shared
    WHERE shared.total > 0`.execute(db)
  return new Map(rows.map(({ id, total, people }) => [id, { total, people }]))
}

export const findPeople = (db: Db, ids: number[]): Promise<PersonRow[]> =>
  db
    .selectFrom('users')
    .select([...personColumns])
    .where('users.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

/**
 * Query of friends of friends, `id`, with the number of friends in between, `mutual`. A block ends a connection: of the
 * viewer's own ones it is enough to ask whether they are active.
 * @param most so many of the viewer's newest connections, and so many of each of theirs, are looked at: what bounds the
 * cost for people who know everybody
 */
export const circleOf = (viewerId: number, max: { between: number; theirs: number }) => sql`
  SELECT theirs.friend_id AS id, count(*)::integer AS mutual
  FROM (SELECT friend_id FROM friends JOIN users ON users.id = friend_id AND users.status = ${active}
        WHERE user_id = ${viewerId}
        ORDER BY friends.created_at DESC, friend_id DESC LIMIT ${sql.lit(max.between)}) mine
  CROSS JOIN LATERAL (
    SELECT friend_id FROM friends WHERE user_id = mine.friend_id
    ORDER BY created_at DESC, friend_id DESC LIMIT ${sql.lit(max.theirs)}) theirs
  GROUP BY theirs.friend_id`
