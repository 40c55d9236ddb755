import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { forgetRequests } from '#platform/db/idempotent-requests.ts'
import { abandonOpen, claimHanging, findOwn, type Payment } from './queries/payments.ts'
import { findOwed } from './queries/refunds.ts'
import { sendRefund } from './refund.ts'
import { requireSum, settle } from './settle.ts'
import { paymentView } from './view.ts'

/** Minutes after which somebody who pays has not come back, or a gateway should have told. */
const hangsAfter = 10
/** Payments, or refunds, of one round. */
const max = 100

/** Nothing can be paid any more by what was never sent, or what the gateway has forgotten. */
const abandon = (app: AppContext, payment: Payment): Promise<void> => inTransaction(app, tx => abandonOpen(tx, payment))

/** Asks the gateway about a payment. @throws AppError payment_differs for another sum than what is to be paid */
export async function ask(app: AppContext, payment: Payment): Promise<void> {
  const { gateway, gateway_order, amount, currency } = payment
  if (gateway_order === null) return abandon(app, payment)
  if (app.gateway?.name !== gateway) return
  const state = await app.gateway.completeOrder({ id: gateway_order, amount, currency })
  if (state === null) return abandon(app, payment)
  const { outcome, ...sum } = state
  requireSum(app, payment, sum)
  if (outcome !== null) await settle(app, gateway, { ...sum, outcome, order: gateway_order })
}

const tryEach = async <T>(app: AppContext, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  for (const one of all) await work(one).catch((error: unknown) => app.log.error({ err: error }, 'a payment hangs'))
}

/** Asks the gateway about payments that hang, and sends refunds that are still owed. One that fails keeps none of the others. */
export async function askAboutHanging(app: AppContext): Promise<void> {
  const now = app.clock.now()
  const before = minutesAfter(now, -hangsAfter)
  await tryEach(app, await claimHanging(app.db, { before, now, max }), payment => ask(app, payment))
  await tryEach(app, await findOwed(app.db, before, max), ({ id }) => sendRefund(app, { refund_id: id }))
  await forgetRequests(app.db, 'payment_requests', now)
}

/** How a payment of the viewer's stands: the gateway is asked, unless it is known. @throws AppError not_found */
export async function checkPayment(app: AppContext, viewer: Viewer, id: number) {
  const payment = await findOwn(app.db, viewer.id, id)
  if (!payment) throw new AppError('not_found')
  if (payment.status === 'created' && payment.gateway_order !== null) await ask(app, payment)
  const now = (await findOwn(app.db, viewer.id, id)) ?? payment
  return { payment: await paymentView(app, now, viewer.language) }
}
