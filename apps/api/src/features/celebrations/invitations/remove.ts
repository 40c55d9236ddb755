import { findGuest, holdEvent, leavePlace, type Member } from '#features/celebrations/guests'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { holdAsHost } from './lock.ts'
import { findShared } from './queries/visible.ts'

const isOnList = (guest: Member | undefined): guest is Member =>
  guest !== undefined && guest.status !== 'host' && guest.status !== 'removed'

async function takeOff(kit: Kit, tx: Tx, guest: Member): Promise<void> {
  const { event_id, user_id } = guest
  await leavePlace(kit, tx, guest, { status: 'removed' })
  await kit.tell(tx, 'event.guest_removed', { event_id, user_id })
}

/** @throws Refusal not_found also for who is not on the list */
export async function removeGuest(kit: Kit, viewer: Viewer, { id, user_id }: { id: number; user_id: number }) {
  await inTransaction(kit, async tx => {
    await holdAsHost(kit, tx, viewer, id)
    const guest = await findGuest(tx, id, user_id)
    if (!isOnList(guest)) throw new Refusal('not_found')
    await takeOff(kit, tx, guest)
  })
  return { message: 'Guest removed' }
}

/** After a block neither is a guest of what the other has planned. */
export async function partGuests(kit: Kit, one: number, other: number): Promise<void> {
  for (const { event_id, user_id } of await findShared(kit.db, one, other, kit.clock.now()))
    await inTransaction(kit, async tx => {
      await holdEvent(kit, tx, event_id)
      const guest = await findGuest(tx, event_id, user_id)
      if (isOnList(guest)) await takeOff(kit, tx, guest)
    })
}
