import { sql } from 'kysely'
import { hasAnyBlocks } from '#features/people/friends'
import { postVisible } from '#features/social/posts'
import type { Tx } from '#platform/db/database.ts'
import { visibleComments } from './comments.ts'

type NewComment = {
  post_id: number
  user_id: number
  parent_id: number | null
  comment: string
  created_at: Date
}

const countReplies = (tx: Tx, commentId: number, by: 1 | -1) =>
  tx
    .updateTable('comments')
    .set({ total_comments: sql<number>`total_comments + ${by}` })
    .where('id', '=', commentId)
    .execute()

export async function insertComment(tx: Tx, comment: NewComment): Promise<number> {
  const { id } = await tx.insertInto('comments').values(comment).returning('id').executeTakeFirstOrThrow()
  if (comment.parent_id) await countReplies(tx, comment.parent_id, 1)
  return id
}

/** @returns whether it was still there */
export async function updateComment(
  tx: Tx,
  commentId: number,
  change: { comment: string; edited_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('comments')
    .set(change)
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

const lockThere = (tx: Tx, commentId: number) =>
  tx
    .selectFrom('comments')
    .select(['id', 'parent_id', 'total_comments'])
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

async function leaveStub(tx: Tx, commentId: number, now: Date): Promise<void> {
  await tx.deleteFrom('comment_likes').where('comment_id', '=', commentId).execute()
  await tx
    .updateTable('comments')
    .set({ comment: '', deleted_at: now, total_likes: 0 })
    .where('id', '=', commentId)
    .execute()
}

/** A stub is kept for its replies, and for what the staff may give back. */
const clearStub = (tx: Tx, commentId: number) =>
  tx
    .deleteFrom('comments')
    .where('id', '=', commentId)
    .where('deleted_at', 'is not', null)
    .where('total_comments', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('withheld_comments').whereRef('comment_id', '=', 'comments.id').select('comment_id'))),
    )
    .execute()

/** Deletes a comment, or its words when it has replies. The caller has locked its post. @returns whether there was one */
export async function deleteComment(tx: Tx, commentId: number, now: Date): Promise<boolean> {
  const comment = await lockThere(tx, commentId)
  if (!comment) return false
  if (comment.total_comments > 0) {
    await leaveStub(tx, commentId, now)
    return true
  }
  await tx.deleteFrom('comments').where('id', '=', commentId).execute()
  if (comment.parent_id) {
    await countReplies(tx, comment.parent_id, -1)
    await clearStub(tx, comment.parent_id)
  }
  return true
}

const countLikes = (tx: Tx, commentId: number, by: 1 | -1) =>
  tx
    .updateTable('comments')
    .set({ total_likes: sql<number>`total_likes + ${by}` })
    .where('id', '=', commentId)
    .execute()

/**
 * A comment under a post that the viewer may see, both of them, locked until the transaction ends: it is not deleted
 * meanwhile, so that no like is left on a stub. What a reply answers is for the caller to look at.
 */
export const lockCommentVisibleTo = (tx: Tx, viewerId: number, commentId: number) =>
  visibleComments(tx, viewerId)
    .select(['comments.id', 'comments.user_id', 'comments.parent_id', 'comments.deleted_at'])
    .select(['comments.total_likes', 'comments.total_comments'])
    .select(hasAnyBlocks(viewerId).as('has_blocks'))
    .where('comments.id', '=', commentId)
    .where(({ exists }) => exists(postVisible(tx, viewerId, 'comments.post_id')))
    .forUpdate('comments')
    .executeTakeFirst()

export type LockedComment = NonNullable<Awaited<ReturnType<typeof lockCommentVisibleTo>>>

/** The row decides: a second like finds one there and counts nothing. */
export async function insertLike(
  tx: Tx,
  like: { comment_id: number; user_id: number; created_at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('comment_likes')
    .values(like)
    .onConflict(conflict => conflict.doNothing())
    .returning('comment_id')
    .executeTakeFirst()
  if (added) await countLikes(tx, like.comment_id, 1)
  return added !== undefined
}

/** @returns whether there was one */
export async function deleteLike(tx: Tx, userId: number, commentId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('comment_likes')
    .where('comment_id', '=', commentId)
    .where('user_id', '=', userId)
    .returning('comment_id')
    .executeTakeFirst()
  if (gone) await countLikes(tx, commentId, -1)
  return gone !== undefined
}
