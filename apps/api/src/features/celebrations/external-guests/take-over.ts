import { lockSeats, readEvent, releaseSeat } from '#features/celebrations/events'
import {
  deleteGuest,
  findExternalGuestsOf,
  findGuest,
  findGuestById,
  type GuestRow,
  giveToMember,
  rsvpStatusOf,
} from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { requireLink } from './links.ts'
import { canTakeOver } from './policies.ts'
import { moveLinks } from './queries/links.ts'
import { findHostFor, findProvedAddress } from './queries/people.ts'
import { isBetter } from './rules.ts'

/** Deletes one of two entries of the same person; the waiting list gets the seat that it frees. */
async function releaseDuplicate(app: AppContext, tx: Tx, from: GuestRow, to: GuestRow): Promise<void> {
  await releaseSeat(app, tx, from, { status: 'removed' })
  await moveLinks(tx, from.id, to.id)
  await deleteGuest(tx, from.id)
}

/** Emits the answer, or that they are invited. */
async function emit(app: AppContext, tx: Tx, guest: GuestRow, user_id: number, host: number): Promise<void> {
  const { event_id } = guest
  const status = rsvpStatusOf(guest)
  if (status === 'accepted' || status === 'maybe' || status === 'rejected' || status === 'waiting')
    return app.emit(tx, 'event.answered', { event_id, user_id, status, is_silent: true })
  if (status === 'requested') return app.emit(tx, 'event.requested', { event_id, user_id })
  return app.emit(tx, 'event.invited', { event_id, user_id: host, guest_ids: [user_id], is_silent: true })
}

/**
 * Hands an entry of a locked event over to an account. Somebody who already has one keeps the better of the two: coming
 * before waiting, before invited, before ended; of equals their own.
 */
async function handOver(app: AppContext, tx: Tx, guest: GuestRow, userId: number, host: number): Promise<void> {
  const own = await findGuest(tx, guest.event_id, userId)
  if (own && !isBetter(guest, own)) return releaseDuplicate(app, tx, guest, own)
  if (own) await releaseDuplicate(app, tx, own, guest)
  await giveToMember(tx, guest.id, userId)
  await emit(app, tx, guest, userId, host)
}

/**
 * Turns a personal invitation into one of the viewer's account, so that they answer as themselves from now on.
 * @throws AppError not_found also where host or viewer has blocked the other, invitation_revoked, invitation_taken,
 *   event_cancelled, own_invitation
 */
export async function takeOver(app: AppContext, viewer: Viewer, token: string) {
  const eventId = await inTransaction(app, async tx => {
    const { event_id } = await requireLink(tx, token)
    const event = await lockSeats(app, tx, event_id)
    const linkedGuest = await requireLink(tx, token)
    if (!event) throw new AppError('event_cancelled')
    if (linkedGuest.user_id === viewer.id) return event_id
    if (linkedGuest.user_id !== null) throw new AppError('invitation_taken')
    const hostId = await findHostFor(tx, event_id, viewer.id)
    authorize(canTakeOver(hostId, viewer.id), hostId === viewer.id ? 'own_invitation' : 'not_found')
    const guest = await findGuestById(tx, linkedGuest.id)
    if (guest) await handOver(app, tx, guest, viewer.id, hostId)
    return event_id
  })
  return { message: 'The invitation is yours', event: await readEvent(app, app.db, viewer, eventId) }
}

/**
 * Once an e-mail address is verified, the invitations to it belong to its account; not where host or guest has blocked
 * the other.
 */
export async function takeOverByEmail(app: AppContext, { user_id }: { user_id: number }): Promise<void> {
  const proved = await findProvedAddress(app.db, user_id)
  if (!proved) return
  for (const { id, event_id } of await findExternalGuestsOf(app.db, proved.email))
    await inTransaction(app, async tx => {
      await lockSeats(app, tx, event_id)
      const guest = await findGuestById(tx, id)
      const hostId = await findHostFor(tx, event_id, user_id)
      if (!guest || guest.user_id !== null || guest.status === 'removed') return
      if (!canTakeOver(hostId, user_id)) return
      await handOver(app, tx, guest, user_id, hostId)
    })
}
