import { eraseRowsOfCompany } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/erase-rows.ts'

/** Erases what somebody's store has earned: the totals of bookings are theirs who have booked. */
export const eraseFigures = (_app: AppContext, tx: Tx, userId: number): Promise<boolean> =>
  eraseRowsOfCompany(tx, userId, [rowsOf('store_income', 'provider_id')])
