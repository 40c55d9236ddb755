import { admitWaiting, chooseWaiting, findWaiting, issueTickets } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { addHeads, type LockedEvent, lockEvent, releaseUnconfirmedSeats } from './queries.ts'

async function emitPromotion(app: AppContext, tx: Tx, event_id: number, guest_id: number): Promise<void> {
  await app.emit(tx, 'guest.email_due', { guest_id, about: 'moved_up' })
  await app.emit(tx, 'external_guest.changed', { event_id, guest_id })
}

/** Seats as many people from the waiting list as fit. @returns how many people got a seat */
async function admit(app: AppContext, tx: Tx, eventId: number, free: number): Promise<number> {
  const chosen = chooseWaiting(await findWaiting(tx, eventId, free), free)
  const ids = chosen.map(guest => guest.id)
  const heads = chosen.reduce((sum, guest) => sum + guest.heads, 0)
  if (heads === 0) return 0
  await addHeads(tx, eventId, heads)
  await admitWaiting(tx, ids)
  await issueTickets(app, tx, ids)
  for (const { id, user_id } of chosen) {
    if (user_id !== null) await app.emit(tx, 'event.promoted', { event_id: eventId, user_id })
    else await emitPromotion(app, tx, eventId, id)
  }
  return heads
}

/**
 * Promotes people from the waiting list, first come first served, as long as their party fits. Call it in the
 * transaction that has freed the seats; it does nothing once the event is over.
 */
export async function fillSeats(app: AppContext, tx: Tx, event: LockedEvent): Promise<void> {
  if (event.ends_at <= app.clock.now()) return
  let free = event.members === null ? Number.POSITIVE_INFINITY : event.members - event.total_guests
  while (free > 0) {
    const seated = await admit(app, tx, event.id, free)
    if (seated === 0) return
    free -= seated
  }
}

/** The same for an event that was changed otherwise. */
export async function promoteFromWaitlist(app: AppContext, tx: Tx, eventId: number): Promise<void> {
  const event = await lockEvent(tx, eventId)
  if (event) await fillSeats(app, tx, event)
}

/**
 * Locks an event for a change of its seats: nobody else changes them before the transaction ends. A seat is kept for
 * guests who still have to confirm a new date until the event starts. After that it is free, for the waiting list
 * first.
 * @returns undefined when there is no such event
 */
export async function lockSeats(app: AppContext, tx: Tx, eventId: number): Promise<LockedEvent | undefined> {
  const event = await lockEvent(tx, eventId)
  if (!event || event.starts_at > app.clock.now()) return event
  if (!(await releaseUnconfirmedSeats(tx, eventId))) return event
  await promoteFromWaitlist(app, tx, eventId)
  return lockEvent(tx, eventId)
}
