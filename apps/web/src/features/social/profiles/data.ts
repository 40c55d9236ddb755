import { profiles } from '@celebrio/contract/people/profiles'
import { queryOptions } from '@tanstack/react-query'
import { friendKeys } from '#features/people/friends'
import { call } from '#lib/api/call.ts'

/** Cache keys; under those of friends, because changes to connections change profiles too. */
export const profileKeys = { all: [...friendKeys.all, 'profiles'] } as const

/** A person's profile, as far as the viewer may see it. */
export const profileQuery = (id: number) =>
  queryOptions({
    queryKey: [...profileKeys.all, id],
    queryFn: async ({ signal }) => (await call(profiles.get, { params: { id }, signal })).user,
  })
