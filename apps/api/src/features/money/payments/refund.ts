import { post } from '#features/money/ledger'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { isDisputed } from './queries/disputes.ts'
import type { Payment } from './queries/payments.ts'
import { findRefund, insertRefund, lockLeft, markSent } from './queries/refunds.ts'
import { issueReceipt } from './receipts.ts'

type Refunded = { id: number; purpose: string; currency: string }

/** Notes that some of a payment is given back. @returns the refund; null where nothing of it is left */
async function owe(
  app: AppContext,
  tx: Tx,
  { id: payment_id, purpose, currency }: Refunded,
  most: number,
  isSent: boolean,
) {
  const now = app.clock.now()
  const amount = Math.min(most, await lockLeft(tx, payment_id))
  if (amount === 0) return null
  const { id } = await insertRefund(tx, { payment_id, amount, created_at: now, sent_at: isSent ? now : null })
  const accounts = { debit: `income:${purpose}`, credit: 'owed:refunds' } as const
  await post(app, tx, { kind: 'refund_owed', reference_id: id, currency, amount, ...accounts })
  return { id, amount }
}

/**
 * Gives back some of a payment: it is owed from now on, and sent by a job.
 * @param most in minor units; of what has gone back before, as by a dispute, nothing is given a second time
 */
export async function refundPayment(app: AppContext, tx: Tx, refunded: Refunded, most: number): Promise<void> {
  const refund = await owe(app, tx, refunded, most, false)
  if (refund) await app.emit(tx, 'refund.owed', { refund_id: refund.id })
}

/** Books what has gone back already; there is a receipt for it, as for what we send. */
export async function bookTaken(app: AppContext, tx: Tx, payment: Payment, most: number): Promise<void> {
  const refund = await owe(app, tx, payment, most, true)
  if (refund) await bookSent(app, tx, { ...payment, ...refund, payment_id: payment.id })
}

type Sent = Pick<Payment, 'user_id' | 'currency' | 'gateway' | 'amount'> & { id: number; payment_id: number }

async function bookSent(app: AppContext, tx: Tx, refund: Sent): Promise<void> {
  const { id, payment_id, amount, currency, gateway } = refund
  const accounts = { debit: 'owed:refunds', credit: `gateway:${gateway}` } as const
  await post(app, tx, { kind: 'refund_sent', reference_id: id, currency, amount, ...accounts })
  await issueReceipt(app, tx, { ...refund, id: payment_id, refund_id: id })
}

/** Has the gateway send what is owed; it does so once, however often it is asked. */
export async function sendRefund(app: AppContext, { refund_id }: { refund_id: number }): Promise<void> {
  const refund = await findRefund(app.db, refund_id)
  if (!refund || refund.sent_at !== null || refund.gateway_order === null) return
  const { gateway_order, gateway, amount, currency } = refund
  // Another gateway has been set since: staff have to send it, and the books say that it is owed.
  if (app.gateway?.name !== gateway) return
  // While its payer disputes it, the gateway sends none of it; it is asked again when that is decided.
  if (await isDisputed(app.db, refund.payment_id)) return
  await app.gateway.refund({ order: gateway_order, reference: `refund-${refund.id}`, amount, currency })
  await inTransaction(app, async tx => {
    if (await markSent(tx, refund.id, app.clock.now())) await bookSent(app, tx, refund)
  })
}
