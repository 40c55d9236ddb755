import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { deleteFlowersOf, deleteLikesOf, findPostIdsOf } from './queries/erase.ts'
import { deletePost } from './queries/writes.ts'

const reactionsAtOnce = 500
const postsAtOnce = 20

/** Posts of their own, with what others have written under them, and all that they have left on posts of others. */
export async function erasePosts(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const ids = await findPostIdsOf(tx, userId, postsAtOnce)
  for (const id of ids) await deletePost(tx, id)
  if (ids.length === postsAtOnce) return true
  const likes = await deleteLikesOf(tx, userId, reactionsAtOnce)
  const flowers = await deleteFlowersOf(tx, userId, reactionsAtOnce)
  const isMore = await eraseRows(tx, userId, [rowsOf('post_saves'), rowsOf('post_hides')])
  return isMore || likes === reactionsAtOnce || flowers === reactionsAtOnce
}
