import type { HelperRole } from '@celebrio/contract/celebrations/event-shapes'
import { findEventStaff, isEventStaff, leastRole } from '#features/celebrations/events'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canDismiss } from './policies.ts'
import { deleteBetween, deleteHelper, findHelpers, isConnection, lockOwnEvent, upsertHelper } from './queries.ts'
import { helperView } from './view.ts'

/** @throws AppError not_found for anyone who is neither host nor co-host */
export async function readHelpers(app: AppContext, viewer: Viewer, eventId: number) {
  if (!(await isEventStaff(app.db, viewer.id, eventId, leastRole.edit))) throw new AppError('not_found')
  const rows = await findHelpers(app.db, viewer.id, eventId)
  return { helpers: rows.map(row => helperView(app, row)) }
}

type Naming = { user_id: number; role: HelperRole }

/**
 * Makes a connection a helper at the viewer's event, or gives a helper a different role.
 * @throws AppError not_found, too_many_helpers, validation_failed on `user_id` for somebody who is not a connection
 */
export const nameHelper = (app: AppContext, viewer: Viewer, event_id: number, { user_id, role }: Naming) =>
  inTransaction(app, async tx => {
    if (!(await lockOwnEvent(tx, viewer.id, event_id))) throw new AppError('not_found')
    if (!(await isConnection(tx, viewer.id, user_id))) throw fieldError('user_id', 'not_a_choice')
    const outcome = await upsertHelper(tx, { event_id, user_id, role, created_at: app.clock.now() })
    if (outcome === 'full') throw new AppError('too_many_helpers')
    const ids = { event_id, user_id: viewer.id, helper_id: user_id }
    if (outcome === 'named') await app.emit(tx, 'event.helper_named', ids)
    const row = (await findHelpers(tx, viewer.id, event_id)).find(one => one.id === user_id)
    if (!row) throw new AppError('not_found')
    return { message: 'Helper named', helper: helperView(app, row) }
  })

/**
 * Dismisses a helper: the host can, and so can they themselves. @throws AppError not_found also for anyone who does not
 * help
 */
export const dismissHelper = (app: AppContext, viewer: Viewer, { id, user_id }: { id: number; user_id: number }) =>
  inTransaction(app, async tx => {
    authorize(canDismiss(viewer, user_id, await isEventStaff(tx, viewer.id, id, leastRole.name_helpers)))
    if (!(await deleteHelper(tx, id, user_id))) throw new AppError('not_found')
    const [host = viewer.id] = await findEventStaff(tx, id)
    await app.emit(tx, 'event.helper_left', { event_id: id, user_id: host, helper_id: user_id })
    return { message: 'Helper removed' }
  })

/** After a block neither of the two helps the other. */
export const removeBlockedHelpers = (app: AppContext, one: number, other: number): Promise<void> =>
  inTransaction(app, async tx => {
    for (const ids of await deleteBetween(tx, one, other)) await app.emit(tx, 'event.helper_left', ids)
  })
