import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import {
  deleteFlower,
  deleteLike,
  findLikers,
  findSuperlikers,
  insertFlower,
  insertLike,
  updateFlowers,
} from './queries/reactions.ts'
import type { LockedPost } from './queries/writes.ts'
import { requireVisiblePost } from './read-posts.ts'
import { flowersAfter } from './rules.ts'
import { withSeenTotals } from './totals.ts'
import { flowersView, likesView, personView } from './view.ts'
import { withLockedPost } from './with-locked-post.ts'

const reaction = (app: AppContext, viewer: Viewer, postId: number) => ({
  post_id: postId,
  user_id: viewer.id,
  created_at: app.clock.now(),
})

/** The likes of a post as the viewer sees them, one more or less than when it was locked. */
async function likesOf(tx: Tx, viewer: Viewer, post: LockedPost, { by, liked }: { by: 1 | 0 | -1; liked: boolean }) {
  const [seen = post] = await withSeenTotals(tx, viewer, [{ ...post, total_likes: post.total_likes + by }])
  return { id: post.id, ...likesView(seen, liked) }
}

/** Counts that the viewer's flower was one and is a different one, or none. @returns the flowers as the viewer sees them */
async function changeFlowers(
  tx: Tx,
  viewer: Viewer,
  post: LockedPost,
  before: FlowerType | null,
  type: FlowerType | null,
) {
  const flowers = flowersAfter(post.flowers, before, type)
  if (before !== type) await updateFlowers(tx, post.id, flowers)
  const [seen = post] = await withSeenTotals(tx, viewer, [{ ...post, flowers }])
  return { id: post.id, ...flowersView(seen, type) }
}

/** @throws AppError not_found */
export const like = (app: AppContext, viewer: Viewer, postId: number) =>
  withLockedPost(app, viewer, postId, async (tx, post) => {
    const added = await insertLike(tx, reaction(app, viewer, postId))
    if (added) await app.emit(tx, 'post.liked', { post_id: postId, user_id: viewer.id })
    return { message: 'Post liked', post: await likesOf(tx, viewer, post, { by: added ? 1 : 0, liked: true }) }
  })

/** @throws AppError not_found */
export const unlike = (app: AppContext, viewer: Viewer, postId: number) =>
  withLockedPost(app, viewer, postId, async (tx, post) => {
    const deleted = await deleteLike(tx, viewer.id, postId)
    if (deleted) await app.emit(tx, 'post.unliked', { post_id: postId, user_id: viewer.id })
    return { message: 'Post unliked', post: await likesOf(tx, viewer, post, { by: deleted ? -1 : 0, liked: false }) }
  })

/** Gives a flower; a different one of the same person goes. @throws AppError not_found */
export const superlike = (app: AppContext, viewer: Viewer, postId: number, type: FlowerType) =>
  withLockedPost(app, viewer, postId, async (tx, post) => {
    const before = await deleteFlower(tx, viewer.id, postId)
    await insertFlower(tx, { ...reaction(app, viewer, postId), type })
    if (!before) await app.emit(tx, 'post.superliked', { post_id: postId, user_id: viewer.id, type })
    return { message: 'Post super liked', post: await changeFlowers(tx, viewer, post, before, type) }
  })

/** @throws AppError not_found */
export const unsuperlike = (app: AppContext, viewer: Viewer, postId: number) =>
  withLockedPost(app, viewer, postId, async (tx, post) => {
    const before = await deleteFlower(tx, viewer.id, postId)
    if (before) await app.emit(tx, 'post.unsuperliked', { post_id: postId, user_id: viewer.id })
    return { message: 'Post super unliked', post: await changeFlowers(tx, viewer, post, before, null) }
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
