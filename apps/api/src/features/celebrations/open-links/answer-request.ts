import { releaseSeat, takeSeat } from '#features/celebrations/events'
import { findAskedParty, findGuestById, makePending } from '#features/celebrations/guests'
import { lockUpcoming, requireExternalGuest } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'

type Which = { id: number; guest_id: number; answer: 'accept' | 'reject' }

/**
 * Lets somebody without an account come who has asked to, with the party that they have named, or not.
 * @throws AppError not_found also for anyone who does not ask, event_over, party_too_large
 */
export const answerExternalRequest = (app: AppContext, viewer: Viewer, { id, guest_id, answer }: Which) =>
  inTransaction(app, async tx => {
    const event = await lockUpcoming(app, tx, viewer, id)
    const guest = await findGuestById(tx, guest_id)
    authorize(guest?.event_id === id && guest.user_id === null && guest.status === 'requested')
    const asked = await findAskedParty(tx, guest_id)
    let has_accepted = false
    if (answer === 'reject') await releaseSeat(app, tx, guest, { status: 'rejected', message: asked.message })
    else if (event.date_open) await makePending(tx, guest)
    else {
      const outcome = await takeSeat(app, tx, guest, asked)
      if (outcome === 'refused') throw new AppError('party_too_large')
      has_accepted = outcome === 'accepted'
    }
    await app.emit(tx, 'external_guest.changed', { event_id: id, guest_id, has_accepted })
    const message = answer === 'accept' ? 'Request accepted!' : 'Request rejected!'
    return { message, guest: await requireExternalGuest(app, tx, viewer, { id, guest_id }) }
  })
