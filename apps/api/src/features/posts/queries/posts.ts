import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { after, type Paging, placeText, readCursor } from '#platform/db/keyset.ts'
import { countShares, lockOriginalOf } from './shares.ts'
import { visiblePosts } from './visible.ts'

const time = sql.ref('posts.created_at')
const id = sql.ref('posts.id')

/** Posts as the viewer sees them: with author and what the viewer did to them, in one row. */
const postRows = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId)
    .leftJoin('post_likes as mine', join =>
      join.onRef('mine.post_id', '=', 'posts.id').on('mine.user_id', '=', viewerId),
    )
    .leftJoin('post_superlikes as my_flower', join =>
      join.onRef('my_flower.post_id', '=', 'posts.id').on('my_flower.user_id', '=', viewerId),
    )
    .leftJoin('post_saves as my_save', join =>
      join.onRef('my_save.post_id', '=', 'posts.id').on('my_save.user_id', '=', viewerId),
    )
    .leftJoin('post_hides as my_hide', join =>
      join.onRef('my_hide.post_id', '=', 'posts.id').on('my_hide.user_id', '=', viewerId),
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
      'posts.is_share',
      'posts.original_id',
      'posts.hidden_at',
      'author.name as author_name',
      'author.profile_picture as author_picture',
      'mine.user_id as liked_by',
      'my_flower.type as flower',
      'my_save.user_id as saved_by',
      'my_hide.user_id as hidden_by',
      placeText(time).as('place'),
    ])

export type PostRow = Awaited<ReturnType<ReturnType<typeof postRows>['execute']>>[number]

/** Subquery: the viewer has hidden what a share carries. */
const hiddenOriginal = (db: Db, viewerId: number) =>
  db
    .selectFrom('post_hides')
    .select(sql`1`.as('one'))
    .where('post_hides.user_id', '=', viewerId)
    .where('post_hides.post_id', '=', sql.ref<number>('posts.original_id'))

/**
 * One page of the feed and one row more, newest first, without what its author or the viewer has hidden, also as a
 * share. With a cursor the cost does not grow with depth.
 */
export function findFeed(db: Db, viewerId: number, { page = 1, per_page, cursor }: Paging): Promise<PostRow[]> {
  const feed = postRows(db, viewerId)
    .where('posts.hidden_at', 'is', null)
    .where('my_hide.user_id', 'is', null)
    .where(({ not, exists }) => not(exists(hiddenOriginal(db, viewerId))))
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(per_page + 1)
  if (cursor) return feed.where(after(time, id, readCursor(cursor))).execute()
  return feed.offset((page - 1) * per_page).execute()
}

/** One page of the posts that the viewer has saved, last saved first, and one row more. */
export function findSaved(db: Db, viewerId: number, { page = 1, per_page, cursor }: Paging) {
  const savedAt = sql.ref('my_save.created_at')
  const saved = postRows(db, viewerId)
    .select(placeText(savedAt).as('saved_place'))
    .where('my_save.user_id', '=', viewerId)
    .orderBy('my_save.created_at', 'desc')
    .orderBy('my_save.post_id', 'desc')
    .limit(per_page + 1)
  if (cursor) return saved.where(after(savedAt, sql.ref('my_save.post_id'), readCursor(cursor))).execute()
  return saved.offset((page - 1) * per_page).execute()
}

/** Those of several posts that the viewer may see. */
export const findPostsVisibleTo = (db: Db, viewerId: number, postIds: number[]): Promise<PostRow[]> =>
  postRows(db, viewerId).where('posts.id', '=', sql<number>`ANY(${postIds}::bigint[])`).execute()

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

/** Deletes an own post and the records of its files; a share is counted no more. @returns the files' folders, null when there is no such post */
export async function deletePost(tx: Tx, userId: number, postId: number): Promise<string[] | null> {
  await lockOriginalOf(tx, userId, postId)
  const media = await tx
    .deleteFrom('post_media')
    .where('post_id', '=', ownPost(tx, userId, postId))
    .returning('upload_id')
    .execute()
  const post = await tx
    .deleteFrom('posts')
    .where('id', '=', postId)
    .where('user_id', '=', userId)
    .returning(['id', 'original_id'])
    .executeTakeFirst()
  if (!post) return null
  if (post.original_id) await countShares(tx, post.original_id, -1)
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
