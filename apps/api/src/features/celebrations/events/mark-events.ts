import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { deleteMark, insertMark, lockOthersEvent } from './queries/marks.ts'

/** Hosts find their own events without marking them. @throws AppError not_found for them as well */
export const markEvent = (app: AppContext, viewer: Viewer, eventId: number) =>
  inTransaction(app, async tx => {
    if (!(await lockOthersEvent(tx, viewer.id, eventId))) throw new AppError('not_found')
    await insertMark(tx, { event_id: eventId, user_id: viewer.id, created_at: app.clock.now() })
    return { message: 'Event marked', event: { id: eventId, is_marked: true } }
  })

/** @throws AppError not_found */
export const unmarkEvent = (app: AppContext, viewer: Viewer, eventId: number) =>
  inTransaction(app, async tx => {
    if (!(await lockOthersEvent(tx, viewer.id, eventId))) throw new AppError('not_found')
    await deleteMark(tx, viewer.id, eventId)
    return { message: 'Event unmarked', event: { id: eventId, is_marked: false } }
  })
