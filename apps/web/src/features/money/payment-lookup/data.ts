import { paymentLookup } from '@celebrio/contract/money/payment-lookup'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

export type PaymentSearch = {
  keyword?: string | undefined
  user_id?: number | undefined
  /** Those alone that are disputed, and not decided. */
  disputed?: boolean | undefined
}

/** Payments that are looked for, page by page. */
export const paymentsQuery = (search: PaymentSearch) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['payment-lookup', search] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(paymentLookup.list, { query: { ...pageAt(pageParam), ...search }, signal }),
  })
