import type { Insertable, Updateable } from 'kysely'
import type { Tables, Tx } from '#platform/db/database.ts'

/** @returns its id; undefined when the author's client has used its name for another one */
export async function insertMessage(tx: Tx, message: Insertable<Tables['messages']>): Promise<number | undefined> {
  const row = await tx
    .insertInto('messages')
    .values(message)
    .onConflict(conflict => conflict.columns(['author_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const updateMessage = (tx: Tx, messageId: number, change: Updateable<Tables['messages']>) =>
  tx.updateTable('messages').set(change).where('id', '=', messageId).execute()

export const insertFiles = (tx: Tx, message_id: number, uploadIds: readonly number[]) =>
  tx
    .insertInto('message_files')
    .values(uploadIds.map((upload_id, position) => ({ message_id, position, upload_id })))
    .execute()

/** Its words, files and flowers are gone; its place stays. @returns the uploads that are to be thrown away */
export async function emptyMessage(
  tx: Tx,
  messageId: number,
  { rev, now }: { rev: number; now: Date },
): Promise<number[]> {
  await tx.deleteFrom('message_superlikes').where('message_id', '=', messageId).execute()
  const files = await tx
    .deleteFrom('message_files')
    .where('message_id', '=', messageId)
    .returning('upload_id')
    .execute()
  await tx
    .updateTable('messages')
    .set({ body: '', edited_at: null, reply_to_id: null, deleted_at: now, rev })
    .set({ file_count: 0, link_preview_id: null, flowers: [0, 0, 0, 0, 0, 0] })
    .where('id', '=', messageId)
    .execute()
  return files.map(file => file.upload_id)
}
