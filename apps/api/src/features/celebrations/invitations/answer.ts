import type { AcceptForm } from '@celebrio/contract/celebrations/invitation-forms'
import { readEvent, releaseAsMaybe, releaseSeat, takeSeat } from '#features/celebrations/events'
import { canAnswer, type Member, rsvpStatusOf } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockAsGuest, requireMaybe, requireYes } from './lock.ts'

type Answered = 'accepted' | 'maybe' | 'rejected' | 'waiting'

/** @throws AppError not_found for anyone who was not asked, event_over */
export async function lockInvited(app: AppContext, tx: Tx, viewer: Viewer, eventId: number) {
  const { event, guest } = await lockAsGuest(app, tx, viewer, eventId)
  authorize(guest && canAnswer(guest))
  return { event, guest }
}

/** Emits an answer, unless it is the same as before. */
async function emit(app: AppContext, tx: Tx, before: Member, status: Answered): Promise<void> {
  const { event_id, user_id } = before
  if (status !== rsvpStatusOf(before)) await app.emit(tx, 'event.answered', { event_id, user_id, status })
}

const come = (app: AppContext, viewer: Viewer, eventId: number, { message, dietary, ...party }: AcceptForm) =>
  inTransaction(app, async tx => {
    const { event, guest } = await lockInvited(app, tx, viewer, eventId)
    requireYes(app, event, guest, party)
    const coming = { ...party, message: message || null, dietary: dietary || null }
    const outcome = await takeSeat(app, tx, guest, coming)
    if (outcome !== 'refused') await emit(app, tx, guest, outcome)
    return outcome
  })

/**
 * Says yes to an invitation, or changes the party; what the form leaves out is emptied.
 * @throws AppError not_found for anyone who was not asked, event_over, date_open, answers_closed, too_many_companions,
 *   event_full for anyone who is on the waiting list from now on, party_too_large for anyone who has a seat and would bring more people than fit
 */
export async function acceptInvitation(app: AppContext, viewer: Viewer, eventId: number, form: AcceptForm) {
  const outcome = await come(app, viewer, eventId, form)
  // Thrown after the transaction, so that the place on the waiting list is kept.
  if (outcome === 'waiting') throw new AppError('event_full')
  if (outcome === 'refused') throw new AppError('party_too_large')
  const event = await readEvent(app, app.db, viewer, eventId)
  const entrance_code = event.my_invitation?.entrance_code
  // The host has removed them from the list in the meantime.
  if (!entrance_code) throw new AppError('not_found')
  return { message: 'Invite accepted', event, entrance_code }
}

/**
 * Says maybe, also after a yes.
 * @throws AppError not_found for anyone who was not asked, event_over, maybe_not_allowed, date_open, answers_closed
 */
export async function sayMaybe(app: AppContext, viewer: Viewer, eventId: number, message: string | undefined) {
  await inTransaction(app, async tx => {
    const { event, guest } = await lockInvited(app, tx, viewer, eventId)
    requireMaybe(app, event)
    await releaseAsMaybe(app, tx, guest, { message: message || null })
    await emit(app, tx, guest, 'maybe')
  })
  return { message: 'Your host has your answer', event: await readEvent(app, app.db, viewer, eventId) }
}

/** Says no, also after a yes. @throws AppError not_found for anyone who was not asked, event_over */
export async function rejectInvitation(app: AppContext, viewer: Viewer, eventId: number, message: string | undefined) {
  await inTransaction(app, async tx => {
    const { guest } = await lockInvited(app, tx, viewer, eventId)
    await releaseSeat(app, tx, guest, { status: 'rejected', message: message || null })
    await emit(app, tx, guest, 'rejected')
  })
  return { message: 'Invite successfully rejected' }
}
