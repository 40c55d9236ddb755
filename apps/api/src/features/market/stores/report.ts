import type { ReportForm } from '@celebrio/contract/platform/reports'
import { fileReport } from '#features/base/reports'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canReport } from './policies.ts'
import { findOwnerOf } from './queries/reported.ts'
import { isVisible } from './queries/stores.ts'

/** @throws AppError not_found where the viewer sees none; own_store */
export async function reportStore(app: AppContext, viewer: Viewer, id: number, said: ReportForm) {
  await inTransaction(app, async tx => {
    const author_id = await findOwnerOf(tx, id)
    authorize(author_id !== undefined && (await isVisible(tx, viewer.id, { id })))
    if (!canReport(viewer, { user_id: author_id })) throw new AppError('own_store')
    await fileReport(app, tx, { subject_type: 'store', subject_id: id, author_id, user_id: viewer.id, ...said })
  })
  return { message: 'This provider has been successfully reported' }
}
