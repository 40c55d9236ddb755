import { profiles } from '@celebrio/contract/people/profiles'
import type { OwnUser } from '@celebrio/contract/people/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { refreshSession } from './session-user.ts'

/** The viewer's account on the server, including changes from other devices. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }): Promise<OwnUser> => {
    const { user } = await call(profiles.me, { signal })
    refreshSession(user)
    return user
  },
  staleTime: 300_000,
})
