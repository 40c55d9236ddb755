import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canMark } from './policies.ts'
import { deleteMark, insertMark, lockVisibleEvent } from './queries/marks.ts'

/** Hosts find their own events without marking them. @throws AppError not_found for them as well */
async function lockToMark(tx: Tx, viewer: Viewer, eventId: number): Promise<void> {
  const event = await lockVisibleEvent(tx, viewer.id, eventId)
  authorize(event && canMark({ isMember: true, role: event.role }))
}

/** @throws AppError not_found for hosts as well */
export const markEvent = (app: AppContext, viewer: Viewer, eventId: number) =>
  inTransaction(app, async tx => {
    await lockToMark(tx, viewer, eventId)
    await insertMark(tx, { event_id: eventId, user_id: viewer.id, created_at: app.clock.now() })
    return { message: 'Event marked', event: { id: eventId, is_marked: true } }
  })

/** @throws AppError not_found for hosts as well */
export const unmarkEvent = (app: AppContext, viewer: Viewer, eventId: number) =>
  inTransaction(app, async tx => {
    await lockToMark(tx, viewer, eventId)
    await deleteMark(tx, viewer.id, eventId)
    return { message: 'Event unmarked', event: { id: eventId, is_marked: false } }
  })
