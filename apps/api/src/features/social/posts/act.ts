import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { holdPost } from './queries/writes.ts'
import { readPost, requireVisiblePost } from './read-posts.ts'

/** Does something to a post that the viewer may see, and answers it as it is then. @throws AppError not_found */
export async function act(
  app: AppContext,
  viewer: Viewer,
  postId: number,
  message: string,
  change: (tx: Tx) => Promise<unknown>,
) {
  const post = await inTransaction(app, async tx => {
    await requireVisiblePost(tx, viewer, postId)
    if (!(await holdPost(tx, postId))) throw new AppError('not_found')
    await change(tx)
    return readPost(app, tx, viewer, postId)
  })
  return { message, post }
}
