import { type Account, post } from '#features/money/ledger'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Outcome, Sum } from '#platform/payments/gateway.ts'
import { payableOf } from './payables.ts'
import { lockByOrder, noteEvent, type Payment, setStatus, setUndelivered } from './queries/payments.ts'
import { issueReceipt } from './receipts.ts'
import { refundPayment } from './refund.ts'
import { nextStatus } from './rules.ts'

/**
 * The money is there: what is paid for is delivered, or all of it given back; it is booked, and there is a receipt. What is
 * delivered is locked first, as by those who cancel it; the books and the numbers of receipts, which all share, come last.
 */
async function deliver(app: AppContext, tx: Tx, payment: Payment): Promise<void> {
  const { id, user_id, purpose, subject_id, details, amount, currency, gateway } = payment
  const paid = { payment_id: id, user_id, subject_id, details, amount, currency }
  const undelivered = await payableOf(app, purpose).deliver(app, tx, paid)
  const credit: Account = `income:${purpose}`
  await post(app, tx, { kind: 'payment', reference_id: id, currency, amount, debit: `gateway:${gateway}`, credit })
  await issueReceipt(app, tx, payment)
  if (undelivered === null) return
  await refundPayment(app, tx, payment, amount)
  await setUndelivered(tx, id, undelivered)
}

async function apply(app: AppContext, tx: Tx, payment: Payment, outcome: Outcome): Promise<void> {
  const status = nextStatus(payment.status, outcome)
  if (status === null) return
  await setStatus(tx, payment.id, status, status === 'paid' ? app.clock.now() : null)
  if (status === 'paid') await deliver(app, tx, payment)
}

/** @throws AppError payment_differs for another sum than what is to be paid */
export function requireSum(app: AppContext, payment: Payment, { amount, currency }: Sum): void {
  if (payment.amount === amount && payment.currency === currency) return
  app.log.error({ payment_id: payment.id }, 'a gateway tells of another sum')
  throw new AppError('payment_differs')
}

type Told = Sum & { order: string; outcome: Outcome; event?: string }

/** What a gateway says of an order becomes true, all of it or nothing. @throws AppError not_found, payment_differs */
export const settle = (app: AppContext, gateway: string, { order, outcome, event, ...sum }: Told): Promise<void> =>
  inTransaction(app, async tx => {
    const payment = await lockByOrder(tx, gateway, order)
    if (!payment) throw new AppError('not_found')
    requireSum(app, payment, sum)
    if (event !== undefined) {
      const told = { gateway, event_id: event, payment_id: payment.id, status: outcome, received_at: app.clock.now() }
      if (!(await noteEvent(tx, told))) return
    }
    await apply(app, tx, payment, outcome)
  })
