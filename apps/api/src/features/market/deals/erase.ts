import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { deleteDealsOf } from './queries/erase.ts'

const dealsAtOnce = 20

/** Erases the deals of somebody with all that belongs to them, and what they have done with deals of others. */
export async function eraseDeals(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const isMore = await eraseRows(tx, userId, [
    rowsOf('deal_inquiries', 'seller_id'),
    rowsOf('deal_inquiries', 'buyer_id'),
    rowsOf('deal_saves'),
  ])
  if (isMore || (await deleteDealsOf(tx, userId, dealsAtOnce)) === dealsAtOnce) return true
  return eraseRows(tx, userId, [rowsOf('deal_sellers')])
}
