import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { act } from './act.ts'
import { deleteHide, hideOwn, insertHide, showOwn } from './queries/hides.ts'

/** The author takes a post away from everybody else; others take it out of their own feed. @throws AppError not_found */
export const hidePost = (app: AppContext, viewer: Viewer, postId: number) =>
  act(app, viewer, postId, 'Post hidden', async tx => {
    const now = app.clock.now()
    const own = await hideOwn(tx, viewer.id, postId, now)
    if (!own) await insertHide(tx, { post_id: postId, user_id: viewer.id, created_at: now })
  })

/** @throws AppError not_found */
export const unhidePost = (app: AppContext, viewer: Viewer, postId: number) =>
  act(app, viewer, postId, 'Post restored', async tx => {
    const own = await showOwn(tx, viewer.id, postId)
    if (!own) await deleteHide(tx, viewer.id, postId)
  })
