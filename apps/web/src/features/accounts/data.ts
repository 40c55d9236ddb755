import { accounts } from '@celebrio/contract/accounts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** The signed-in person's own account, as the server knows it now. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await call(accounts.me, { signal })).user,
  staleTime: 300_000,
})
