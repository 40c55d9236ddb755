import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { emptyBookings, emptyCelebrantSteps, emptyProviderSteps } from './queries/erase.ts'

const erasedAtOnce = 200

/**
 * Bookings belong to their two sides: when, what, how much and what became of it stays for the other one. What somebody has said in
 * them goes, and so does what there was to celebrate, and where.
 */
export async function eraseBookings(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  for (const empty of [emptyBookings, emptyCelebrantSteps, emptyProviderSteps])
    if ((await empty(tx, userId, erasedAtOnce)) === erasedAtOnce) return true
  return eraseRows(tx, userId, [rowsOf('booking_requests')])
}
