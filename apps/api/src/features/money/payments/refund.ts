import { post } from '#features/money/ledger'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { findRefund, insertRefund, markSent } from './queries/refunds.ts'
import { issueReceipt } from './receipts.ts'

type Refunded = { id: number; purpose: string; currency: string }

/**
 * Gives back some of a payment: it is owed from now on, and sent by a job.
 * @param amount in minor units, at most what is left of it; the database refuses more
 */
export async function refundPayment(
  app: AppContext,
  tx: Tx,
  { id: payment_id, purpose, currency }: Refunded,
  amount: number,
): Promise<void> {
  const { id } = await insertRefund(tx, { payment_id, amount, created_at: app.clock.now() })
  const accounts = { debit: `income:${purpose}`, credit: 'owed:refunds' } as const
  await post(app, tx, { kind: 'refund_owed', reference_id: id, currency, amount, ...accounts })
  await app.emit(tx, 'refund.owed', { refund_id: id })
}

/** Has the gateway send what is owed; it does so once, however often it is asked. */
export async function sendRefund(app: AppContext, { refund_id }: { refund_id: number }): Promise<void> {
  const refund = await findRefund(app.db, refund_id)
  if (!refund || refund.sent_at !== null || refund.gateway_order === null) return
  const { gateway_order, gateway, amount, currency } = refund
  // Another gateway has been set since: staff have to send it, and the books say that it is owed.
  if (app.gateway?.name !== gateway) return
  await app.gateway.refund({ order: gateway_order, reference: `refund-${refund.id}`, amount, currency })
  await inTransaction(app, async tx => {
    if (!(await markSent(tx, refund.id, app.clock.now()))) return
    const accounts = { debit: 'owed:refunds', credit: `gateway:${gateway}` } as const
    await post(app, tx, { kind: 'refund_sent', reference_id: refund.id, currency, amount, ...accounts })
    await issueReceipt(app, tx, { ...refund, id: refund.payment_id, refund_id: refund.id })
  })
}
