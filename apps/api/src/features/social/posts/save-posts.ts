import type { Kit } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cutPage, type Paging } from '#platform/db/keyset.ts'
import { act } from './act.ts'
import { findSaved } from './queries/posts.ts'
import { deleteSave, insertSave } from './queries/saves.ts'
import { postViews } from './view.ts'

export const savePost = (kit: Kit, viewer: Viewer, postId: number) =>
  act(kit, viewer, postId, 'Post saved', tx =>
    insertSave(tx, { post_id: postId, user_id: viewer.id, created_at: kit.clock.now() }),
  )

export const unsavePost = (kit: Kit, viewer: Viewer, postId: number) =>
  act(kit, viewer, postId, 'Post unsaved', tx => deleteSave(tx, viewer.id, postId))

export async function readSaved(kit: Kit, viewer: Viewer, paging: Paging) {
  const rows = await findSaved(kit.db, viewer.id, paging)
  const places = rows.map(row => ({ row, id: row.id, place: row.saved_place }))
  const { page, ...rest } = cutPage(places, paging.per_page, one => one.id)
  const seen = page.map(one => one.row)
  return { post: await postViews(kit, kit.db, viewer, seen), ...rest }
}
