import { lockSeats, releaseSeat } from '#features/celebrations/events'
import { findGuest, type Member } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockGuest } from './lock.ts'
import { canBeRemoved } from './policies.ts'
import { findShared } from './queries/visible.ts'

async function removeFromList(app: AppContext, tx: Tx, guest: Member): Promise<void> {
  const { event_id, user_id } = guest
  await releaseSeat(app, tx, guest, { status: 'removed' })
  await app.emit(tx, 'event.guest_removed', { event_id, user_id })
}

/** @throws AppError not_found also for anyone who is not on the list */
export async function removeGuest(app: AppContext, viewer: Viewer, { id, user_id }: { id: number; user_id: number }) {
  await inTransaction(app, async tx => {
    const { guest } = await lockGuest(app, tx, viewer, { id, user_id })
    authorize(guest && canBeRemoved(guest))
    await removeFromList(app, tx, guest)
  })
  return { message: 'Guest removed' }
}

/** After a block neither of the two is a guest at the other's events. */
export async function removeBlockedGuests(app: AppContext, one: number, other: number): Promise<void> {
  for (const { event_id, user_id } of await findShared(app.db, one, other, app.clock.now()))
    await inTransaction(app, async tx => {
      await lockSeats(app, tx, event_id)
      const guest = await findGuest(tx, event_id, user_id)
      if (guest && canBeRemoved(guest)) await removeFromList(app, tx, guest)
    })
}
