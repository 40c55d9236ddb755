import { commentLimits } from '@celebrio/contract/social/comments'
import { sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { blockedPeople, hasAnyBlocks, visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import {
  afterOldest,
  cursorTimestamp,
  newestFirst,
  type Paging,
  readCursor,
  rowsBefore,
  rowsOfPage,
} from '#platform/db/keyset.ts'

const time = sql.ref('comments.created_at')
const id = sql.ref('comments.id')

/**
 * The one rule of who may see a comment under a post that they may see: its author is active and neither blocks the
 * viewer nor is blocked. What is under a comment that the viewer may not see is not reached either.
 */
export const visibleComments = (db: Db, viewerId: number) =>
  db
    .selectFrom('comments')
    .innerJoinLateral(userOf(db, 'comments.user_id').as('author'), join => join.onTrue())
    .where(visiblePeople(db, viewerId, 'author'))

/** Subquery: the comment that a column of the outer query names, when it is there for the viewer with its words. */
export const commentVisible = (db: Db, viewerId: number, comment: string) =>
  visibleComments(db, viewerId)
    .select(sql`1`.as('one'))
    .where('comments.deleted_at', 'is', null)
    .where('comments.id', '=', sql.ref<number>(comment))

const likeOf = (db: Db, viewerId: number) =>
  db
    .selectFrom('comment_likes as mine')
    .select('mine.user_id')
    .where('mine.comment_id', '=', sql.ref<number>('comments.id'))
    .where('mine.user_id', '=', viewerId)

/** Comments as the viewer sees them, with author and the viewer's own like in one row. */
const commentRows = (db: Db, viewerId: number) =>
  visibleComments(db, viewerId).select([
    'comments.id',
    'comments.post_id',
    'comments.user_id',
    'comments.parent_id',
    'comments.comment',
    'comments.created_at',
    'comments.edited_at',
    'comments.deleted_at',
    'comments.total_likes',
    'comments.total_comments',
    'author.name as author_name',
    'author.profile_picture as author_picture',
    likeOf(db, viewerId).as('liked_by'),
    hasAnyBlocks(viewerId).as('has_blocks'),
    cursorTimestamp(time).as('position'),
  ])

export type CommentRow = Awaited<ReturnType<ReturnType<typeof commentRows>['execute']>>[number]

/** One page of the comments under a post and one row more, newest first. */
export function findComments(db: Db, viewerId: number, postId: number, paging: Paging): Promise<CommentRow[]> {
  const list = commentRows(db, viewerId).where('comments.post_id', '=', postId).where('comments.parent_id', 'is', null)
  return newestFirst(list, time, id, paging).execute()
}

const repliesTo = (db: Db, viewerId: number) =>
  commentRows(db, viewerId).orderBy('comments.created_at').orderBy('comments.id')

/** One page of the replies to a comment and one row more, oldest first: a conversation is read downwards. */
export function findReplies(db: Db, viewerId: number, parentId: number, paging: Paging): Promise<CommentRow[]> {
  const list = repliesTo(db, viewerId)
    .where('comments.parent_id', '=', parentId)
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
  return (paging.cursor ? list.where(afterOldest(time, id, readCursor(paging.cursor))) : list).execute()
}

/** The first replies to each of several comments, in one query. */
export const findFirstReplies = (db: Db, viewerId: number, parentIds: number[]): Promise<CommentRow[]> =>
  db
    .selectFrom(sql<{ id: number }>`unnest(${parentIds}::bigint[])`.as<'parent'>(sql`parent(id)`))
    .innerJoinLateral(
      repliesTo(db, viewerId)
        .where('comments.parent_id', '=', sql.ref<number>('parent.id'))
        .limit(commentLimits.replies)
        .as('reply'),
      join => join.onTrue(),
    )
    .selectAll('reply')
    .orderBy('reply.created_at')
    .orderBy('reply.id')
    .execute()

export const findCommentVisibleTo = (db: Db, viewerId: number, commentId: number): Promise<CommentRow | undefined> =>
  commentRows(db, viewerId).where('comments.id', '=', commentId).executeTakeFirst()

/** So many likes of, or replies to, a comment. */
export type BlockedReactions = { comment_id: number; kind: 'like' | 'reply'; total: number }

/**
 * How people who block the viewer or are blocked have reacted to several comments; what each of them has done to each is
 * looked up.
 */
export async function findBlockedReactions(
  db: Db,
  viewerId: number,
  { liked, answered }: { liked: number[]; answered: number[] },
): Promise<BlockedReactions[]> {
  const { rows } = await sql<BlockedReactions>`
    WITH blocked AS MATERIALIZED (${blockedPeople(viewerId)})
    SELECT wanted.id AS comment_id, 'like' AS kind, count(*)::integer AS total
    FROM blocked, unnest(${liked}::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT FROM comment_likes WHERE comment_id = wanted.id AND user_id = blocked.id OFFSET 0) theirs
    GROUP BY wanted.id
    UNION ALL SELECT wanted.id, 'reply', count(*)::integer
    FROM blocked, unnest(${answered}::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT FROM comments WHERE parent_id = wanted.id AND user_id = blocked.id AND deleted_at IS NULL OFFSET 0) theirs
    GROUP BY wanted.id`.execute(db)
  return rows
}
