import type { ReportForm } from '@celebrio/contract/platform/reports'
import { fileReport } from '#features/base/reports'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { requireMessage } from './change-messages.ts'
import { canReport } from './policies.ts'

/** @throws AppError not_found */
export async function reportMessage(app: AppContext, viewer: Viewer, id: number, said: ReportForm) {
  await inTransaction(app, async tx => {
    const { row } = await requireMessage(app, tx, viewer, id)
    authorize(canReport(viewer, row))
    const { author_id } = row
    await fileReport(app, tx, { subject_type: 'message', subject_id: id, author_id, user_id: viewer.id, ...said })
  })
  return { message: 'Message has been reported.' }
}
