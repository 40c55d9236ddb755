import type { ReportForm } from '@celebrio/contract/platform/reports'
import { fileReport } from '#features/base/reports'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canReportComment } from './policies.ts'
import { requireVisibleComment } from './read-comments.ts'

/** @throws AppError not_found for own comments as well */
export async function reportComment(app: AppContext, viewer: Viewer, id: number, said: ReportForm) {
  await inTransaction(app, async tx => {
    const row = await requireVisibleComment(tx, viewer, id)
    authorize(canReportComment(viewer, row))
    const { user_id: author_id } = row
    await fileReport(app, tx, { subject_type: 'comment', subject_id: id, author_id, user_id: viewer.id, ...said })
  })
  return { message: 'Comment has been reported.' }
}
