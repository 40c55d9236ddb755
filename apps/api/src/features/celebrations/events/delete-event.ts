import { findGuestsOfCancelled, guestIdsToNotify } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { discardCover } from './covers.ts'
import { leastRole } from './policies.ts'
import { saveCancelled } from './queries/cancelled.ts'
import { findEventStaff } from './queries/roles.ts'
import { deleteEvent, findOwnEvent } from './queries/writes.ts'

/** E-mails to guests: once the event is deleted, nobody knows any longer who they were. */
async function emitCancellations(app: AppContext, tx: Tx, eventId: number): Promise<void> {
  const guests = await findGuestsOfCancelled(tx, eventId)
  const facts = guests.map(({ starts_at, date_open, user_id, ...guest }) => ({
    ...guest,
    ...(user_id === null ? { event_id: eventId } : { user_id }),
    starts_at: date_open ? null : starts_at.toISOString(),
  }))
  await app.emit(tx, 'guest.event_cancelled', facts)
}

/** Deletes an event of somebody, and tells who was to come. @returns whether there was one */
export const cancelEvent = (app: AppContext, viewer: Pick<Viewer, 'id'>, eventId: number): Promise<boolean> =>
  inTransaction(app, async tx => {
    const event = await findOwnEvent(tx, viewer.id, eventId, leastRole.delete)
    if (!event) return false
    const notified = [...(await guestIdsToNotify(tx, eventId)), ...(await findEventStaff(tx, eventId))]
    await app.emit(tx, 'event.deleted', {
      event_id: eventId,
      user_id: viewer.id,
      title: event.title,
      starts_at: event.starts_at.toISOString(),
      guest_ids: [...new Set(notified)].filter(id => id !== viewer.id),
    })
    await emitCancellations(app, tx, eventId)
    await saveCancelled(tx, eventId, app.clock.now())
    await deleteEvent(tx, eventId)
    await discardCover(app, tx, event.cover_id)
    return true
  })

/** @throws AppError not_found for events of others as well */
export async function removeEvent(app: AppContext, viewer: Pick<Viewer, 'id'>, eventId: number) {
  if (!(await cancelEvent(app, viewer, eventId))) throw new AppError('not_found')
  return { message: 'Event deleted' }
}
