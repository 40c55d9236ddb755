import type { AcceptForm } from '@celebrio/contract/celebrations/invitation-forms'
import type { Language } from '@celebrio/contract/platform/languages'
import { type LockedEvent, lockSeats, releaseAsMaybe, releaseSeat, takeSeat } from '#features/celebrations/events'
import { canAnswer, type GuestRow } from '#features/celebrations/guests'
import { requireMaybe, requireYes } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { requireLink } from './links.ts'
import { findInvited } from './queries/people.ts'
import { type Opening, readInvitation } from './read-by-link.ts'

/**
 * Locks the event of a link for an answer. What was read before the lock may have changed, so it is read again.
 * @param mayAsk also for anyone who waits for the host to let them in
 * @throws AppError not_found, invitation_revoked, invitation_taken, event_cancelled, event_over
 */
export async function lockByLink(
  app: AppContext,
  tx: Tx,
  token: string,
  mayAsk = false,
): Promise<{ event: LockedEvent; guest: GuestRow }> {
  const { event_id } = await requireLink(tx, token)
  const event = await lockSeats(app, tx, event_id)
  const linkedGuest = await requireLink(tx, token)
  if (linkedGuest.user_id !== null) throw new AppError('invitation_taken')
  if (!event) throw new AppError('event_cancelled')
  const guest = await findInvited(tx, linkedGuest.id)
  if (!guest) throw new AppError('not_found')
  if (event.ends_at <= app.clock.now()) throw new AppError('event_over')
  authorize(canAnswer(guest) || (mayAsk && guest.status === 'requested'))
  return { event, guest }
}

/** Whoever answers, with the language that they have asked for. */
type Answering = Opening & { requestedLanguage: Language | null }

/** E-mails to them are in the language in which they answer. */
const languageOf = ({ requestedLanguage }: Answering) =>
  requestedLanguage ? { external_language: requestedLanguage } : {}

/**
 * Says yes by a link, or changes the party.
 * @throws AppError as `lockByLink`, date_open, answers_closed, too_many_companions, event_full for anyone who is on the waiting list from now on,
 *   party_too_large for anyone who keeps the seats they have
 */
export async function acceptByLink(app: AppContext, opening: Answering, { message, dietary, ...party }: AcceptForm) {
  const outcome = await inTransaction(app, async tx => {
    const { event, guest } = await lockByLink(app, tx, opening.token)
    requireYes(app, event, guest, party)
    const coming = { ...party, message: message || null, dietary: dietary || null, ...languageOf(opening) }
    const isSeated = await takeSeat(app, tx, guest, coming)
    const has_accepted = isSeated === 'accepted' && guest.status !== 'accepted'
    await app.emit(tx, 'external_guest.changed', { event_id: guest.event_id, guest_id: guest.id, has_accepted })
    return isSeated
  })
  // Thrown after the transaction, so that the place on the waiting list is kept.
  if (outcome === 'waiting') throw new AppError('event_full')
  if (outcome === 'refused') throw new AppError('party_too_large')
  return { message: 'Invite accepted', ...(await readInvitation(app, app.db, opening)) }
}

/** Says maybe by a link, also after a yes. @throws AppError as `lockByLink`, maybe_not_allowed, date_open, answers_closed */
export async function sayMaybeByLink(app: AppContext, opening: Answering, message: string | undefined) {
  await inTransaction(app, async tx => {
    const { event, guest } = await lockByLink(app, tx, opening.token)
    requireMaybe(app, event)
    await releaseAsMaybe(app, tx, guest, { message: message || null, ...languageOf(opening) })
    await app.emit(tx, 'external_guest.changed', { event_id: guest.event_id, guest_id: guest.id })
  })
  return { message: 'Your host has your answer', ...(await readInvitation(app, app.db, opening)) }
}

/** Says no by a link, also after a yes. @throws AppError as `lockByLink` */
export async function rejectByLink(app: AppContext, opening: Answering, message: string | undefined) {
  await inTransaction(app, async tx => {
    const { guest } = await lockByLink(app, tx, opening.token, true)
    await releaseSeat(app, tx, guest, { status: 'rejected', message: message || null, ...languageOf(opening) })
    await app.emit(tx, 'external_guest.changed', { event_id: guest.event_id, guest_id: guest.id })
  })
  return { message: 'Invite successfully rejected', ...(await readInvitation(app, app.db, opening)) }
}
