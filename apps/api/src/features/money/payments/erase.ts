import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { leavePayments, leaveReceipts } from './queries/erase.ts'

const erasedAtOnce = 200

/**
 * What was paid stays, and is nobody's any more. Receipts have to be kept as they were issued, with the name that is on them; nobody
 * reads them in the product.
 */
export async function erasePayments(app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const personal = app.features.flatMap(feature => feature.payables ?? []).flatMap(one => one.personal ?? [])
  const orders = await leavePayments(tx, userId, personal, erasedAtOnce)
  await app.gateway?.forgetOrders?.(tx, orders)
  const receipts = await leaveReceipts(tx, userId, erasedAtOnce)
  if (Math.max(orders.length, receipts) === erasedAtOnce) return true
  return eraseRows(tx, userId, [rowsOf('payment_requests')])
}
