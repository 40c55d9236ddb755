import type { Tx } from '#platform/db/database.ts'

/** Keeps the hashtags of a post instead of those that it had. */
export async function replaceHashtags(tx: Tx, postId: number, created_at: Date, tags: string[]): Promise<void> {
  await tx.deleteFrom('post_hashtags').where('post_id', '=', postId).execute()
  if (tags.length === 0) return
  const rows = tags.map(tag => ({ post_id: postId, tag, created_at }))
  await tx.insertInto('post_hashtags').values(rows).execute()
}
