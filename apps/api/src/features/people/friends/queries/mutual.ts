import { sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'
import { type PersonRow, personColumns } from './lists.ts'

const shown = sql.lit(3)

/** Connections that two people share: how many, and the newest of them. */
export type Shared = { total: number; people: Pick<PersonRow, 'id' | 'name' | 'profile_picture'>[] }

/** How many active connections the viewer shares with each of some people, and the newest three of them; in one statement. */
export async function findMutual(db: Db, viewerId: number, ids: number[]): Promise<Map<number, Shared>> {
  // Whether the viewer's connections are active is asked once for each, not once for each pair.
  const { rows } = await sql<Shared & { id: number }>`
    WITH mine AS MATERIALIZED (
      SELECT friends.friend_id, row_number() OVER (ORDER BY friends.created_at DESC, friends.friend_id DESC) AS place
      FROM friends JOIN users ON users.id = friends.friend_id
      WHERE friends.user_id = ${viewerId} AND users.status = ${active}),
    shared AS MATERIALIZED (
      SELECT theirs.user_id AS id, count(*) AS total, (array_agg(mine.friend_id ORDER BY mine.place))[1:${shown}] AS newest
      FROM mine JOIN friends AS theirs ON theirs.friend_id = mine.friend_id
      WHERE theirs.user_id = ANY(${ids}::bigint[]) GROUP BY theirs.user_id)
    SELECT id, total, (
      SELECT json_agg(json_build_object('id', users.id, 'name', users.name, 'profile_picture', users.profile_picture)
        ORDER BY one.place)
      FROM unnest(newest) WITH ORDINALITY AS one (id, place) JOIN users ON users.id = one.id) AS people
    FROM shared`.execute(db)
  return new Map(rows.map(({ id, total, people }) => [id, { total, people }]))
}

export const findPeople = (db: Db, ids: number[]): Promise<PersonRow[]> =>
  db
    .selectFrom('users')
    .select([...personColumns])
    .where('users.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
