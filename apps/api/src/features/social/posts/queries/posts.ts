import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { mediaColumns } from '#features/base/uploads'
import { connectionOf, hasAnyBlocks } from '#features/people/friends'
import { newestPages } from '#platform/db/compiled-pages.ts'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, type Paging } from '#platform/db/keyset.ts'
import { perRow } from '#platform/db/per-row.ts'
import { hiddenBy, notHidden } from './marks.ts'
import { visiblePosts } from './visible.ts'

const time = sql.ref('posts.created_at')
const id = sql.ref<number>('posts.id')

/** What is counted of a post; `withSeenTotals` makes of it what the viewer sees. */
export const totalColumns = [
  'posts.total_likes',
  'posts.total_comments',
  'posts.total_shared',
  'posts.flowers',
] as const

/** What the viewer did to a post, looked up for each row that is read: see `perRow`. */
const likeOf = (db: Db, viewerId: number) =>
  db
    .selectFrom('post_likes as mine')
    .select('mine.user_id')
    .where('mine.post_id', '=', id)
    .where('mine.user_id', '=', viewerId)

const flowerOf = (db: Db, viewerId: number) =>
  db
    .selectFrom('post_superlikes as mine')
    .select('mine.type')
    .where('mine.post_id', '=', id)
    .where('mine.user_id', '=', viewerId)

const saveOf = (db: Db, viewerId: number) =>
  db
    .selectFrom('post_saves as mine')
    .select('mine.user_id')
    .where('mine.post_id', '=', id)
    .where('mine.user_id', '=', viewerId)

/** What a post holds, in its order. */
const mediaOfPost = (db: Db) =>
  jsonArrayFrom(
    db
      .selectFrom('post_media')
      .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
      .select(mediaColumns)
      .where('post_media.post_id', '=', id)
      .orderBy('post_media.position'),
  )

/** Posts as the viewer sees them: with author, media and what the viewer did to them, in one row. */
export const postRows = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId).select([
    'posts.id',
    'posts.user_id',
    'posts.content',
    ...totalColumns,
    'posts.is_share',
    'posts.original_id',
    'posts.hidden_at',
    'posts.statement_id',
    'posts.edited_at',
    'author.name as author_name',
    'author.profile_picture as author_picture',
    mediaOfPost(db).as('media'),
    likeOf(db, viewerId).as('liked_by'),
    flowerOf(db, viewerId).as('flower'),
    saveOf(db, viewerId).as('saved_by'),
    ({ exists }) => exists(perRow(hiddenBy(db, viewerId, 'posts.id'))).as('is_hidden'),
    ({ exists }) => exists(perRow(connectionOf(db, viewerId, 'author.id'))).as('connected'),
    hasAnyBlocks(viewerId).as('has_blocks'),
    cursorTimestamp(time).as('position'),
  ])

export type PostRow = Awaited<ReturnType<ReturnType<typeof postRows>['execute']>>[number]

/** Without what its author or the viewer has hidden, also as a share. */
const shownRows = (db: Db, viewerId: number) =>
  postRows(db, viewerId).where('posts.hidden_at', 'is', null).where(notHidden(db, viewerId))

type ForViewer = { viewerId: number }

const feedPages = newestPages((db, { viewerId }: ForViewer) => shownRows(db, viewerId), time, id)

/** One page of the feed and one row more, newest first. With a cursor the cost does not grow with depth. */
export const findFeed = (db: Db, viewerId: number, paging: Paging): Promise<PostRow[]> =>
  feedPages(db, { viewerId }, paging)

const taggedPages = newestPages(
  (db, { viewerId, tag }: ForViewer & { tag: string }) =>
    shownRows(db, viewerId)
      .innerJoin('post_hashtags', 'post_hashtags.post_id', 'posts.id')
      .where('post_hashtags.tag', '=', tag),
  sql.ref('post_hashtags.created_at'),
  sql.ref('post_hashtags.post_id'),
)

/** One page of the posts with a hashtag and one row more, newest first. */
export const findTagged = (db: Db, viewerId: number, tag: string, paging: Paging): Promise<PostRow[]> =>
  taggedPages(db, { viewerId, tag }, paging)

const savedAt = sql.ref('my_save.created_at')
const savedPages = newestPages(
  (db, { viewerId }: ForViewer) =>
    postRows(db, viewerId)
      .innerJoin('post_saves as my_save', 'my_save.post_id', 'posts.id')
      .select(cursorTimestamp(savedAt).as('saved_position'))
      .where('my_save.user_id', '=', viewerId),
  savedAt,
  sql.ref('my_save.post_id'),
)

/** One page of the posts that the viewer has saved, last saved first, and one row more. */
export const findSaved = (db: Db, viewerId: number, paging: Paging) => savedPages(db, { viewerId }, paging)

const visibleAmong = compiledQuery((db, { viewerId, postIds }: ForViewer & { postIds: number[] }) =>
  postRows(db, viewerId).where('posts.id', '=', sql<number>`ANY(${postIds}::bigint[])`).compile(),
)

/** Those of several posts that the viewer may see. */
export const findPostsVisibleTo = (db: Db, viewerId: number, postIds: number[]): Promise<PostRow[]> =>
  visibleAmong(db, { viewerId, postIds })

export const findPostVisibleTo = async (db: Db, viewerId: number, postId: number): Promise<PostRow | undefined> =>
  (await visibleAmong(db, { viewerId, postIds: [postId] }))[0]

/** Whether the viewer may see a post; cheaper than reading it. */
export const canSee = (db: Db, viewerId: number, postId: number) =>
  visiblePosts(db, viewerId).select('posts.id').where('posts.id', '=', postId).executeTakeFirst()

/** Whose a post is, and whether that is a connection; undefined when the viewer may not see it. */
export const findAuthor = (db: Db, viewerId: number, postId: number) =>
  visiblePosts(db, viewerId)
    .select('posts.user_id')
    .select(({ exists }) => exists(perRow(connectionOf(db, viewerId, 'author.id'))).as('connected'))
    .where('posts.id', '=', postId)
    .executeTakeFirst()
