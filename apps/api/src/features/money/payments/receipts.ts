import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { findAddressee, insertReceipt } from './queries/receipts.ts'

type Receipted = {
  /** Of the payment. */
  id: number
  user_id: number | null
  refund_id?: number
  amount: number
  currency: string
}

/** Issues the receipt of a payment, or of a refund, with the next number. */
export async function issueReceipt(app: AppContext, tx: Tx, receipted: Receipted): Promise<void> {
  const { id: payment_id, user_id, refund_id = null, amount, currency } = receipted
  const addressee = user_id === null ? [] : await findAddressee(tx, user_id)
  const issued_to = addressee.length > 0 ? addressee : ['—']
  const receipt = { payment_id, user_id, refund_id, issued_to, amount, currency, issued_at: app.clock.now() }
  const { number } = await insertReceipt(tx, receipt)
  await app.emit(tx, 'receipt.issued', { number })
}
