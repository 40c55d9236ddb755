import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canReportPost } from './policies.ts'
import { findPostVisibleTo } from './queries/posts.ts'
import { insertReport } from './queries/reports.ts'
import { holdPost } from './queries/writes.ts'

/** The first report of a person stands; later ones are thanked for just the same. @throws AppError not_found, own_post */
export async function reportPost(app: AppContext, viewer: Viewer, postId: number, reason: string | undefined) {
  await inTransaction(app, async tx => {
    const post = await findPostVisibleTo(tx, viewer.id, postId)
    if (!post) throw new AppError('not_found')
    authorize(canReportPost(viewer, post), 'own_post')
    if (!(await holdPost(tx, postId))) throw new AppError('not_found')
    const report = { post_id: postId, user_id: viewer.id, reason: reason || null, created_at: app.clock.now() }
    await insertReport(tx, report)
  })
  return { message: 'This post has been successfully reported' }
}
