import { type Expression, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { FriendType } from '../tables.ts'
import { visibleOrBlocked } from './visible.ts'

/**
 * Lets one transaction at a time decide about two people: a request, its answer and a block from the other side wait
 * for each other instead of crossing.
 */
export const lockPair = async (tx: Tx, one: number, other: number): Promise<void> => {
  const pair = `friends ${Math.min(one, other)} ${Math.max(one, other)}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx)
}

/** How a connection with a person, or a request of either, is filed. */
const filings = (db: Db, viewerId: number, person: Expression<number>) =>
  [
    db
      .selectFrom('friends')
      .select(sql<FriendType>`friend_type`.as('type'))
      .where('user_id', '=', viewerId)
      .where('friend_id', '=', person)
      .as('connected'),
    db
      .selectFrom('friend_requests')
      .select('friend_type')
      .where('user_id', '=', viewerId)
      .where('friend_id', '=', person)
      .as('sent'),
    db
      .selectFrom('friend_requests')
      .select('friend_type')
      .where('user_id', '=', person)
      .where('friend_id', '=', viewerId)
      .as('received'),
  ] as const

/** What is between the viewer and somebody, in one statement. */
export const findRelationship = (db: Db, viewerId: number, otherId: number) =>
  db.selectNoFrom(filings(db, viewerId, sql.val(otherId))).executeTakeFirstOrThrow()

/** Somebody else whom the viewer may see, or would if it were not for their own block, with what is between the two. */
export const findOther = (db: Db, viewerId: number, id: number) =>
  db
    .selectFrom('users')
    .select(filings(db, viewerId, sql.ref<number>('users.id')))
    .select([
      'users.messages_from',
      sql<boolean>`EXISTS (SELECT FROM blocks WHERE user_id = ${viewerId} AND blocked_id = users.id)`.as('blocked'),
    ])
    .where('users.id', '=', id)
    .where('users.id', '<>', viewerId)
    .where(visibleOrBlocked(db, viewerId, 'users'))
    .executeTakeFirst()

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
