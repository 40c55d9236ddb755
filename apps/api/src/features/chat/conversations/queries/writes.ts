import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { RequestState } from '../tables.ts'
import { stayOf } from './stay.ts'

const pairOf = (one: number, other: number) => ({ low_id: Math.min(one, other), high_id: Math.max(one, other) })

/** Two people, the first of whom opens their conversation. */
export type Pair = { opener: number; other: number }

/**
 * The conversation of two people. Of several who open it at once one makes it; the others find it.
 * @param state whether the other one wants it, should it be new
 */
export async function upsertDirect(tx: Tx, { opener, other }: Pair, state: RequestState, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('conversations')
    .values({ kind: 'direct', ...pairOf(opener, other), member_count: 2, created_at: now })
    .onConflict(conflict => conflict.columns(['low_id', 'high_id']).doUpdateSet({ kind: 'direct' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('conversation_members')
    .values([
      { conversation_id: id, user_id: opener, other_id: other, state: 'accepted' },
      { conversation_id: id, user_id: other, other_id: opener, state },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return id
}

/** Says for somebody whether they want a conversation. */
export const setState = (tx: Tx, conversationId: number, userId: number, state: RequestState) =>
  tx
    .updateTable('conversation_members')
    .set({ state })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .execute()

/** Two people have connected: neither waits for a yes of the other. @returns whether something was waiting */
export async function acceptBetween(db: Db, one: number, other: number): Promise<boolean> {
  const changed = await db
    .updateTable('conversation_members as me')
    .from('conversations')
    .set({ state: 'accepted' })
    .whereRef('me.conversation_id', '=', 'conversations.id')
    .where('conversations.low_id', '=', pairOf(one, other).low_id)
    .where('conversations.high_id', '=', pairOf(one, other).high_id)
    .where('me.state', '<>', 'accepted')
    .returning('me.user_id')
    .execute()
  return changed.length > 0
}

/** A conversation that is there for the viewer, locked until the transaction ends, and how they stand in it. */
export const lockConversation = (tx: Tx, viewerId: number, conversationId: number) =>
  stayOf(tx, viewerId, conversationId).select('me.other_id').forUpdate('conversations').executeTakeFirst()

export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>

/** Marks as read what is there; a mark never goes back. @returns where it is then, undefined when it has not moved */
export async function moveReadMark(
  tx: Tx,
  viewerId: number,
  conversationId: number,
  seq: number,
): Promise<number | undefined> {
  const moved = await tx
    .updateTable('conversation_members as me')
    .from('conversations')
    .set({ read_seq: sql<number>`least(${seq}, coalesce(me.left_seq, conversations.last_seq))` })
    .whereRef('conversations.id', '=', 'me.conversation_id')
    .where('me.conversation_id', '=', conversationId)
    .where('me.user_id', '=', viewerId)
    .where('me.read_seq', '<', sql<number>`least(${seq}, coalesce(me.left_seq, conversations.last_seq))`)
    .returning('me.read_seq')
    .executeTakeFirst()
  return moved?.read_seq
}

/** What the viewer does with a conversation for themselves. @returns undefined for who does not belong to it */
export const setOwn = (
  tx: Tx,
  viewerId: number,
  conversationId: number,
  change: { is_muted?: boolean; is_archived?: boolean },
) =>
  tx
    .updateTable('conversation_members')
    .set(change)
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', viewerId)
    .returning(['conversation_id as id', 'is_muted', 'is_archived'])
    .executeTakeFirst()
