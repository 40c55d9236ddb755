import type { Kit } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { act } from './act.ts'
import { deleteHide, hideOwn, insertHide, showOwn } from './queries/hides.ts'

/** The author takes a post away from everybody else; others take it out of their own feed. @throws Refusal not_found */
export const hidePost = (kit: Kit, viewer: Viewer, postId: number) =>
  act(kit, viewer, postId, 'Post hidden', async tx => {
    const now = kit.clock.now()
    const own = await hideOwn(tx, viewer.id, postId, now)
    if (!own) await insertHide(tx, { post_id: postId, user_id: viewer.id, created_at: now })
  })

/** @throws Refusal not_found */
export const unhidePost = (kit: Kit, viewer: Viewer, postId: number) =>
  act(kit, viewer, postId, 'Post restored', async tx => {
    const own = await showOwn(tx, viewer.id, postId)
    if (!own) await deleteHide(tx, viewer.id, postId)
  })
