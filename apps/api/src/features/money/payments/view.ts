import type { PaymentView, ReceiptView } from '@celebrio/contract/money/payments'
import type { Language } from '@celebrio/contract/platform/languages'
import { amountOf } from '@celebrio/contract/platform/money'
import type { AppContext } from '#platform/app-context.ts'
import { payableOf } from './payables.ts'
import { hasPaidSince, type Payment } from './queries/payments.ts'
import { findNumber, type Receipt } from './queries/receipts.ts'

export async function paymentView(app: AppContext, payment: Payment, language: Language): Promise<PaymentView> {
  const { id, purpose, subject_id, status, amount, currency, refunded, undelivered, url, created_at } = payment
  const { describe, choiceOf } = payableOf(app, purpose)
  return {
    id,
    purpose,
    subject_id,
    title: describe(payment.details, language),
    choice: choiceOf(payment.details),
    status,
    paid_since: await hasPaidSince(app.db, payment),
    amount: amountOf(amount, currency),
    refunded: amountOf(refunded, currency),
    undelivered,
    currency,
    url: status === 'created' ? url : null,
    receipt: payment.paid_at === null ? null : ((await findNumber(app.db, id)) ?? null),
    created_at: created_at.toISOString(),
  }
}

export const receiptView = (app: AppContext, receipt: Receipt, language: Language): ReceiptView => ({
  number: receipt.number,
  kind: receipt.refund_id === null ? 'payment' : 'refund',
  refund_of: receipt.refund_of,
  payment_id: receipt.payment_id,
  title: payableOf(app, receipt.purpose).describe(receipt.details, language),
  amount: amountOf(receipt.amount, receipt.currency),
  currency: receipt.currency,
  issued_at: receipt.issued_at.toISOString(),
})
