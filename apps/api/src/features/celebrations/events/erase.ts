import { deleteGuest, findGuestById } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { cancelEvent } from './delete-event.ts'
import { dropCoversOf, findAheadIdsOf, findEventIdsOf, findSeatsOf } from './queries/erase.ts'
import { deleteEvent } from './queries/writes.ts'
import { releaseSeat } from './seats/seats.ts'

const atOnce = 20

/** What is still to come is cancelled, and whoever was to come is told. What somebody else cancels meanwhile is cancelled. */
export async function cancelUpcoming(app: AppContext, viewer: Pick<Viewer, 'id'>): Promise<void> {
  for (const id of await findAheadIdsOf(app.db, viewer.id, app.clock.now())) await cancelEvent(app, viewer, id)
}

/** Events of their own, and their seats at others’, which go to the waiting list. */
export async function eraseEvents(app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const ids = await findEventIdsOf(tx, userId, atOnce)
  for (const id of ids) await deleteEvent(tx, id)
  const seats = await findSeatsOf(tx, userId, atOnce)
  for (const { id } of seats) {
    const guest = await findGuestById(tx, id)
    if (guest) await releaseSeat(app, tx, guest, { status: 'removed' })
    await deleteGuest(tx, id)
  }
  if (ids.length === atOnce || seats.length === atOnce) return true
  await dropCoversOf(tx, userId)
  return eraseRows(tx, userId, [
    rowsOf('event_marks'),
    rowsOf('event_requests'),
    rowsOf('cancelled_events', 'host_id'),
    rowsOf('cancelled_guests'),
  ])
}
