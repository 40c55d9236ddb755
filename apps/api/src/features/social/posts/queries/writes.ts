import type { PostMediaKind } from '@celebrio/contract/base/media'
import { sql } from 'kysely'
import { hasAnyBlocks } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'
import { totalColumns } from './posts.ts'
import { countShares, lockOriginalOf } from './shares.ts'
import { visiblePosts } from './visible.ts'

export async function insertPost(
  tx: Tx,
  post: { user_id: number; content: string; created_at: Date },
): Promise<number> {
  const { id: postId } = await tx.insertInto('posts').values(post).returning('id').executeTakeFirstOrThrow()
  return postId
}

/** Puts media into a post that holds none, in this order, and counts its pictures and films. */
export async function insertPostMedia(tx: Tx, postId: number, uploadIds: number[]): Promise<void> {
  const rows = uploadIds.map((upload_id, position) => ({ post_id: postId, position, upload_id }))
  if (rows.length > 0) await tx.insertInto('post_media').values(rows).execute()
  const files = sql<number>`(
    SELECT count(*) FROM uploads WHERE id = ANY(${uploadIds}::bigint[]) AND kind <> 'audio')`
  await tx.updateTable('posts').set({ files }).where('id', '=', postId).execute()
}

/** Deletes a post; a share is no longer counted. @returns the uploads that it held, null when there is no such post */
export async function deletePost(tx: Tx, postId: number): Promise<number[] | null> {
  await lockOriginalOf(tx, postId)
  const media = await tx
    .deleteFrom('post_media')
    .where('post_id', '=', lockedPost(tx, postId))
    .returning('upload_id')
    .execute()
  const post = await tx.deleteFrom('posts').where('id', '=', postId).returning(['id', 'original_id']).executeTakeFirst()
  if (!post) return null
  if (post.original_id) await countShares(tx, post.original_id, -1)
  return media.map(row => row.upload_id)
}

/** Counts comments of a post and locks the post until the transaction ends. @returns whether it is still there */
export async function countComments(tx: Tx, postId: number, by: 1 | -1): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posts')
    .set({ total_comments: sql<number>`total_comments + ${by}` })
    .where('id', '=', postId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

const lockedPost = (tx: Tx, postId: number) => tx.selectFrom('posts').select('id').where('id', '=', postId).forUpdate()

/**
 * A post that the viewer may see, locked until the transaction ends, so that it is not deleted while something is put
 * under it. As strong as counting, because two that lock weakly and then count would wait for each other.
 */
export const lockPostVisibleTo = (tx: Tx, viewerId: number, postId: number) =>
  visiblePosts(tx, viewerId)
    .select(['posts.id', 'posts.user_id', ...totalColumns, hasAnyBlocks(viewerId).as('has_blocks')])
    .where('posts.id', '=', postId)
    .forNoKeyUpdate('posts')
    .executeTakeFirst()

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPostVisibleTo>>>

/** Keeps the hashtags of a post instead of those that it had. */
export async function replaceHashtags(tx: Tx, postId: number, created_at: Date, tags: string[]): Promise<void> {
  await tx.deleteFrom('post_hashtags').where('post_id', '=', postId).execute()
  if (tags.length === 0) return
  const rows = tags.map(tag => ({ post_id: postId, tag, created_at }))
  await tx.insertInto('post_hashtags').values(rows).execute()
}

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
    .$narrowType<{ kind: PostMediaKind }>()
    .execute()

/** Puts media into a post in this order, instead of those that it holds. */
export async function replacePostMedia(tx: Tx, postId: number, uploadIds: number[]): Promise<void> {
  await tx.deleteFrom('post_media').where('post_id', '=', postId).execute()
  await insertPostMedia(tx, postId, uploadIds)
}

export const updatePost = (tx: Tx, postId: number, change: { content: string; edited_at: Date }) =>
  tx.updateTable('posts').set(change).where('id', '=', postId).execute()
