import type { OwnUser } from '@celebrio/contract/people/users'
import { profiles } from '@celebrio/contract/social/profiles'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { refreshSession } from './open-session.ts'

/** The signed-in person's own account, as the server knows it now: what changed on another device holds here too. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }): Promise<OwnUser> => {
    const { user } = await call(profiles.me, { signal })
    refreshSession(user)
    return user
  },
  staleTime: 300_000,
})
