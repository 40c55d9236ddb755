import { findCompanyOf } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { deleteEntriesOf } from './queries/cart.ts'

const cartsAtOnce = 100

/** Erases the cart of somebody, and what others have put into theirs of somebody's store. */
export async function eraseCarts(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const isMore = await eraseRows(tx, userId, [rowsOf('carts')])
  const company = await findCompanyOf(tx, userId)
  const emptied = company === undefined ? 0 : await deleteEntriesOf(tx, company, cartsAtOnce)
  return isMore || emptied === cartsAtOnce
}
