import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { type LockedPost, lockPostVisibleTo } from './queries/writes.ts'

/** Does something to a post that the viewer may see, and that nobody else changes meanwhile. @throws AppError not_found */
export const withLockedPost = <T>(
  app: AppContext,
  viewer: Viewer,
  postId: number,
  work: (tx: Tx, post: LockedPost) => Promise<T>,
): Promise<T> =>
  inTransaction(app, async tx => {
    const post = await lockPostVisibleTo(tx, viewer.id, postId)
    if (!post) throw new AppError('not_found')
    return work(tx, post)
  })
