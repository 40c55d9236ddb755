import { changeGuest, endTickets, type GuestRow, issueTickets } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { promoteFromWaitlist } from './promote-from-waitlist.ts'
import { addHeads, couldSeat } from './queries.ts'

/** The party of a guest, and their message. */
export type Coming = { adults: number; children: number; dietary: string | null; message: string | null }

async function joinWaitlist(app: AppContext, tx: Tx, guest: GuestRow, coming: Coming): Promise<'waiting'> {
  const now = app.clock.now()
  const waiting_since = guest.waiting_since ?? now
  await changeGuest(tx, guest.id, {
    ...coming,
    status: 'waiting',
    is_invited: true,
    waiting_since,
    answered_at: now,
  })
  return 'waiting'
}

/**
 * Gives a guest of a locked event seats for their party, with a ticket, or puts them on the waiting list when there are
 * none. Guests who already have a seat and want to bring more people than fit keep what they have: only the change is
 * `refused`. So is a party that would wait for ever because it is larger than the whole event.
 */
export async function takeSeat(
  app: AppContext,
  tx: Tx,
  guest: GuestRow,
  coming: Coming,
): Promise<'accepted' | 'waiting' | 'refused'> {
  const had = guest.has_place ? guest.heads : 0
  const heads = coming.adults + coming.children
  if (!(await addHeads(tx, guest.event_id, heads - had))) {
    if (guest.has_place || !(await couldSeat(tx, guest.event_id, heads))) return 'refused'
    return joinWaitlist(app, tx, guest, coming)
  }
  await changeGuest(tx, guest.id, {
    ...coming,
    status: 'accepted',
    is_invited: true,
    has_place: true,
    waiting_since: null,
    answered_at: app.clock.now(),
  })
  if (guest.status !== 'accepted') await issueTickets(app, tx, [guest.id])
  if (heads < had) await promoteFromWaitlist(app, tx, guest.event_id)
  return 'accepted'
}

/**
 * Takes a guest out of a locked event, whatever their status: the ticket is revoked and the seat goes to the waiting
 * list. The party is reset, since nobody comes along with a guest who does not come.
 */
export async function releaseSeat(
  app: AppContext,
  tx: Tx,
  guest: GuestRow,
  { status, message = null }: { status: 'rejected' | 'removed'; message?: string | null },
): Promise<void> {
  await changeGuest(tx, guest.id, {
    status,
    message,
    adults: 1,
    children: 0,
    dietary: null,
    has_place: false,
    waiting_since: null,
    answered_at: app.clock.now(),
  })
  await endTickets(app, tx, [guest.id], status === 'rejected' ? 'left' : 'removed')
  if (!guest.has_place) return
  await addHeads(tx, guest.event_id, -guest.heads)
  await promoteFromWaitlist(app, tx, guest.event_id)
}
