import { commentLimits } from '@celebrio/contract/social/comments'
import { sql } from 'kysely'
import { hasAnyBlocks, visiblePeople } from '#features/people/friends'
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
    .innerJoin('users as author', 'author.id', 'comments.user_id')
    .where(visiblePeople(db, viewerId, 'author'))

/** Subquery: the comment that a column of the outer query names, when it is there for the viewer with its words. */
export const commentVisible = (db: Db, viewerId: number, comment: string) =>
  visibleComments(db, viewerId)
    .select(sql`1`.as('one'))
    .where('comments.deleted_at', 'is', null)
    .where('comments.id', '=', sql.ref<number>(comment))

/** Comments as the viewer sees them, with author and the viewer's own like in one row. */
const commentRows = (db: Db, viewerId: number) =>
  visibleComments(db, viewerId)
    .leftJoin('comment_likes as mine', join =>
      join.onRef('mine.comment_id', '=', 'comments.id').on('mine.user_id', '=', viewerId),
    )
    .select([
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
      'mine.user_id as liked_by',
      hasAnyBlocks(viewerId).as('has_blocks'),
      cursorTimestamp(time).as('place'),
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
