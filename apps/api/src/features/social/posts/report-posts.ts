import type { AppContext } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canReportPost } from './policies.ts'
import { insertReport } from './queries/reports.ts'
import { withLockedPost } from './with-locked-post.ts'

/** The first report of a person stands; later ones are thanked for just the same. @throws AppError not_found, own_post */
export const reportPost = (app: AppContext, viewer: Viewer, postId: number, reason: string | undefined) =>
  withLockedPost(app, viewer, postId, async (tx, post) => {
    authorize(canReportPost(viewer, post), 'own_post')
    const report = { post_id: postId, user_id: viewer.id, reason: reason || null, created_at: app.clock.now() }
    await insertReport(tx, report)
    return { message: 'This post has been successfully reported' }
  })
