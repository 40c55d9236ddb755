import type { ReportForm } from '@celebrio/contract/platform/reports'
import { fileReport } from '#features/base/reports'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { betweenTwo, withVisible } from './other-person.ts'
import { deleteBlock, insertBlock, upsertSkip } from './queries/distance.ts'
import { deleteConnection, deleteRequest } from './queries/relationships.ts'

const skipDays = 30

/** Parts two people for good: connection and requests go, and neither sees the other. @throws AppError not_found */
export async function blockPerson(app: AppContext, viewer: Viewer, blocked_id: number) {
  await betweenTwo(app, viewer, blocked_id, async tx => {
    const added = await insertBlock(tx, { user_id: viewer.id, blocked_id, created_at: app.clock.now() })
    if (!added) return
    await deleteConnection(tx, viewer.id, blocked_id)
    await deleteRequest(tx, viewer.id, blocked_id)
    await deleteRequest(tx, blocked_id, viewer.id)
    await app.emit(tx, 'user.blocked', { user_id: viewer.id, blocked_id })
  })
  return { message: 'You have successfully blocked this account' }
}

/** @throws AppError not_found */
export async function unblockPerson(app: AppContext, viewer: Viewer, blockedId: number) {
  await betweenTwo(app, viewer, blockedId, tx => deleteBlock(tx, viewer.id, blockedId))
  return { message: 'Friend unblocked successfully' }
}

/** Somebody who was blocked can still be reported. @throws AppError not_found */
export async function reportPerson(app: AppContext, viewer: Viewer, id: number, said: ReportForm) {
  await betweenTwo(app, viewer, id, tx =>
    fileReport(app, tx, { subject_type: 'user', subject_id: id, author_id: id, user_id: viewer.id, ...said }),
  )
  return { message: 'User has been reported.' }
}

/** @throws AppError not_found */
export async function skipPerson(app: AppContext, viewer: Viewer, skipped_id: number) {
  const until = minutesAfter(app.clock.now(), skipDays * 24 * 60)
  await withVisible(app, viewer, skipped_id, tx => upsertSkip(tx, { user_id: viewer.id, skipped_id, until }))
  return { message: 'This user has been removed from your list.' }
}
