import type { FlowerType } from '@celebrio/contract/social/flowers'
import type { Kit } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cutPage, type Paging } from '#platform/db/keyset.ts'
import { act } from './act.ts'
import { deleteFlower, deleteLike, findLikers, findSuperlikers, insertLike, putFlower } from './queries/reactions.ts'
import { requireVisiblePost } from './read-posts.ts'
import { personView } from './view.ts'

const reaction = (kit: Kit, viewer: Viewer, postId: number) => ({
  post_id: postId,
  user_id: viewer.id,
  created_at: kit.clock.now(),
})

export const like = (kit: Kit, viewer: Viewer, postId: number) =>
  act(kit, viewer, postId, 'Post liked', async tx => {
    const added = await insertLike(tx, reaction(kit, viewer, postId))
    if (added) await kit.tell(tx, 'post.liked', { post_id: postId, user_id: viewer.id })
  })

export const unlike = (kit: Kit, viewer: Viewer, postId: number) =>
  act(kit, viewer, postId, 'Post unliked', async tx => {
    const gone = await deleteLike(tx, viewer.id, postId)
    if (gone) await kit.tell(tx, 'post.unliked', { post_id: postId, user_id: viewer.id })
  })

export const superlike = (kit: Kit, viewer: Viewer, postId: number, type: FlowerType) =>
  act(kit, viewer, postId, 'Post super liked', async tx => {
    const added = await putFlower(tx, { ...reaction(kit, viewer, postId), type })
    if (added) await kit.tell(tx, 'post.superliked', { post_id: postId, user_id: viewer.id, type })
  })

export const unsuperlike = (kit: Kit, viewer: Viewer, postId: number) =>
  act(kit, viewer, postId, 'Post super unliked', async tx => {
    const gone = await deleteFlower(tx, viewer.id, postId)
    if (gone) await kit.tell(tx, 'post.unsuperliked', { post_id: postId, user_id: viewer.id })
  })

/** @throws Refusal not_found */
export async function readLikers(kit: Kit, viewer: Viewer, postId: number, paging: Paging) {
  await requireVisiblePost(kit.db, viewer, postId)
  const rows = await findLikers(kit.db, viewer.id, postId, paging)
  const { page, ...rest } = cutPage(rows, paging.per_page, row => row.id)
  return { users: page.map(row => personView(kit, row)), ...rest }
}

/** @throws Refusal not_found */
export async function readSuperlikers(kit: Kit, viewer: Viewer, postId: number, paging: Paging) {
  await requireVisiblePost(kit.db, viewer, postId)
  const rows = await findSuperlikers(kit.db, viewer.id, postId, paging)
  const { page, ...rest } = cutPage(rows, paging.per_page, row => row.id)
  return { users: page.flatMap(row => (row.type ? [{ ...personView(kit, row), type: row.type }] : [])), ...rest }
}
