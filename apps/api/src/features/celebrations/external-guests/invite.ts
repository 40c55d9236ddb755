import type { ExternalGuestForm } from '@celebrio/contract/celebrations/external-guests'
import { externalGuestsPerEvent } from '@celebrio/contract/platform/limits'
import { releaseSeat } from '#features/celebrations/events'
import { countExternalGuests, findGuestById, type GuestRow, upsertExternalGuest } from '#features/celebrations/guests'
import { lockAsHost, lockUpcoming, requireExternalGuest } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { allowInvitationEmails } from './email-allowance.ts'
import { newLink } from './links.ts'
import { endLinks } from './queries/links.ts'
import { isAddressOf } from './queries/people.ts'

type Which = { id: number; guest_id: number }

/** The guest with a link for the host to copy; an e-mail brings them a separate one. */
async function withLink(app: AppContext, tx: Tx, viewer: Viewer, which: Which) {
  const { guest_id } = which
  const guest = await requireExternalGuest(app, tx, viewer, which)
  if (guest.personal?.email) {
    await allowInvitationEmails(app, tx, viewer)
    await app.emit(tx, 'guest.email_due', { guest_id, about: 'invited', by: viewer.id })
  }
  return { guest, link: await newLink(app, tx, guest_id) }
}

/**
 * Invites an external guest, once for each e-mail address, or each name where there is none.
 * @throws AppError not_found, event_over, too_many_external_guests, validation_failed for anyone who is invited already, for
 *   the viewer's own e-mail address, and when no e-mail may be sent
 */
export const inviteExternalGuest = (
  app: AppContext,
  viewer: Viewer,
  id: number,
  { name, email, message }: ExternalGuestForm,
) =>
  inTransaction(app, async tx => {
    await lockUpcoming(app, tx, viewer, id)
    if (email && (await isAddressOf(tx, viewer.id, email))) throw fieldError('email', 'own_email')
    const details = { invitation_message: message || null, created_at: app.clock.now() }
    const guest_id = await upsertExternalGuest(tx, { event_id: id, name, email: email || null, ...details })
    if (guest_id === undefined) throw fieldError(email ? 'email' : 'name', 'invited_already')
    if ((await countExternalGuests(tx, id)) > externalGuestsPerEvent) throw new AppError('too_many_external_guests')
    await app.emit(tx, 'external_guest.changed', { event_id: id, guest_id })
    return { message: 'Invitation created', ...(await withLink(app, tx, viewer, { id, guest_id })) }
  })

/** @throws AppError not_found also for guests with an account, and those who were removed from the list */
async function require(tx: Tx, { id, guest_id }: Which): Promise<GuestRow> {
  const guest = await findGuestById(tx, guest_id)
  if (guest?.event_id !== id || guest.user_id !== null || guest.status === 'removed') throw new AppError('not_found')
  return guest
}

/** Ends all links of a guest and creates a new one. @throws AppError not_found, event_over */
export const renewLink = (app: AppContext, viewer: Viewer, which: Which) =>
  inTransaction(app, async tx => {
    await lockUpcoming(app, tx, viewer, which.id)
    const guest = await require(tx, which)
    await endLinks(tx, guest.id, app.clock.now())
    return { message: 'New link', ...(await withLink(app, tx, viewer, which)) }
  })

/** Removes an external guest from the list; their links and their ticket end. @throws AppError not_found */
export async function revokeInvitation(app: AppContext, viewer: Viewer, which: Which) {
  await inTransaction(app, async tx => {
    await lockAsHost(app, tx, viewer, which.id)
    const guest = await require(tx, which)
    await releaseSeat(app, tx, guest, { status: 'removed' })
    await endLinks(tx, guest.id, app.clock.now())
    await app.emit(tx, 'external_guest.changed', { event_id: which.id, guest_id: guest.id })
  })
  return { message: 'Invitation revoked' }
}
