import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import type { GatewayDispute } from '#platform/payments/gateway.ts'
import { payableOf } from './payables.ts'
import { noteDispute } from './queries/disputes.ts'
import { findByOrder, noteEvent, type Payment } from './queries/payments.ts'
import { bookTaken } from './refund.ts'

/** @throws AppError payment_differs where more has gone back than there was, or other money */
function requirePart(app: AppContext, { id, amount, currency }: Payment, told: GatewayDispute): void {
  if (told.standing !== 'lost' || (told.currency === currency && told.amount <= amount)) return
  app.log.error({ payment_id: id, dispute: told.dispute }, 'a dispute is about another sum')
  throw new AppError('payment_differs')
}

/** The money has gone back: where that is all of it, what was sold ends; and it is booked. */
async function lose(app: AppContext, tx: Tx, payment: Payment, taken: number): Promise<void> {
  const { id: payment_id, purpose } = payment
  if (taken === payment.amount) await payableOf(app, purpose).revoke(app, tx, { ...payment, payment_id })
  await bookTaken(app, tx, payment, taken)
}

/**
 * What a gateway says of a dispute becomes true, all of it or nothing. While it is open nothing but that is known: what was sold
 * goes on, and the books say that the money is there.
 * @throws AppError not_found, also while the payment is not known to be paid: it is told again; payment_differs
 */
export async function handleDispute(app: AppContext, gateway: string, told: GatewayDispute): Promise<void> {
  const payment = await findByOrder(app.db, gateway, told.order)
  if (!payment || payment.paid_at === null) throw new AppError('not_found')
  requirePart(app, payment, told)
  const { id: event_id, dispute: dispute_id, reason, standing: status, amount } = told
  const now = app.clock.now()
  const { id: payment_id } = payment
  const closed_at = status === 'open' ? null : now
  const taken = status === 'lost' ? amount : null
  await inTransaction(app, async tx => {
    if (!(await noteEvent(tx, { gateway, event_id, payment_id, status: `dispute_${status}`, received_at: now }))) return
    const dispute = { gateway, dispute_id, payment_id, reason, status, opened_at: now, closed_at, taken }
    if ((await noteDispute(tx, dispute)) && taken !== null) await lose(app, tx, payment, taken)
  })
}
