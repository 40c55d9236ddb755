import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteLike, insertLike, lockComment } from './queries/writes.ts'
import { readComment, requireVisibleComment } from './read-comments.ts'

/** @throws Refusal not_found */
async function react(kit: Kit, viewer: Viewer, commentId: number, message: string, change: (tx: Tx) => Promise<void>) {
  const comment = await inTransaction(kit, async tx => {
    await requireVisibleComment(tx, viewer, commentId)
    if (!(await lockComment(tx, commentId))) throw new Refusal('not_found')
    await change(tx)
    return readComment(kit, tx, viewer, commentId)
  })
  return { message, comment }
}

export const likeComment = (kit: Kit, viewer: Viewer, commentId: number) =>
  react(kit, viewer, commentId, 'Comment liked', async tx => {
    const like = { comment_id: commentId, user_id: viewer.id, created_at: kit.clock.now() }
    if (await insertLike(tx, like)) await kit.tell(tx, 'comment.liked', { comment_id: commentId, user_id: viewer.id })
  })

export const unlikeComment = (kit: Kit, viewer: Viewer, commentId: number) =>
  react(kit, viewer, commentId, 'Comment unliked', async tx => {
    const gone = await deleteLike(tx, viewer.id, commentId)
    if (gone) await kit.tell(tx, 'comment.unliked', { comment_id: commentId, user_id: viewer.id })
  })
