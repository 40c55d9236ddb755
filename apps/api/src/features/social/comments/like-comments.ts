import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canLikeComment } from './policies.ts'
import { findCommentVisibleTo } from './queries/comments.ts'
import { deleteLike, insertLike, type LockedComment, lockCommentVisibleTo } from './queries/writes.ts'
import { withSeenTotals } from './totals.ts'

/** @throws AppError not_found */
async function lockComment(tx: Tx, viewer: Viewer, commentId: number): Promise<LockedComment> {
  const comment = await lockCommentVisibleTo(tx, viewer.id, commentId)
  if (!comment) throw new AppError('not_found')
  const { parent_id } = comment
  if (parent_id && !(await findCommentVisibleTo(tx, viewer.id, parent_id))) throw new AppError('not_found')
  authorize(canLikeComment(comment))
  return comment
}

/** The likes of a comment as the viewer sees them, one more or less than when it was locked. */
async function likesOf(tx: Tx, viewer: Viewer, comment: LockedComment, by: 1 | 0 | -1) {
  const [seen = comment] = await withSeenTotals(tx, viewer, [{ ...comment, total_likes: comment.total_likes + by }])
  return { id: seen.id, total_likes: seen.total_likes }
}

/** @throws AppError not_found */
export const likeComment = (app: AppContext, viewer: Viewer, commentId: number) =>
  inTransaction(app, async tx => {
    const comment = await lockComment(tx, viewer, commentId)
    const added = await insertLike(tx, { comment_id: commentId, user_id: viewer.id, created_at: app.clock.now() })
    if (added) await app.emit(tx, 'comment.liked', { comment_id: commentId, user_id: viewer.id })
    const likes = await likesOf(tx, viewer, comment, added ? 1 : 0)
    return { message: 'Comment liked', comment: { ...likes, already_liked: true } }
  })

/** @throws AppError not_found */
export const unlikeComment = (app: AppContext, viewer: Viewer, commentId: number) =>
  inTransaction(app, async tx => {
    const comment = await lockComment(tx, viewer, commentId)
    const deleted = await deleteLike(tx, viewer.id, commentId)
    if (deleted) await app.emit(tx, 'comment.unliked', { comment_id: commentId, user_id: viewer.id })
    const likes = await likesOf(tx, viewer, comment, deleted ? -1 : 0)
    return { message: 'Comment unliked', comment: { ...likes, already_liked: false } }
  })
