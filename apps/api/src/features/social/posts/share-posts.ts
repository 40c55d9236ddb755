import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { indexText } from './index-text.ts'
import { findPostVisibleTo } from './queries/posts.ts'
import { countShares, findSharers, insertShare } from './queries/shares.ts'
import { readPost, requireVisiblePost } from './read-posts.ts'
import { personView } from './view.ts'

/** What a share of a post carries: the post, or what that one shares. @throws AppError not_found */
async function originalOf(tx: Tx, viewer: Viewer, postId: number): Promise<number> {
  const post = await findPostVisibleTo(tx, viewer.id, postId)
  if (!post) throw new AppError('not_found')
  if (!post.is_share) return post.id
  if (!post.original_id) throw new AppError('not_found')
  await requireVisiblePost(tx, viewer, post.original_id)
  return post.original_id
}

type Words = { content: string; mentions: number[] }

/** @throws AppError not_found also for a share whose original the viewer may not see */
export async function sharePost(app: AppContext, viewer: Viewer, postId: number, { content, mentions }: Words) {
  const post = await inTransaction(app, async tx => {
    const original_id = await originalOf(tx, viewer, postId)
    // Counted first: this locks the original, so that it is not deleted meanwhile.
    if (!(await countShares(tx, original_id, 1))) throw new AppError('not_found')
    const created_at = app.clock.now()
    const post_id = await insertShare(tx, { user_id: viewer.id, content, created_at, original_id, is_share: true })
    await indexText(app, tx, viewer, { id: post_id, created_at, content }, mentions)
    await app.emit(tx, 'post.created', { post_id, user_id: viewer.id })
    await app.emit(tx, 'post.shared', { post_id, original_id, user_id: viewer.id })
    return readPost(app, tx, viewer, post_id)
  })
  return { message: 'Post shared', post }
}

/** @throws AppError not_found */
export async function readSharers(app: AppContext, viewer: Viewer, postId: number, paging: Paging) {
  await requireVisiblePost(app.db, viewer, postId)
  const rows = await findSharers(app.db, viewer.id, postId, paging)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  return { users: page.map(row => personView(app, row)), ...rest }
}
