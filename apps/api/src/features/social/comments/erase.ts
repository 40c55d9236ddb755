import { countComments } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteLikesOf, deleteWithheldOf, findCommentsOf } from './queries/erase.ts'
import { deleteComment } from './queries/writes.ts'

const likesAtOnce = 500
const commentsAtOnce = 50

/** Where others have answered a comment, its place stays, without its words. */
export async function eraseComments(app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  await deleteWithheldOf(tx, userId)
  const found = await findCommentsOf(tx, userId, commentsAtOnce)
  for (const { id, post_id } of found) {
    await countComments(tx, post_id, -1)
    await deleteComment(tx, id, app.clock.now())
  }
  const likes = await deleteLikesOf(tx, userId, likesAtOnce)
  return found.length === commentsAtOnce || likes === likesAtOnce
}
