import type { FriendType } from '@celebrio/contract/people/friends'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'

/** Subquery: the viewer blocks the person that a column of the outer query names. */
export const blockOf = (db: Db, viewerId: number | Expression<number>, person: string) =>
  db
    .selectFrom('blocks')
    .select(sql`1`.as('one'))
    .where('blocks.user_id', '=', viewerId)
    .where('blocks.blocked_id', '=', sql.ref<number>(person))

/** Subquery: that person blocks the viewer. */
export const blockBy = (db: Db, viewerId: number | Expression<number>, person: string) =>
  db
    .selectFrom('blocks')
    .select(sql`1`.as('one'))
    .where('blocks.user_id', '=', sql.ref<number>(person))
    .where('blocks.blocked_id', '=', viewerId)

/** Subquery: the viewer's accepted connection with the person that a column of the outer query names. */
export const connectionOf = (db: Db, viewerId: number, person: string) =>
  db
    .selectFrom('friends')
    .select(sql`1`.as('one'))
    .where('friends.user_id', '=', viewerId)
    .where('friends.friend_id', '=', sql.ref<number>(person))

/** Subquery: the person that a column of the outer query names has asked the viewer to connect. */
export const requestTo = (db: Db, viewerId: number, person: string) =>
  db
    .selectFrom('friend_requests')
    .select(sql`1`.as('one'))
    .where('friend_requests.user_id', '=', sql.ref<number>(person))
    .where('friend_requests.friend_id', '=', viewerId)

/** Subquery: the viewer's connections, `friend_id`, how they are categorised and since when; of some people only, these are looked up one by one. */
export const connectionsOf = (db: Db, viewerId: number, among: readonly number[] | null) => {
  const connections = db
    .selectFrom('friends')
    .select(['friend_id', sql<FriendType>`friends.friend_type`.as('friend_type'), 'created_at'])
    .where('user_id', '=', viewerId)
  return among === null
    ? connections
    : db
        .selectFrom(sql<{ id: number }>`unnest(${among}::bigint[])`.as<'one'>(sql`one(id)`))
        .innerJoinLateral(oneRow(connections.where('friend_id', '=', sql.ref<number>('one.id'))).as('found'), join =>
          join.onTrue(),
        )
        .select(['found.friend_id', 'found.friend_type', 'found.created_at'])
}

/** How one person is related to another: connected, has asked them, or neither. */
export async function findRelation(db: Db, userId: number, otherId: number): Promise<'connected' | 'asked' | 'none'> {
  const row = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('friends').select('user_id').where('user_id', '=', userId).where('friend_id', '=', otherId)).as(
        'connected',
      ),
      exists(
        selectFrom('friend_requests').select('user_id').where('user_id', '=', userId).where('friend_id', '=', otherId),
      ).as('asked'),
    ])
    .executeTakeFirstOrThrow()
  return row.connected ? 'connected' : row.asked ? 'asked' : 'none'
}

/** Everybody to whom somebody is connected. */
export async function findConnectionIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('friends').select('friend_id').where('user_id', '=', userId).execute()
  return rows.map(row => row.friend_id)
}

/** What is between the viewer and somebody: connected, or a request of one of the two. */
export type RelationshipWith = { status: 1; direction: null } | { status: 0; direction: 'received' | 'sent' }

const hasRequest = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`EXISTS (SELECT FROM friend_requests WHERE user_id = ${from} AND friend_id = ${to} OFFSET 0)`

/** What is between the viewer and each of some people, in one statement; nothing for those with nothing in between. */
export async function relationshipsWith(
  db: Db,
  viewerId: number,
  ids: readonly number[],
): Promise<Map<number, RelationshipWith>> {
  const [them, viewer] = [sql.ref('wanted.id'), sql`${viewerId}`]
  const { rows } = await sql<RelationshipWith & { id: number }>`
    SELECT id, status, direction FROM (
      SELECT wanted.id, CASE WHEN is_connected THEN 1 ELSE 0 END AS status, CASE WHEN is_connected THEN NULL
        WHEN ${hasRequest(viewer, them)} THEN 'sent' WHEN ${hasRequest(them, viewer)} THEN 'received' END AS direction
      FROM unnest(${ids}::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
        SELECT EXISTS (SELECT FROM friends WHERE user_id = ${viewerId} AND friend_id = wanted.id OFFSET 0) AS is_connected
      ) connection) relationship
    WHERE status = 1 OR direction IS NOT NULL`.execute(db)
  return new Map(rows.map(({ id, ...relationship }) => [id, relationship]))
}
