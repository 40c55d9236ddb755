import type { Post } from '@celebrio/contract/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { canCommentOn } from './policies.ts'
import { canSee, findAuthor, findFeed, findPostVisibleTo, findTagged } from './queries/posts.ts'
import { postViews } from './view.ts'

export async function readFeed(app: AppContext, viewer: Viewer, paging: Paging) {
  const rows = await findFeed(app.db, viewer.id, paging)
  const { page, hasMorePages, nextCursor } = paginate(rows, paging.per_page, row => row.id)
  return { post: await postViews(app, app.db, viewer, page), hasMorePages, nextCursor }
}

/** Posts with a hashtag. */
export async function readTagged(app: AppContext, viewer: Viewer, tag: string, paging: Paging) {
  const rows = await findTagged(app.db, viewer.id, tag, paging)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  return { tag, post: await postViews(app, app.db, viewer, page), ...rest }
}

/** @throws AppError not_found when there is none that the viewer may see */
export async function readPost(app: AppContext, db: Db, viewer: Viewer, postId: number): Promise<Post> {
  const row = await findPostVisibleTo(db, viewer.id, postId)
  const [post] = row ? await postViews(app, db, viewer, [row]) : []
  if (!post) throw new AppError('not_found')
  return post
}

/** @throws AppError not_found when the viewer may not see the post, or there is none */
export async function requireVisiblePost(db: Db, viewer: Viewer, postId: number): Promise<void> {
  if (!(await canSee(db, viewer.id, postId))) throw new AppError('not_found')
}

/** Whether the viewer may comment on a post that they see. */
export async function mayCommentOn(db: Db, viewer: Viewer, postId: number): Promise<boolean> {
  if (!viewer.isKid) return true
  const post = await findAuthor(db, viewer.id, postId)
  return post !== undefined && canCommentOn(viewer, post)
}
