import type { AcceptForm } from '@celebrio/contract/celebrations/invitations'
import { type LockedEvent, lockSeats, releaseSeat, takeSeat } from '#features/celebrations/events'
import { findGuestById, type GuestRow } from '#features/celebrations/guests'
import { requireDate } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { requireLink } from './links.ts'
import { type Opening, readInvitation } from './read-by-link.ts'

/**
 * Locks the event of a link for an answer. What was read before the lock may have changed, so it is read again.
 * @throws AppError not_found, invitation_revoked, invitation_taken, event_called_off, event_over
 */
export async function lockByLink(
  app: AppContext,
  tx: Tx,
  token: string,
): Promise<{ event: LockedEvent; guest: GuestRow }> {
  const { event_id } = await requireLink(tx, token)
  const event = await lockSeats(app, tx, event_id)
  const linkedGuest = await requireLink(tx, token)
  if (linkedGuest.user_id !== null) throw new AppError('invitation_taken')
  const guest = await findGuestById(tx, linkedGuest.id)
  if (!event || !guest) throw new AppError('event_called_off')
  if (event.ends_at <= app.clock.now()) throw new AppError('event_over')
  return { event, guest }
}

/**
 * Says yes by a link, or changes the party.
 * @throws AppError as `lockByLink`, date_open, event_full for anyone who is on the waiting list from now on,
 *   party_too_large for anyone who keeps the seats they have
 */
export async function acceptByLink(app: AppContext, opening: Opening, { message, dietary, ...party }: AcceptForm) {
  const outcome = await inTransaction(app, async tx => {
    await readInvitation(app, tx, opening)
    const { event, guest } = await lockByLink(app, tx, opening.token)
    requireDate(event)
    const coming = { ...party, message: message || null, dietary: dietary || null }
    const taken = await takeSeat(app, tx, guest, coming)
    await app.emit(tx, 'external_guest.answered', { event_id: guest.event_id, guest_id: guest.id })
    return taken
  })
  // Thrown after the transaction, so that the place on the waiting list is kept.
  if (outcome === 'waiting') throw new AppError('event_full')
  if (outcome === 'refused') throw new AppError('party_too_large')
  return { message: 'Invite accepted', ...(await readInvitation(app, app.db, opening)) }
}

/** Says no by a link, also after a yes. @throws AppError as `lockByLink` */
export async function rejectByLink(app: AppContext, opening: Opening, message: string | undefined) {
  await inTransaction(app, async tx => {
    await readInvitation(app, tx, opening)
    const { guest } = await lockByLink(app, tx, opening.token)
    await releaseSeat(app, tx, guest, { status: 'rejected', message: message || null })
    await app.emit(tx, 'external_guest.answered', { event_id: guest.event_id, guest_id: guest.id })
  })
  return { message: 'Invite successfully rejected', ...(await readInvitation(app, app.db, opening)) }
}
