import type { Tx } from '#platform/db/database.ts'
import { changeGuest, type GuestRow } from './queries/guests.ts'

/** Somebody without a place is asked to come and has not answered: the host lets them in, or they take back a no, while the date is open. */
export const makePending = (tx: Tx, guest: GuestRow): Promise<void> =>
  changeGuest(tx, guest.id, { status: 'pending', is_invited: true, answered_at: null })
