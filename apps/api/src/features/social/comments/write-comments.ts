import type { commentForm } from '@celebrio/contract/social/comments'
import type { output } from 'zod'
import { countComments, mayCommentOn, requireVisiblePost } from '#features/social/posts'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { indexText } from './index-text.ts'
import { canDeleteComment, canEditComment, canReplyTo } from './policies.ts'
import { findCommentVisibleTo } from './queries/comments.ts'
import { deleteComment, insertComment, updateComment } from './queries/writes.ts'
import { readComment, requireVisibleComment } from './read-comments.ts'

/** The comment that a reply goes under: the one that it answers, or that one's own. */
async function topOf(tx: Tx, viewer: Viewer, postId: number, parentId: number): Promise<number> {
  const answered = await findCommentVisibleTo(tx, viewer.id, parentId)
  authorize(answered?.post_id === postId && canReplyTo(answered))
  if (answered.parent_id) await requireVisibleComment(tx, viewer, parentId)
  return answered.parent_id ?? answered.id
}

/** @throws AppError not_found when the post, or the comment to answer, is not there for the viewer; kids_connections_only */
export async function createComment(app: AppContext, viewer: Viewer, form: output<typeof commentForm>) {
  const comment = await inTransaction(app, async tx => {
    await requireVisiblePost(tx, viewer, form.post_id)
    authorize(await mayCommentOn(tx, viewer, form.post_id), 'kids_connections_only')
    // Counted first: this locks the post, so that no comment is deleted while it is being answered.
    if (!(await countComments(tx, form.post_id, 1))) throw new AppError('not_found')
    const parent_id = form.parent_id ? await topOf(tx, viewer, form.post_id, form.parent_id) : null
    const comment_id = await insertComment(tx, {
      post_id: form.post_id,
      user_id: viewer.id,
      parent_id,
      comment: form.comment,
      created_at: app.clock.now(),
    })
    await indexText(app, tx, viewer, { id: comment_id, post_id: form.post_id, comment: form.comment }, form.mentions)
    await app.emit(tx, 'comment.created', { comment_id, parent_id, post_id: form.post_id, user_id: viewer.id })
    return readComment(app, tx, viewer, comment_id)
  })
  return { message: 'Comment sent', comment }
}

type Words = { comment: string; mentions: number[] }

/** @throws AppError not_found for comments of others as well */
export async function editComment(app: AppContext, viewer: Viewer, commentId: number, edit: Words) {
  const comment = await inTransaction(app, async tx => {
    const row = await requireVisibleComment(tx, viewer, commentId)
    authorize(canEditComment(viewer, row))
    const { post_id } = row
    const change = { comment: edit.comment, edited_at: app.clock.now() }
    if (!(await updateComment(tx, commentId, change))) throw new AppError('not_found')
    await indexText(app, tx, viewer, { id: commentId, post_id, comment: edit.comment }, edit.mentions)
    return readComment(app, tx, viewer, commentId)
  })
  return { message: 'Comment has been updated', comment }
}

/** An own comment can be taken back even where its post is no longer to be seen. @throws AppError not_found */
export async function removeComment(app: AppContext, viewer: Viewer, commentId: number) {
  await inTransaction(app, async tx => {
    const row = await findCommentVisibleTo(tx, viewer.id, commentId)
    authorize(row && canDeleteComment(viewer, row))
    if (!(await countComments(tx, row.post_id, -1))) throw new AppError('not_found')
    if (!(await deleteComment(tx, commentId, app.clock.now()))) throw new AppError('not_found')
    const fact = { comment_id: commentId, parent_id: row.parent_id, post_id: row.post_id, user_id: viewer.id }
    await app.emit(tx, 'comment.deleted', fact)
  })
  return { message: 'Comment Deleted' }
}
