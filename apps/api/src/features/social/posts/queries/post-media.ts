import type { Db, Tx } from '#platform/db/database.ts'
import { insertPostMedia } from './writes.ts'

/** A post, to decide who changes it; in a transaction it is locked until the end. */
export const findPost = (db: Db, postId: number) =>
  db
    .selectFrom('posts')
    .select(['user_id', 'content', 'created_at', 'is_share'])
    .where('id', '=', postId)
    .$if(db.isTransaction, query => query.forNoKeyUpdate())
    .executeTakeFirst()

/** What a post holds, in its order. */
export const findHeldMedia = (tx: Tx, postId: number) =>
  tx
    .selectFrom('post_media')
    .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
    .select(['uploads.id', 'uploads.kind', 'uploads.folder'])
    .where('post_media.post_id', '=', postId)
    .orderBy('post_media.position')
    .execute()

/** Puts media into a post in this order, instead of those that it holds. */
export async function replacePostMedia(tx: Tx, postId: number, uploadIds: number[]): Promise<void> {
  await tx.deleteFrom('post_media').where('post_id', '=', postId).execute()
  await insertPostMedia(tx, postId, uploadIds)
}

export const updatePost = (tx: Tx, postId: number, change: { content: string; edited_at: Date }) =>
  tx.updateTable('posts').set(change).where('id', '=', postId).execute()
