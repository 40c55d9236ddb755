import type { FlowerType } from '@celebrio/contract/base/flowers'
import { sql } from 'kysely'
import { heardAuthors, type Stay } from '#features/chat/conversations'
import { userOf } from '#features/people/accounts'
import { blockedPeople } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'

/** The caller has locked the conversation. @returns the flower of this person before, null when there was none */
export async function deleteFlower(tx: Tx, userId: number, messageId: number): Promise<FlowerType | null> {
  const deleted = await tx
    .deleteFrom('message_superlikes')
    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .returning('type')
    .executeTakeFirst()
  return deleted?.type ?? null
}

type NewFlower = { message_id: number; user_id: number; type: FlowerType; created_at: Date }

export const insertFlower = (tx: Tx, flower: NewFlower) => tx.insertInto('message_superlikes').values(flower).execute()

/** How many flowers of each type a message has got. */
export const updateFlowers = (tx: Tx, messageId: number, change: { flowers: number[]; rev: number }) =>
  tx.updateTable('messages').set(change).where('id', '=', messageId).execute()

export type BlockedFlowers = { message_id: number; type: FlowerType; total: number }

/** Flowers of people who block the viewer or are blocked; what each of them has given to each message is looked up. */
export async function findBlockedFlowers(db: Db, viewerId: number, ids: number[]): Promise<BlockedFlowers[]> {
  const { rows } = await sql<BlockedFlowers>`
    WITH blocked AS MATERIALIZED (${blockedPeople(viewerId)})
    SELECT wanted.id AS message_id, theirs.type, count(*)::integer AS total
    FROM blocked, unnest(${ids}::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT type FROM message_superlikes WHERE message_id = wanted.id AND user_id = blocked.id OFFSET 0) theirs
    GROUP BY wanted.id, theirs.type`.execute(db)
  return rows
}

/** Who gave a flower to a message, newest first, as far as the viewer hears them. */
export function findSuperlikers(db: Db, viewerId: number, stay: Stay, messageId: number, paging: Paging) {
  const time = sql.ref('given.created_at')
  const list = db
    .selectFrom('message_superlikes as given')
    .innerJoinLateral(userOf(db, 'given.user_id').as('users'), join => join.onTrue())
    .select(['users.id', 'users.name', 'users.profile_picture as picture', 'given.type'])
    .select(cursorTimestamp(time).as('position'))
    .where('given.message_id', '=', messageId)
    .where(heardAuthors(db, viewerId, 'users', sql.lit(stay.runs_it)))
  return newestFirst(list, time, sql.ref('given.user_id'), paging).execute()
}
