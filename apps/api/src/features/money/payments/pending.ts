import type { PaymentView } from '@celebrio/contract/money/payments'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findPending, type Payment } from './queries/payments.ts'
import { paymentView } from './view.ts'

/** What the viewer has begun to pay for and neither paid nor left; null where that is nothing, or was paid in another way. */
export async function findPendingPayment(
  app: AppContext,
  viewer: Viewer,
  what: Pick<Payment, 'purpose' | 'subject_id'>,
): Promise<PaymentView | null> {
  const payment = await findPending(app.db, { ...what, user_id: viewer.id })
  if (!payment) return null
  const view = await paymentView(app, payment, viewer.language)
  return view.paid_since ? null : view
}
