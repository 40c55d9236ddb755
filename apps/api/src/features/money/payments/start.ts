import type { PaymentView } from '@celebrio/contract/money/payments'
import type { AppContext } from '#platform/app-context.ts'
import { inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { claimRequest, idempotentRequest } from '#platform/db/idempotent-requests.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import { payableOf } from './payables.ts'
import { findOpen, findPayment, insertPayment, type Payment, setOrder } from './queries/payments.ts'
import { findResult, saveResult } from './queries/requests.ts'
import { paymentView } from './view.ts'

/** What is to be paid. Its sum comes from the feature that sells it, never from a client. */
export type Price = {
  purpose: string
  subject_id: number
  details: object
  /** In minor units. */
  amount: number
  currency: string
}

/** Minutes for which a payment that waits at the gateway is gone on with instead of another one. */
const goesOnFor = 60

/** @throws AppError payments_unavailable */
export function requireGateway({ gateway }: AppContext): PaymentGateway {
  if (!gateway) throw new AppError('payments_unavailable')
  return gateway
}

/** A payment for it: one that waits for the same, or a new one. */
async function findOrInsert(app: AppContext, tx: Tx, viewer: Viewer, price: Price): Promise<Payment> {
  const now = app.clock.now()
  const wanted = { ...price, user_id: viewer.id, gateway: requireGateway(app).name }
  const details = JSON.stringify(price.details)
  const none = { gateway_order: null, url: null, paid_at: null, asked_at: null }
  return (
    (await findOpen(tx, wanted, minutesAfter(now, -goesOnFor))) ??
    insertPayment(tx, { ...wanted, ...none, details, created_at: now })
  )
}

/** The same, once for each key: of calls with one key the first one does it. */
const findOrInsertOnce = (app: AppContext, viewer: Viewer, price: Price, key: string | null): Promise<Payment> =>
  inTransaction(app, async tx => {
    const request = idempotentRequest(viewer.id, key)
    if (request && !(await claimRequest(tx, 'payment_requests', request, app.clock.now()))) {
      const known = await findResult(tx, request)
      if (known) return known
    }
    const payment = await findOrInsert(app, tx, viewer, price)
    if (request) await saveResult(tx, request, payment.id)
    return payment
  })

/** Has the gateway make the order of a payment, if it has none yet. It is asked by the same name each time. */
async function order(app: AppContext, viewer: Viewer, payment: Payment): Promise<Payment> {
  if (payment.gateway_order !== null) return payment
  const { describe, returnPath } = payableOf(app, payment.purpose)
  const { id, url } = await requireGateway(app).createOrder({
    reference: `payment-${payment.id}`,
    amount: payment.amount,
    currency: payment.currency,
    description: describe(payment.details, viewer.language),
    language: viewer.language,
    returnUrl: `${app.settings.publicUrl}${returnPath(payment.subject_id)}?payment=${payment.id}`,
  })
  await setOrder(app.db, payment.id, { gateway_order: id, url })
  return (await findPayment(app.db, payment.id)) ?? payment
}

/**
 * Begins to pay for something. The gateway is asked outside of any transaction.
 * @param key names the call, so that it is done once
 * @throws AppError payments_unavailable
 */
export async function startPayment(
  app: AppContext,
  viewer: Viewer,
  price: Price,
  key: string | null,
): Promise<PaymentView> {
  const payment = await findOrInsertOnce(app, viewer, price, key)
  return paymentView(app, await order(app, viewer, payment), viewer.language)
}
