import { ledger } from '@celebrio/contract/money/ledger'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

export const balancesQuery = queryOptions({
  queryKey: ['ledger', 'balances'],
  queryFn: async ({ signal }) => (await call(ledger.balances, { signal })).balances,
})

export type LedgerAccount = { account: string; currency: string }

/** What was booked on an account, page by page. */
export const entriesQuery = (of: LedgerAccount) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['ledger', 'entries', of] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(ledger.entries, { query: { ...pageAt(pageParam), ...of }, signal }),
  })
