import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { deleteHide, hideOwn, insertHide, showOwn } from './queries/hides.ts'
import { withLockedPost } from './with-locked-post.ts'

/** The author takes a post away from everybody else; others take it out of their own feed. @throws AppError not_found */
export const hidePost = (app: AppContext, viewer: Viewer, postId: number) =>
  withLockedPost(app, viewer, postId, async (tx, { user_id }) => {
    const now = app.clock.now()
    if (user_id === viewer.id) await hideOwn(tx, postId, now)
    else await insertHide(tx, { post_id: postId, user_id: viewer.id, created_at: now })
    return { message: 'Post hidden', post: { id: postId, is_hidden: true } }
  })

/** @throws AppError not_found */
export const unhidePost = (app: AppContext, viewer: Viewer, postId: number) =>
  withLockedPost(app, viewer, postId, async (tx, { user_id }) => {
    if (user_id === viewer.id) await showOwn(tx, postId)
    else await deleteHide(tx, viewer.id, postId)
    return { message: 'Post restored', post: { id: postId, is_hidden: false } }
  })
