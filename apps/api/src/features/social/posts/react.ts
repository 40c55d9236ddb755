import type { FlowerType } from '@celebrio/contract/social/flowers'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { act } from './act.ts'
import { deleteFlower, deleteLike, findLikers, findSuperlikers, insertLike, putFlower } from './queries/reactions.ts'
import { requireVisiblePost } from './read-posts.ts'
import { personView } from './view.ts'

const reaction = (app: AppContext, viewer: Viewer, postId: number) => ({
  post_id: postId,
  user_id: viewer.id,
  created_at: app.clock.now(),
})

export const like = (app: AppContext, viewer: Viewer, postId: number) =>
  act(app, viewer, postId, 'Post liked', async tx => {
    const added = await insertLike(tx, reaction(app, viewer, postId))
    if (added) await app.emit(tx, 'post.liked', { post_id: postId, user_id: viewer.id })
  })

export const unlike = (app: AppContext, viewer: Viewer, postId: number) =>
  act(app, viewer, postId, 'Post unliked', async tx => {
    const gone = await deleteLike(tx, viewer.id, postId)
    if (gone) await app.emit(tx, 'post.unliked', { post_id: postId, user_id: viewer.id })
  })

export const superlike = (app: AppContext, viewer: Viewer, postId: number, type: FlowerType) =>
  act(app, viewer, postId, 'Post super liked', async tx => {
    const added = await putFlower(tx, { ...reaction(app, viewer, postId), type })
    if (added) await app.emit(tx, 'post.superliked', { post_id: postId, user_id: viewer.id, type })
  })

export const unsuperlike = (app: AppContext, viewer: Viewer, postId: number) =>
  act(app, viewer, postId, 'Post super unliked', async tx => {
    const gone = await deleteFlower(tx, viewer.id, postId)
    if (gone) await app.emit(tx, 'post.unsuperliked', { post_id: postId, user_id: viewer.id })
  })

/** @throws AppError not_found */
export async function readLikers(app: AppContext, viewer: Viewer, postId: number, paging: Paging) {
  await requireVisiblePost(app.db, viewer, postId)
  const rows = await findLikers(app.db, viewer.id, postId, paging)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  return { users: page.map(row => personView(app, row)), ...rest }
}

/** @throws AppError not_found */
export async function readSuperlikers(app: AppContext, viewer: Viewer, postId: number, paging: Paging) {
  await requireVisiblePost(app.db, viewer, postId)
  const rows = await findSuperlikers(app.db, viewer.id, postId, paging)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  return { users: page.flatMap(row => (row.type ? [{ ...personView(app, row), type: row.type }] : [])), ...rest }
}
