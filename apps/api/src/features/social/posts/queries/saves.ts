import type { Tx } from '#platform/db/database.ts'

type NewSave = { post_id: number; user_id: number; created_at: Date }

export const insertSave = (tx: Tx, save: NewSave) =>
  tx
    .insertInto('post_saves')
    .values(save)
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteSave = (tx: Tx, userId: number, postId: number) =>
  tx.deleteFrom('post_saves').where('user_id', '=', userId).where('post_id', '=', postId).execute()
