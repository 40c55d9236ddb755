import { changeGuest, endTickets, type GuestRow, issueTickets } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { promoteFromWaitlist } from './promote-from-waitlist.ts'
import { addHeads, couldSeat } from './queries.ts'

/** Who comes along, and what the guest says. */
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
 * Gives a guest of a held event a place for their party, with a ticket; lets them wait when there is none. Who has a
 * place already and comes with more people than fit keeps what they have: they are `refused` the change only. So is who
 * would wait for ever, with more people than the event holds in all.
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
 * Takes a guest of a held event out again, whatever they were: the ticket ends, and the place goes to who waits. Nobody
 * comes along with one who does not come.
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
