import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { after, type Paging, placeText, readCursor } from '#platform/db/keyset.ts'
import { visiblePosts } from './visible.ts'

const time = sql.ref('posts.created_at')
const id = sql.ref('posts.id')

/** Posts as the viewer sees them: with author and the viewer's own like and flower, in one row. */
const postRows = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId)
    .leftJoin('post_likes as mine', join =>
      join.onRef('mine.post_id', '=', 'posts.id').on('mine.user_id', '=', viewerId),
    )
    .leftJoin('post_superlikes as my_flower', join =>
      join.onRef('my_flower.post_id', '=', 'posts.id').on('my_flower.user_id', '=', viewerId),
    )
    .select([
      'posts.id',
      'posts.user_id',
      'posts.content',
      'posts.created_at',
      'posts.total_likes',
      'posts.total_comments',
      'posts.total_shared',
      'posts.flowers',
      'author.name as author_name',
      'author.profile_picture as author_picture',
      'mine.user_id as liked_by',
      'my_flower.type as flower',
      placeText(time).as('place'),
    ])

export type PostRow = Awaited<ReturnType<ReturnType<typeof postRows>['execute']>>[number]

/** One page of the feed and one row more, newest first. With a cursor the cost does not grow with depth. */
export function findFeed(db: Db, viewerId: number, { page = 1, per_page, cursor }: Paging): Promise<PostRow[]> {
  const feed = postRows(db, viewerId)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(per_page + 1)
  if (cursor) return feed.where(after(time, id, readCursor(cursor))).execute()
  return feed.offset((page - 1) * per_page).execute()
}

export const findPostVisibleTo = (db: Db, viewerId: number, postId: number): Promise<PostRow | undefined> =>
  postRows(db, viewerId).where('posts.id', '=', postId).executeTakeFirst()

/** Whether the viewer may see a post; cheaper than reading it. */
export const canSee = (db: Db, viewerId: number, postId: number) =>
  visiblePosts(db, viewerId).select('posts.id').where('posts.id', '=', postId).executeTakeFirst()

/** The media of several posts, in their order. */
export const findMediaOf = (db: Db, postIds: number[]) =>
  db
    .selectFrom('post_media')
    .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
    .selectAll('uploads')
    .select('post_media.post_id')
    .where('post_media.post_id', '=', sql<number>`ANY(${postIds}::bigint[])`)
    .orderBy('post_media.post_id')
    .orderBy('post_media.position')
    .execute()

export async function insertPost(
  tx: Tx,
  post: { user_id: number; content: string; created_at: Date },
): Promise<number> {
  const { id: postId } = await tx.insertInto('posts').values(post).returning('id').executeTakeFirstOrThrow()
  return postId
}

export async function insertPostMedia(tx: Tx, postId: number, uploadIds: number[]): Promise<void> {
  if (uploadIds.length === 0) return
  const rows = uploadIds.map((uploadId, position) => ({ post_id: postId, position, upload_id: uploadId }))
  await tx.insertInto('post_media').values(rows).execute()
}

/** Deletes an own post and the records of its files. @returns the files' folders, null when there is no such post */
export async function deletePost(tx: Tx, userId: number, postId: number): Promise<string[] | null> {
  const media = await tx
    .deleteFrom('post_media')
    .where('post_id', '=', ownPost(tx, userId, postId))
    .returning('upload_id')
    .execute()
  const post = await tx
    .deleteFrom('posts')
    .where('id', '=', postId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!post) return null
  if (media.length === 0) return []
  const ids = media.map(row => row.upload_id)
  const uploads = await tx.deleteFrom('uploads').where('id', 'in', ids).returning('folder').execute()
  return uploads.map(upload => upload.folder)
}

/** Counts comments of a post and holds the post until the transaction ends. @returns whether it is still there */
export async function countComments(tx: Tx, postId: number, by: 1 | -1): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posts')
    .set({ total_comments: sql<number>`total_comments + ${by}` })
    .where('id', '=', postId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

const ownPost = (tx: Tx, userId: number, postId: number) =>
  tx.selectFrom('posts').select('id').where('id', '=', postId).where('user_id', '=', userId).forUpdate()
