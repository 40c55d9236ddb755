import type { ManyExternalGuestsForm } from '@celebrio/contract/celebrations/external-guests'
import { externalGuestsPerEvent } from '@celebrio/contract/platform/limits'
import { countExternalGuests, upsertExternalGuests } from '#features/celebrations/guests'
import { lockUpcoming } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { allowInvitationEmails } from './email-allowance.ts'
import { findInviter } from './queries/people.ts'

type Guest = ManyExternalGuestsForm['guests'][number]

const keyOf = (email: string) => email.toLowerCase()

/** One of each address. */
const withoutDoubles = (guests: readonly Guest[]): Guest[] =>
  [...new Map(guests.toReversed().map(guest => [keyOf(guest.email), guest])).values()].toReversed()

/**
 * Invites external guests by e-mail, once for each address. Who is invited already, and the viewer's own address, are left
 * out; all others are invited, or none.
 * @throws AppError not_found, event_over, too_many_external_guests, validation_failed on `email` when no e-mail, or fewer,
 *   may be sent
 */
export const inviteManyExternalGuests = (
  app: AppContext,
  viewer: Viewer,
  id: number,
  { guests, message }: ManyExternalGuestsForm,
) =>
  inTransaction(app, async tx => {
    await lockUpcoming(app, tx, viewer, id)
    const own = keyOf((await findInviter(tx, viewer.id)).email)
    const others = withoutDoubles(guests).filter(guest => keyOf(guest.email) !== own)
    const details = { event_id: id, invitation_message: message || null, created_at: app.clock.now() }
    const added = await upsertExternalGuests(tx, others, details)
    if ((await countExternalGuests(tx, id)) > externalGuestsPerEvent) throw new AppError('too_many_external_guests')
    await allowInvitationEmails(app, tx, viewer, added.length)
    const fresh = new Set(added.map(guest => keyOf(guest.email)))
    await app.emit(
      tx,
      'external_guest.changed',
      added.map(guest => ({ event_id: id, guest_id: guest.id })),
    )
    await app.emit(
      tx,
      'guest.email_due',
      added.map(guest => ({ guest_id: guest.id, about: 'invited' as const, by: viewer.id })),
    )
    const left_out = guests
      .filter(({ email }) => !fresh.has(keyOf(email)))
      .map(({ email }) => ({
        email,
        code: keyOf(email) === own ? ('own_email' as const) : ('invited_already' as const),
      }))
    return { message: 'Invitations sent', invited: added.length, left_out }
  })
