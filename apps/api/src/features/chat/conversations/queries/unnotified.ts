import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** Takes conversations of which is to be told; nobody else takes them. One in which somebody writes now is left to the next. */
export async function claimUnnotified(tx: Tx, { now, max }: { now: Date; max: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE conversations SET notify_at = NULL, notified_at = ${now}::timestamptz
    FROM (SELECT id FROM conversations WHERE notify_at <= ${now}::timestamptz
      ORDER BY notify_at LIMIT ${sql.lit(max)} FOR UPDATE SKIP LOCKED) AS taken
    WHERE conversations.id = taken.id RETURNING conversations.id`.execute(tx)
  return rows.map(row => row.id)
}

/** What of a conversation is looked at before its members are told; it cannot go until the transaction ends. */
export const keepConversation = (tx: Tx, conversationId: number) =>
  tx.selectFrom('conversations').select('kind').where('id', '=', conversationId).forKeyShare().executeTakeFirst()

/** Who belongs to a conversation, wants to hear of it, and has not read to its end. */
export const findBehindMembers = (db: Db, conversationId: number) =>
  db
    .selectFrom('conversation_members as me')
    .innerJoin('conversations', 'conversations.id', 'me.conversation_id')
    .where('me.conversation_id', '=', conversationId)
    .where('me.left_seq', 'is', null)
    .where('me.state', '<>', 'declined')
    .where('me.is_muted', '=', false)
    .where('me.read_seq', '<', sql.ref<number>('conversations.last_seq'))
