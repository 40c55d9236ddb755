import { payments } from '@celebrio/contract/money/payments'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { download } from '#lib/api/download.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

export const paymentKeys = { all: ['payments'] } as const

/** What became of a payment: the server asks the gateway if it does not know. */
export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'one', id],
    queryFn: async ({ signal }) => (await call(payments.check, { params: { id }, signal })).payment,
  })

/** What the viewer has paid and got back, page by page. */
export const receiptsQuery = () =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...paymentKeys.all, 'receipts'] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(payments.receipts, { query: pageAt(pageParam), signal }),
  })

/** Downloads a receipt as a PDF. @throws ApiError */
export const saveReceipt = (number: number): Promise<void> => download(payments.receipt, { params: { number } })
