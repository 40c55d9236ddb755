import type { Query } from '@celebrio/contract/platform/endpoint'
import type { Comment, comments } from '@celebrio/contract/social/comments'
import { requireVisiblePost } from '#features/social/posts'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { cutPage } from '#platform/db/keyset.ts'
import { type CommentRow, findComments, findCommentVisibleTo, findReplies } from './queries/comments.ts'
import { commentViews } from './view.ts'

/**
 * A comment that the viewer may see: under a post and, for a reply, under a comment that they may see.
 * @throws Refusal not_found
 */
export async function requireVisibleComment(db: Db, viewer: Viewer, commentId: number): Promise<CommentRow> {
  const row = await findCommentVisibleTo(db, viewer.id, commentId)
  if (!row) throw new Refusal('not_found')
  await requireVisiblePost(db, viewer, row.post_id)
  if (row.parent_id && !(await findCommentVisibleTo(db, viewer.id, row.parent_id))) throw new Refusal('not_found')
  return row
}

/** @throws Refusal not_found */
export async function readComment(kit: Kit, db: Db, viewer: Viewer, commentId: number): Promise<Comment> {
  const row = await findCommentVisibleTo(db, viewer.id, commentId)
  const [comment] = row ? await commentViews(kit, db, viewer, [row]) : []
  if (!comment) throw new Refusal('not_found')
  return comment
}

async function findList(db: Db, viewer: Viewer, { post_id, parent_id, ...paging }: Query<typeof comments.list>) {
  await requireVisiblePost(db, viewer, post_id)
  if (parent_id === undefined) return findComments(db, viewer.id, post_id, paging)
  const parent = await findCommentVisibleTo(db, viewer.id, parent_id)
  if (parent?.post_id !== post_id) throw new Refusal('not_found')
  return findReplies(db, viewer.id, parent_id, paging)
}

/** @throws Refusal not_found when the post, or the comment that was answered, is not there for the viewer */
export async function readComments(kit: Kit, viewer: Viewer, query: Query<typeof comments.list>) {
  const rows = await findList(kit.db, viewer, query)
  const { page, hasMorePages, nextCursor } = cutPage(rows, query.per_page, row => row.id)
  return { comment: await commentViews(kit, kit.db, viewer, page), hasMorePages, nextCursor }
}

/** One comment, and the comment that it answers: it may be the stub of a deleted one. @throws Refusal not_found */
export async function readPlaced(kit: Kit, viewer: Viewer, commentId: number) {
  const row = await requireVisibleComment(kit.db, viewer, commentId)
  if (row.deleted_at) throw new Refusal('not_found')
  const above = row.parent_id ? await findCommentVisibleTo(kit.db, viewer.id, row.parent_id) : undefined
  const [comment, parent = null] = await commentViews(kit, kit.db, viewer, above ? [row, above] : [row])
  if (!comment) throw new Refusal('not_found')
  return { comment, parent }
}
