import { readEvent } from '#features/celebrations/events'
import { deleteGuest, type Member, upsertRequest, whyNotJoin } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { lockAsGuest } from './lock.ts'

/** @throws AppError not_found, already_invited, request_declined */
function requireFree(guest: Member | undefined): void {
  const refused = whyNotJoin(guest)
  if (refused) throw new AppError(refused)
}

/**
 * Asks to join an event; asking again changes the message, and the host is not notified again.
 * @throws AppError not_found, event_over, already_invited (the host too), request_declined
 */
export const askToJoin = (app: AppContext, viewer: Viewer, eventId: number, message: string | undefined) =>
  inTransaction(app, async tx => {
    const { guest } = await lockAsGuest(app, tx, viewer, eventId)
    requireFree(guest)
    const created_at = app.clock.now()
    await upsertRequest(tx, { event_id: eventId, user_id: viewer.id, message: message || null, created_at })
    if (!guest) await app.emit(tx, 'event.requested', { event_id: eventId, user_id: viewer.id })
    return { message: 'Request Sent Successfully', event: await readEvent(app, tx, viewer, eventId) }
  })

/**
 * Withdraws a request to join that the host has not answered yet: whoever acts first, guest or host, wins.
 * @throws AppError not_found also for anyone who has not asked, event_over, already_invited, request_declined
 */
export const withdrawRequest = (app: AppContext, viewer: Viewer, eventId: number) =>
  inTransaction(app, async tx => {
    const { guest } = await lockAsGuest(app, tx, viewer, eventId)
    requireFree(guest)
    if (!guest) throw new AppError('not_found')
    await deleteGuest(tx, guest.id)
    await app.emit(tx, 'event.request_withdrawn', { event_id: eventId, user_id: viewer.id })
    return { message: 'Request withdrawn' }
  })
