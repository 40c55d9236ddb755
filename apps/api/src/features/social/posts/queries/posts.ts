import { sql } from 'kysely'
import { uploadColumns } from '#features/base/uploads'
import { connectionOf, hasAnyBlocks } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { hiddenBy } from './hides.ts'
import { visiblePosts } from './visible.ts'

const time = sql.ref('posts.created_at')
const id = sql.ref('posts.id')

/** What is counted of a post; `withSeenTotals` makes of it what the viewer sees. */
export const totalColumns = [
  'posts.total_likes',
  'posts.total_comments',
  'posts.total_shared',
  'posts.flowers',
] as const

/** Posts as the viewer sees them: with author and what the viewer did to them, in one row. */
export const postRows = (db: Db, viewerId: number) =>
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
      ...totalColumns,
      'posts.is_share',
      'posts.original_id',
      'posts.hidden_at',
      'posts.edited_at',
      'author.name as author_name',
      'author.profile_picture as author_picture',
      'mine.user_id as liked_by',
      'my_flower.type as flower',
      'my_save.user_id as saved_by',
      'my_hide.user_id as hidden_by',
      ({ exists }) => exists(connectionOf(db, viewerId, 'author.id')).as('connected'),
      hasAnyBlocks(viewerId).as('has_blocks'),
      cursorTimestamp(time).as('place'),
    ])

export type PostRow = Awaited<ReturnType<ReturnType<typeof postRows>['execute']>>[number]

/** Subquery: the viewer has hidden what a share carries. */
const hiddenOriginal = (db: Db, viewerId: number) => hiddenBy(db, viewerId, 'posts.original_id')

/** Without what its author or the viewer has hidden, also as a share. */
const shownRows = (db: Db, viewerId: number) =>
  postRows(db, viewerId)
    .where('posts.hidden_at', 'is', null)
    .where('my_hide.user_id', 'is', null)
    .where(({ not, exists }) => not(exists(hiddenOriginal(db, viewerId))))

/** One page of the feed and one row more, newest first. With a cursor the cost does not grow with depth. */
export function findFeed(db: Db, viewerId: number, paging: Paging): Promise<PostRow[]> {
  const feed = shownRows(db, viewerId)
  return newestFirst(feed, time, id, paging).execute()
}

/** One page of the posts with a hashtag and one row more, newest first. */
export function findTagged(db: Db, viewerId: number, tag: string, paging: Paging) {
  const taggedAt = sql.ref('post_hashtags.created_at')
  const tagged = shownRows(db, viewerId)
    .innerJoin('post_hashtags', 'post_hashtags.post_id', 'posts.id')
    .where('post_hashtags.tag', '=', tag)
  return newestFirst(tagged, taggedAt, sql.ref('post_hashtags.post_id'), paging).execute()
}

/** One page of the posts that the viewer has saved, last saved first, and one row more. */
export function findSaved(db: Db, viewerId: number, paging: Paging) {
  const savedAt = sql.ref('my_save.created_at')
  const saved = postRows(db, viewerId)
    .select(cursorTimestamp(savedAt).as('saved_place'))
    .where('my_save.user_id', '=', viewerId)
  return newestFirst(saved, savedAt, sql.ref('my_save.post_id'), paging).execute()
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
    .select(uploadColumns)
    .select('post_media.post_id')
    .where('post_media.post_id', '=', sql<number>`ANY(${postIds}::bigint[])`)
    .orderBy('post_media.post_id')
    .orderBy('post_media.position')
    .execute()
