import type { Language } from '@celebrio/contract/platform/languages'
import { changeGuest, endTickets, type GuestRow, issueTickets } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { fillSeats } from './promote-from-waitlist.ts'
import { addHeads, couldSeat, openLinkHolds } from './queries.ts'

/** The party of a guest, their message, and the language of a guest without an account. */
export type Coming = {
  adults: number
  children: number
  dietary: string | null
  message: string | null
  external_language?: Language
}

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
 * `refused`. So is a party that would wait for ever because it is larger than the whole event, or larger than the open link
 * by which it comes still holds.
 */
export async function takeSeat(
  app: AppContext,
  tx: Tx,
  guest: GuestRow,
  coming: Coming,
): Promise<'accepted' | 'waiting' | 'refused'> {
  const had = guest.has_seat ? guest.heads : 0
  const heads = coming.adults + coming.children
  if (!(await openLinkHolds(tx, guest, heads))) return 'refused'
  const counted = heads === had ? undefined : await addHeads(tx, guest.event_id, heads - had)
  if (heads !== had && !counted) {
    if (guest.has_seat || !(await couldSeat(tx, guest.event_id, heads))) return 'refused'
    return joinWaitlist(app, tx, guest, coming)
  }
  await changeGuest(tx, guest.id, {
    ...coming,
    status: 'accepted',
    is_invited: true,
    has_seat: true,
    waiting_since: null,
    answered_at: app.clock.now(),
  })
  if (guest.status !== 'accepted') await issueTickets(app, tx, [guest.id])
  if (counted && heads < had) await fillSeats(app, tx, counted)
  return 'accepted'
}

type Said = { message?: string | null; external_language?: Language }
type Maybe = { status: 'pending'; is_maybe: true; is_invited: true }

/**
 * Takes a guest out of a locked event, whatever their status: the ticket is revoked and the seat goes to the waiting
 * list. The party is reset, since nobody comes along with a guest who does not come.
 */
export async function releaseSeat(
  app: AppContext,
  tx: Tx,
  guest: GuestRow,
  { message = null, ...answer }: Said & ({ status: 'rejected' | 'removed' } | Maybe),
): Promise<void> {
  await changeGuest(tx, guest.id, {
    ...answer,
    message,
    adults: 1,
    children: 0,
    dietary: null,
    has_seat: false,
    waiting_since: null,
    answered_at: app.clock.now(),
  })
  await endTickets(app, tx, [guest.id], answer.status === 'removed' ? 'removed' : 'left')
  if (!guest.has_seat) return
  const event = await addHeads(tx, guest.event_id, -guest.heads)
  if (event) await fillSeats(app, tx, event)
}

/** The same for a guest who might still come: they are invited, and asked again, but no seat is kept for them. */
export const releaseAsMaybe = (app: AppContext, tx: Tx, guest: GuestRow, said: Said): Promise<void> =>
  releaseSeat(app, tx, guest, { ...said, status: 'pending', is_maybe: true, is_invited: true })
