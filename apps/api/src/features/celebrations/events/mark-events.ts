import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteMark, insertMark, lockOthersEvent } from './queries/marks.ts'
import { readEvent } from './read-events.ts'

type Deed = { message: string; change: (tx: Tx) => Promise<unknown> }

/** Own events are found without a mark. @throws AppError not_found for them as well */
async function act(app: AppContext, viewer: Viewer, eventId: number, { message, change }: Deed) {
  const event = await inTransaction(app, async tx => {
    if (!(await lockOthersEvent(tx, viewer.id, eventId))) throw new AppError('not_found')
    await change(tx)
    return readEvent(app, tx, viewer, eventId)
  })
  return { message, event }
}

/** @throws AppError not_found */
export const markEvent = (app: AppContext, viewer: Viewer, eventId: number) =>
  act(app, viewer, eventId, {
    message: 'Event marked',
    change: tx => insertMark(tx, { event_id: eventId, user_id: viewer.id, created_at: app.clock.now() }),
  })

/** @throws AppError not_found */
export const unmarkEvent = (app: AppContext, viewer: Viewer, eventId: number) =>
  act(app, viewer, eventId, { message: 'Event unmarked', change: tx => deleteMark(tx, viewer.id, eventId) })
