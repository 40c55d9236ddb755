import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** How many messages it was, and the uploads that they held. */
type Erased = { count: number; uploads: number[] }

const some = (ids: readonly number[]) => sql<number>`ANY(${ids}::bigint[])`

const isWithheld = sql<boolean>`EXISTS (SELECT FROM withheld_messages WHERE message_id = messages.id)`

async function deleteFiles(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const files = await tx
    .deleteFrom('message_files')
    .where('message_id', '=', some(ids))
    .returning('upload_id')
    .execute()
  return files.map(file => file.upload_id)
}

/** Deletes some messages, by whomever, of the conversations of these kinds that somebody belongs to. */
export async function deleteOfTwo(tx: Tx, userId: number, kinds: readonly string[], max: number): Promise<Erased> {
  const rows = await tx
    .selectFrom('conversation_members as me')
    .innerJoin('conversations', 'conversations.id', 'me.conversation_id')
    .innerJoin('messages', 'messages.conversation_id', 'conversations.id')
    .select('messages.id')
    .where('me.user_id', '=', userId)
    .where('conversations.kind', '=', sql<string>`ANY(${kinds}::text[])`)
    .limit(max)
    .execute()
  const ids = rows.map(row => row.id)
  const uploads = await deleteFiles(tx, ids)
  await tx.deleteFrom('messages').where('id', '=', some(ids)).execute()
  return { count: ids.length, uploads }
}

/** Empties some messages of an author, also what the staff withholds of them; what conversations tell of them by themselves goes. */
export async function emptyOwn(tx: Tx, authorId: number, now: Date, max: number): Promise<Erased> {
  const rows = await tx
    .selectFrom('messages')
    .select(['id', 'event'])
    .where('author_id', '=', authorId)
    .where(({ or, eb }) => or([eb('deleted_at', 'is', null), eb('event', 'is not', null), isWithheld]))
    .limit(max)
    .execute()
  const said = rows.filter(({ event }) => event === null).map(({ id }) => id)
  const told = rows.filter(({ event }) => event !== null).map(({ id }) => id)
  const uploads = await deleteFiles(tx, said)
  await tx.deleteFrom('messages').where('id', '=', some(told)).execute()
  await tx.deleteFrom('withheld_messages').where('message_id', '=', some(said)).execute()
  await tx.deleteFrom('message_superlikes').where('message_id', '=', some(said)).execute()
  await tx
    .updateTable('messages')
    .set({ body: '', edited_at: null, reply_to_id: null, deleted_at: now })
    .set({ file_count: 0, link_preview_id: null, flowers: [0, 0, 0, 0, 0, 0] })
    .where('id', '=', some(said))
    .execute()
  return { count: rows.length, uploads }
}

/** Takes back some flowers that somebody has given. Who gives one at the same time waits for the conversation. @returns how many */
export async function takeFlowersBack(tx: Tx, userId: number, max: number): Promise<number> {
  const given = await tx
    .selectFrom('message_superlikes as given')
    .innerJoin('messages', 'messages.id', 'given.message_id')
    .select(['given.message_id', 'messages.conversation_id'])
    .where('given.user_id', '=', userId)
    .limit(max)
    .execute()
  await tx
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', some(given.map(one => one.conversation_id)))
    .orderBy('id')
    .forUpdate()
    .execute()
  await sql`
    WITH taken AS (
      DELETE FROM message_superlikes WHERE user_id = ${userId}
        AND message_id = ${some(given.map(one => one.message_id))} RETURNING message_id, type)
    UPDATE messages SET flowers[taken.type] = flowers[taken.type] - 1
    FROM taken WHERE messages.id = taken.message_id`.execute(tx)
  return given.length
}
