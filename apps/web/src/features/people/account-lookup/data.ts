import { accountLookup } from '@celebrio/contract/people/account-lookup'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

export type AccountSearch = { keyword?: string | undefined; kind: 'all' | 'providers' }

/** Accounts that are looked for, page by page. */
export const accountsQuery = (search: AccountSearch) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['account-lookup', 'list', search] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(accountLookup.list, { query: { ...pageAt(pageParam), ...search }, signal }),
  })

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: ['account-lookup', 'one', id],
    queryFn: async ({ signal }) => (await call(accountLookup.read, { params: { id }, signal })).account,
  })
