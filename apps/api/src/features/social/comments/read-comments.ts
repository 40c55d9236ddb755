import type { Query } from '@celebrio/contract/platform/endpoint'
import type { Comment, comments } from '@celebrio/contract/social/comments'
import { requireVisiblePost } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { paginate } from '#platform/db/keyset.ts'
import { type CommentRow, findComments, findCommentVisibleTo, findReplies } from './queries/comments.ts'
import { commentViews } from './view.ts'

/**
 * A comment that the viewer may see: under a post and, for a reply, under a comment that they may see.
 * @throws AppError not_found
 */
export async function requireVisibleComment(db: Db, viewer: Viewer, commentId: number): Promise<CommentRow> {
  const row = await findCommentVisibleTo(db, viewer.id, commentId)
  if (!row) throw new AppError('not_found')
  await requireVisiblePost(db, viewer, row.post_id)
  if (row.parent_id && !(await findCommentVisibleTo(db, viewer.id, row.parent_id))) throw new AppError('not_found')
  return row
}

/** @throws AppError not_found */
export async function readComment(app: AppContext, db: Db, viewer: Viewer, commentId: number): Promise<Comment> {
  const row = await findCommentVisibleTo(db, viewer.id, commentId)
  const [comment] = row ? await commentViews(app, db, viewer, [row]) : []
  if (!comment) throw new AppError('not_found')
  return comment
}

async function findList(db: Db, viewer: Viewer, { post_id, parent_id, ...paging }: Query<typeof comments.list>) {
  await requireVisiblePost(db, viewer, post_id)
  if (parent_id === undefined) return findComments(db, viewer.id, post_id, paging)
  const parent = await findCommentVisibleTo(db, viewer.id, parent_id)
  if (parent?.post_id !== post_id) throw new AppError('not_found')
  return findReplies(db, viewer.id, parent_id, paging)
}

/** @throws AppError not_found when the post, or the comment that was answered, is not there for the viewer */
export async function readComments(app: AppContext, viewer: Viewer, query: Query<typeof comments.list>) {
  const rows = await findList(app.db, viewer, query)
  const { page, hasMorePages, nextCursor } = paginate(rows, query.per_page, row => row.id)
  return { comment: await commentViews(app, app.db, viewer, page), hasMorePages, nextCursor }
}

/** One comment, and the comment that it answers: it may be the stub of a deleted one. @throws AppError not_found */
export async function readPlaced(app: AppContext, viewer: Viewer, commentId: number) {
  const row = await requireVisibleComment(app.db, viewer, commentId)
  if (row.deleted_at) throw new AppError('not_found')
  const above = row.parent_id ? await findCommentVisibleTo(app.db, viewer.id, row.parent_id) : undefined
  const [comment, parent = null] = await commentViews(app, app.db, viewer, above ? [row, above] : [row])
  if (!comment) throw new AppError('not_found')
  return { comment, parent }
}
