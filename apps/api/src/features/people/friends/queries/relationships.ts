import { sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { FriendType } from '../tables.ts'

/**
 * Lets one transaction at a time decide about two people: a request, its answer and a block from the other side wait
 * for each other instead of crossing.
 */
export const lockPair = async (tx: Tx, one: number, other: number): Promise<void> => {
  const pair = `friends ${Math.min(one, other)} ${Math.max(one, other)}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx)
}

/** Somebody else, active, who does not block the viewer, and whether the viewer blocks them. */
export const findOther = (db: Db, viewerId: number, id: number) =>
  db
    .selectFrom('users')
    .leftJoin('blocks as mine', join =>
      join.onRef('mine.blocked_id', '=', 'users.id').on('mine.user_id', '=', viewerId),
    )
    .select(['users.id', 'mine.user_id as blocked_by'])
    .where('users.id', '=', id)
    .where('users.id', '<>', viewerId)
    .where('users.status', '=', active)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks as theirs')
            .select(sql`1`.as('one'))
            .whereRef('theirs.user_id', '=', 'users.id')
            .where('theirs.blocked_id', '=', viewerId),
        ),
      ),
    )
    .executeTakeFirst()

export const isConnected = async (tx: Tx, viewerId: number, otherId: number): Promise<boolean> =>
  Boolean(
    await tx
      .selectFrom('friends')
      .select('user_id')
      .where('user_id', '=', viewerId)
      .where('friend_id', '=', otherId)
      .executeTakeFirst(),
  )

/** Whether somebody's account is a child's on a day. */
export async function isKidsAccount(tx: Tx, userId: number, today: string): Promise<boolean> {
  const { rows } = await sql<{ kid: boolean }>`
    SELECT is_kids_account(dob, ${today}::date) AS kid FROM users WHERE id = ${userId}`.execute(tx)
  return rows[0]?.kid ?? false
}
/** What is between the viewer and somebody: how a connection or a request of either is filed, in one statement. */
export const findRelationship = (db: Db, viewerId: number, otherId: number) =>
  db
    .selectNoFrom(eb => [
      eb
        .selectFrom('friends')
        .select(sql<FriendType>`friend_type`.as('type'))
        .where('user_id', '=', viewerId)
        .where('friend_id', '=', otherId)
        .as('connected'),
      eb
        .selectFrom('friend_requests')
        .select('friend_type')
        .where('user_id', '=', viewerId)
        .where('friend_id', '=', otherId)
        .as('sent'),
      eb
        .selectFrom('friend_requests')
        .select('friend_type')
        .where('user_id', '=', otherId)
        .where('friend_id', '=', viewerId)
        .as('received'),
    ])
    .executeTakeFirstOrThrow()

export type Filing = { user_id: number; friend_id: number; friend_type: FriendType; created_at: Date }

/** Saves a request; asking again only changes how it is filed. @returns whether it is new */
export async function upsertRequest(tx: Tx, request: Filing): Promise<boolean> {
  const { isNew } = await tx
    .insertInto('friend_requests')
    .values(request)
    .onConflict(conflict =>
      conflict.columns(['user_id', 'friend_id']).doUpdateSet({ friend_type: request.friend_type }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew
}

/** Deletes the request of one person to another. Undefined when there is none. */
export const deleteRequest = (tx: Tx, from: number, to: number) =>
  tx
    .deleteFrom('friend_requests')
    .where('user_id', '=', from)
    .where('friend_id', '=', to)
    .returning('friend_type')
    .executeTakeFirst()

/** Connections with both their sides, in one statement: the database takes no half of one. */
export const insertConnections = (tx: Tx, sides: readonly Filing[]) =>
  tx
    .insertInto('friends')
    .values([...sides])
    .execute()

/** Ends a connection; its other side goes along. @returns whether there was one */
export async function deleteConnection(tx: Tx, one: number, other: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('friends')
    .where('user_id', '=', one)
    .where('friend_id', '=', other)
    .returning('user_id')
    .executeTakeFirst()
  return gone !== undefined
}
