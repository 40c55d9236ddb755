import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { findSaved } from './queries/posts.ts'
import { deleteSave, insertSave } from './queries/saves.ts'
import { postViews } from './view.ts'
import { withLockedPost } from './with-locked-post.ts'

/** @throws AppError not_found */
export const savePost = (app: AppContext, viewer: Viewer, postId: number) =>
  withLockedPost(app, viewer, postId, async tx => {
    await insertSave(tx, { post_id: postId, user_id: viewer.id, created_at: app.clock.now() })
    return { message: 'Post saved', post: { id: postId, is_saved: true } }
  })

/** @throws AppError not_found */
export const unsavePost = (app: AppContext, viewer: Viewer, postId: number) =>
  withLockedPost(app, viewer, postId, async tx => {
    await deleteSave(tx, viewer.id, postId)
    return { message: 'Post unsaved', post: { id: postId, is_saved: false } }
  })

export async function readSaved(app: AppContext, viewer: Viewer, paging: Paging) {
  const rows = await findSaved(app.db, viewer.id, paging)
  const places = rows.map(row => ({ row, id: row.id, place: row.saved_place }))
  const { page, ...rest } = paginate(places, paging.per_page, one => one.id)
  const seen = page.map(one => one.row)
  return { post: await postViews(app, app.db, viewer, seen), ...rest }
}
