import { sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import type { Db, Tx } from '#platform/db/database.ts'

/**
 * Keeps what a message says apart, and leaves its place as that of one that was taken back. Flowers for it go.
 * @returns whether it was there with its words
 */
export async function withhold(tx: Tx, id: number, statementId: number, { rev, now }: { rev: number; now: Date }) {
  const { rows } = await sql`
    WITH kept AS (
      INSERT INTO withheld_messages (message_id, statement_id, body, edited_at, reply_to_id, link_preview_id, file_count)
      SELECT id, ${statementId}::bigint, body, edited_at, reply_to_id, link_preview_id, file_count FROM messages
      WHERE id = ${id} AND deleted_at IS NULL AND event IS NULL ON CONFLICT DO NOTHING RETURNING message_id
    ), flowers AS (DELETE FROM message_superlikes WHERE message_id IN (SELECT message_id FROM kept))
    UPDATE messages SET body = '', edited_at = NULL, reply_to_id = NULL, link_preview_id = NULL, file_count = 0,
      flowers = '{0,0,0,0,0,0}', deleted_at = ${now}::timestamptz, rev = ${rev}::bigint
    FROM kept WHERE messages.id = kept.message_id RETURNING messages.id`.execute(tx)
  return rows.length > 0
}

/** Gives back what a message has said. */
export const giveBack = (tx: Tx, id: number, statementId: number, rev: number) =>
  sql`
    WITH kept AS (
      DELETE FROM withheld_messages WHERE message_id = ${id} AND statement_id = ${statementId} RETURNING *)
    UPDATE messages SET body = kept.body, edited_at = kept.edited_at, reply_to_id = kept.reply_to_id,
      link_preview_id = kept.link_preview_id, file_count = kept.file_count, deleted_at = NULL, rev = ${rev}::bigint
    FROM kept WHERE messages.id = kept.message_id`.execute(tx)

/** Messages that were not taken back by their authors, whoever may see them. */
export const findReported = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('messages')
    .leftJoin('withheld_messages as kept', 'kept.message_id', 'messages.id')
    .select(['messages.id', 'messages.conversation_id', 'messages.seq', 'messages.created_at'])
    .select(sql<string>`coalesce(kept.body, messages.body)`.as('body'))
    .where('messages.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where(({ or, eb }) => or([eb('messages.deleted_at', 'is', null), eb('kept.message_id', 'is not', null)]))
    .execute()

/** How many messages before and after one the staff reads with it. */
const around = { before: 3, after: 2 }

/** What was said around a message, itself included, in its order. */
export const findAround = (db: Db, { conversation_id, seq }: { conversation_id: number; seq: number }) =>
  db
    .selectFrom('messages')
    .innerJoinLateral(userOf(db, 'messages.author_id').as('author'), join => join.onTrue())
    .leftJoin('withheld_messages as kept', 'kept.message_id', 'messages.id')
    .select(['messages.id', 'author.name', sql<string>`coalesce(kept.body, messages.body)`.as('body')])
    .where('messages.conversation_id', '=', conversation_id)
    .where('messages.seq', '>=', seq - around.before)
    .where('messages.seq', '<=', seq + around.after)
    .where('messages.event', 'is', null)
    .orderBy('messages.seq')
    .execute()
