import type { ReportForm } from '@celebrio/contract/platform/reports'
import { fileReport } from '#features/base/reports'
import type { AppContext } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { canReportPost } from './policies.ts'
import { deleteHide, deleteSave, hideOwn, insertHide, insertSave, showOwn } from './queries/marks.ts'
import { findSaved } from './queries/posts.ts'
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
  const positions = rows.map(row => ({ row, id: row.id, position: row.saved_position }))
  const { page, ...rest } = paginate(positions, paging.per_page, one => one.id)
  const seen = page.map(one => one.row)
  return { post: await postViews(app, app.db, viewer, seen), ...rest }
}

/** The author takes a post away from everybody else; others take it out of their own feed. @throws AppError not_found */
export const hidePost = (app: AppContext, viewer: Viewer, postId: number) =>
  withLockedPost(app, viewer, postId, async (tx, { user_id }) => {
    const now = app.clock.now()
    if (user_id === viewer.id) await hideOwn(tx, postId, now)
    else await insertHide(tx, { post_id: postId, user_id: viewer.id, created_at: now })
    return { message: 'Post hidden', post: { id: postId, is_hidden: true } }
  })

/** @throws AppError not_found, held_by_staff */
export const unhidePost = (app: AppContext, viewer: Viewer, postId: number) =>
  withLockedPost(app, viewer, postId, async (tx, { user_id }) => {
    if (user_id === viewer.id) authorize(await showOwn(tx, postId), 'held_by_staff')
    else await deleteHide(tx, viewer.id, postId)
    return { message: 'Post restored', post: { id: postId, is_hidden: false } }
  })

/** The first report of a person stands; later ones are thanked for just the same. @throws AppError not_found, own_post */
export const reportPost = (app: AppContext, viewer: Viewer, postId: number, said: ReportForm) =>
  withLockedPost(app, viewer, postId, async (tx, post) => {
    authorize(canReportPost(viewer, post), 'own_post')
    const { user_id: author_id } = post
    await fileReport(app, tx, { subject_type: 'post', subject_id: postId, author_id, user_id: viewer.id, ...said })
    return { message: 'This post has been successfully reported' }
  })
