import type { AcceptForm } from '@celebrio/contract/celebrations/invitations'
import { readEvent } from '#features/celebrations/events'
import { leavePlace, type Member, takePlace } from '#features/celebrations/guests'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { holdAsGuest, requireDate } from './lock.ts'
import { mayAnswer } from './rules.ts'

type Answered = 'accepted' | 'rejected' | 'waiting'

/** @throws Refusal not_found for who was not asked, event_over */
export async function holdInvited(kit: Kit, tx: Tx, viewer: Viewer, eventId: number) {
  const { event, guest } = await holdAsGuest(kit, tx, viewer, eventId)
  if (!guest || !mayAnswer(guest)) throw new Refusal('not_found')
  return { event, guest }
}

/** Tells an answer, unless it is the one that was given before. */
async function tell(kit: Kit, tx: Tx, { event_id, user_id, status: before }: Member, status: Answered): Promise<void> {
  if (status !== before) await kit.tell(tx, 'event.answered', { event_id, user_id, status })
}

const come = (kit: Kit, viewer: Viewer, eventId: number, { message, dietary, ...party }: AcceptForm) =>
  inTransaction(kit, async tx => {
    const { event, guest } = await holdInvited(kit, tx, viewer, eventId)
    requireDate(event)
    const coming = { ...party, message: message || null, dietary: dietary || null }
    const outcome = await takePlace(kit, tx, guest, coming)
    if (outcome !== 'refused') await tell(kit, tx, guest, outcome)
    return outcome
  })

/**
 * Says yes to an invitation, or changes who comes along: what the form leaves out is empty.
 * @throws Refusal not_found for who was not asked, event_over, date_open, event_full for who waits for a place from now on,
 *   party_too_large for who has one and would bring more people than fit
 */
export async function acceptInvitation(kit: Kit, viewer: Viewer, eventId: number, form: AcceptForm) {
  const outcome = await come(kit, viewer, eventId, form)
  // Refused after the transaction: the place in the queue is kept.
  if (outcome === 'waiting') throw new Refusal('event_full')
  if (outcome === 'refused') throw new Refusal('party_too_large')
  const event = await readEvent(kit, kit.db, viewer, eventId)
  const entrance_code = event.my_invitation?.entrance_code
  // The host has taken them off the list in between.
  if (!entrance_code) throw new Refusal('not_found')
  return { message: 'Invite accepted', event, entrance_code }
}

/** Says no, also after a yes. @throws Refusal not_found for who was not asked, event_over */
export async function rejectInvitation(kit: Kit, viewer: Viewer, eventId: number, message: string | undefined) {
  await inTransaction(kit, async tx => {
    const { guest } = await holdInvited(kit, tx, viewer, eventId)
    await leavePlace(kit, tx, guest, { status: 'rejected', message: message || null })
    await tell(kit, tx, guest, 'rejected')
  })
  return { message: 'Invite successfully rejected' }
}
