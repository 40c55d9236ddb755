import type { FoundPayment } from '@celebrio/contract/money/payment-lookup'
import type { Language } from '@celebrio/contract/platform/languages'
import { amountOf } from '@celebrio/contract/platform/money'
import { payableOf } from '#features/money/payments'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginateById } from '#platform/db/keyset.ts'
import { type LookupRow, listPayments } from './queries.ts'

type Query = Paging & { keyword?: string | undefined; user_id?: number | undefined }

/** Digits are a number of ours, anything else is one of the gateway. */
const meant = (keyword: string | undefined) => {
  if (keyword === undefined) return {}
  return /^\d{1,15}$/.test(keyword) ? { id: Number(keyword) } : { order: keyword }
}

const view = (app: AppContext, language: Language, row: LookupRow): FoundPayment => ({
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
})

/** Payments of everybody, for the staff. */
export async function lookUpPayments(app: AppContext, viewer: Viewer, { keyword, ...query }: Query) {
  const { page, ...more } = paginateById(await listPayments(app.db, { ...query, ...meant(keyword) }), query.per_page)
  return { payments: page.map(row => view(app, viewer.language, row)), ...more }
}
