import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { holdPost } from './queries/writes.ts'
import { readPost, requireVisiblePost } from './read-posts.ts'

/** Does something to a post that the viewer may see, and answers it as it is then. @throws Refusal not_found */
export async function act(
  kit: Kit,
  viewer: Viewer,
  postId: number,
  message: string,
  change: (tx: Tx) => Promise<unknown>,
) {
  const post = await inTransaction(kit, async tx => {
    await requireVisiblePost(tx, viewer, postId)
    if (!(await holdPost(tx, postId))) throw new Refusal('not_found')
    await change(tx)
    return readPost(kit, tx, viewer, postId)
  })
  return { message, post }
}
