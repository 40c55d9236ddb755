import type { AcceptForm } from '@celebrio/contract/celebrations/invitations'
import {
  findGuestById,
  type GuestRow,
  type HeldEvent,
  holdEvent,
  leavePlace,
  takePlace,
} from '#features/celebrations/guests'
import { requireDate } from '#features/celebrations/invitations'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { requireLink } from './links.ts'
import { type Opening, readInvitation } from './open.ts'

/**
 * Holds the event of a link for an answer. What was read before it was held may have changed: it is read again.
 * @throws Refusal not_found, invitation_revoked, invitation_taken, event_called_off, event_over
 */
export async function holdByLink(kit: Kit, tx: Tx, token: string): Promise<{ event: HeldEvent; guest: GuestRow }> {
  const { event_id } = await requireLink(tx, token)
  const event = await holdEvent(kit, tx, event_id)
  const held = await requireLink(tx, token)
  if (held.user_id !== null) throw new Refusal('invitation_taken')
  const guest = await findGuestById(tx, held.id)
  if (!event || !guest) throw new Refusal('event_called_off')
  if (event.ends_at <= kit.clock.now()) throw new Refusal('event_over')
  return { event, guest }
}

/**
 * Says yes by a link, or changes who comes along.
 * @throws Refusal as `holdByLink`, date_open, event_full for who waits from now on, party_too_large for who keeps what they have
 */
export async function acceptByLink(kit: Kit, opening: Opening, { message, dietary, ...party }: AcceptForm) {
  const outcome = await inTransaction(kit, async tx => {
    await readInvitation(kit, tx, opening)
    const { event, guest } = await holdByLink(kit, tx, opening.token)
    requireDate(event)
    const coming = { ...party, message: message || null, dietary: dietary || null }
    const taken = await takePlace(kit, tx, guest, coming)
    await kit.tell(tx, 'invitee.answered', { event_id: guest.event_id, guest_id: guest.id })
    return taken
  })
  // Refused after the transaction: the place in the queue is kept.
  if (outcome === 'waiting') throw new Refusal('event_full')
  if (outcome === 'refused') throw new Refusal('party_too_large')
  return { message: 'Invite accepted', ...(await readInvitation(kit, kit.db, opening)) }
}

/** Says no by a link, also after a yes. @throws Refusal as `holdByLink` */
export async function rejectByLink(kit: Kit, opening: Opening, message: string | undefined) {
  await inTransaction(kit, async tx => {
    await readInvitation(kit, tx, opening)
    const { guest } = await holdByLink(kit, tx, opening.token)
    await leavePlace(kit, tx, guest, { status: 'rejected', message: message || null })
    await kit.tell(tx, 'invitee.answered', { event_id: guest.event_id, guest_id: guest.id })
  })
  return { message: 'Invite successfully rejected', ...(await readInvitation(kit, kit.db, opening)) }
}
