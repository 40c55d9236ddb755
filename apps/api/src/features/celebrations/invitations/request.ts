import { readEvent } from '#features/celebrations/events'
import { deleteGuest, type Member, putRequest } from '#features/celebrations/guests'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { holdAsGuest } from './lock.ts'

/** Who was taken off the list cannot ask to be put on it again, nor can who has heard a no: only the host can. */
function requireFree(guest: Member | undefined): void {
  if (guest?.status === 'removed') throw new Refusal('not_found')
  if (guest?.is_invited) throw new Refusal('already_invited')
  if (guest?.status === 'rejected') throw new Refusal('request_declined')
}

/**
 * Asks to join an event; asking again changes the words, and is not told again.
 * @throws Refusal not_found, event_over, already_invited (the host too), request_declined
 */
export const askToJoin = (kit: Kit, viewer: Viewer, eventId: number, message: string) =>
  inTransaction(kit, async tx => {
    const { guest } = await holdAsGuest(kit, tx, viewer, eventId)
    requireFree(guest)
    await putRequest(tx, { event_id: eventId, user_id: viewer.id, message, created_at: kit.clock.now() })
    if (!guest) await kit.tell(tx, 'event.requested', { event_id: eventId, user_id: viewer.id })
    return { message: 'Request Sent Successfully', event: await readEvent(kit, tx, viewer, eventId) }
  })

/**
 * Takes a request to join back that still waits. Whoever was first, guest or host, is heard.
 * @throws Refusal not_found also for who has not asked, event_over, already_invited, request_declined
 */
export const withdrawRequest = (kit: Kit, viewer: Viewer, eventId: number) =>
  inTransaction(kit, async tx => {
    const { guest } = await holdAsGuest(kit, tx, viewer, eventId)
    requireFree(guest)
    if (!guest) throw new Refusal('not_found')
    await deleteGuest(tx, guest.id)
    await kit.tell(tx, 'event.request_withdrawn', { event_id: eventId, user_id: viewer.id })
    return { message: 'Request withdrawn' }
  })
