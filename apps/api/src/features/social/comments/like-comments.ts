import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canLikeComment } from './policies.ts'
import { deleteLike, insertLike, lockComment } from './queries/writes.ts'
import { readComment, requireVisibleComment } from './read-comments.ts'

/** @throws AppError not_found */
async function react(
  app: AppContext,
  viewer: Viewer,
  commentId: number,
  message: string,
  change: (tx: Tx) => Promise<void>,
) {
  const comment = await inTransaction(app, async tx => {
    authorize(canLikeComment(await requireVisibleComment(tx, viewer, commentId)))
    if (!(await lockComment(tx, commentId))) throw new AppError('not_found')
    await change(tx)
    return readComment(app, tx, viewer, commentId)
  })
  return { message, comment }
}

export const likeComment = (app: AppContext, viewer: Viewer, commentId: number) =>
  react(app, viewer, commentId, 'Comment liked', async tx => {
    const like = { comment_id: commentId, user_id: viewer.id, created_at: app.clock.now() }
    if (await insertLike(tx, like)) await app.emit(tx, 'comment.liked', { comment_id: commentId, user_id: viewer.id })
  })

export const unlikeComment = (app: AppContext, viewer: Viewer, commentId: number) =>
  react(app, viewer, commentId, 'Comment unliked', async tx => {
    const gone = await deleteLike(tx, viewer.id, commentId)
    if (gone) await app.emit(tx, 'comment.unliked', { comment_id: commentId, user_id: viewer.id })
  })
