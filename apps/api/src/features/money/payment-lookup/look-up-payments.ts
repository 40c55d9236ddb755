import type { FoundPayment, PaymentDispute } from '@celebrio/contract/money/payment-lookup'
import type { Language } from '@celebrio/contract/platform/languages'
import { amountOf } from '@celebrio/contract/platform/money'
import { payableOf } from '#features/money/payments'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginateById } from '#platform/db/keyset.ts'
import { type DisputeRow, findDisputes, type LookupRow, listPayments } from './queries.ts'

type Query = Paging & {
  keyword?: string | undefined
  user_id?: number | undefined
  disputed?: boolean | undefined
}

/** Digits are a number of ours, anything else is one of the gateway. */
const meant = (keyword: string | undefined) => {
  if (keyword === undefined) return {}
  return /^\d{1,15}$/.test(keyword) ? { id: Number(keyword) } : { order: keyword }
}

const disputeView = (currency: string, row: DisputeRow): PaymentDispute => ({
  id: row.dispute_id,
  reason: row.reason,
  status: row.status,
  opened_at: row.opened_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  taken: row.taken === null ? null : amountOf(row.taken, currency),
})

type Looker = { app: AppContext; language: Language }

const view = ({ app, language }: Looker, row: LookupRow, disputes: readonly DisputeRow[]): FoundPayment => ({
  id: row.id,
  payer: row.user_id === null ? null : { id: row.user_id, name: row.payer_name ?? '' },
  purpose: row.purpose,
  title: payableOf(app, row.purpose).describe(row.details, language),
  status: row.status,
  amount: amountOf(row.amount, row.currency),
  refunded: amountOf(row.refunded, row.currency),
  currency: row.currency,
  gateway: row.gateway,
  gateway_order: row.gateway_order,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  disputes: disputes.filter(one => one.payment_id === row.id).map(one => disputeView(row.currency, one)),
})

/** Payments of everybody, for the staff. */
export async function lookUpPayments(app: AppContext, viewer: Viewer, { keyword, ...query }: Query) {
  const { page, ...more } = paginateById(await listPayments(app.db, { ...query, ...meant(keyword) }), query.per_page)
  const ids = page.map(row => row.id)
  const disputes = await findDisputes(app.db, ids)
  const looker = { app, language: viewer.language }
  return { payments: page.map(row => view(looker, row, disputes)), ...more }
}
