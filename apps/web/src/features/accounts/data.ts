import { profiles } from '@celebrio/contract/profiles'
import type { OwnUser } from '@celebrio/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** The signed-in person's own account, as the server knows it now. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }): Promise<OwnUser> => (await call(profiles.me, { signal })).user,
  staleTime: 300_000,
})
