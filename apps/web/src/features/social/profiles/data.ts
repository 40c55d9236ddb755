import { profiles } from '@celebrio/contract/social/profiles'
import { queryOptions } from '@tanstack/react-query'
import { friendKeys } from '#features/people/friends'
import { call } from '#lib/api/call.ts'

/** Cache keys; profiles lie among the friends, because whatever is done about a connection changes them. */
export const profileKeys = { all: [...friendKeys.all, 'profiles'] } as const

/** Somebody as the viewer may see them. */
export const profileQuery = (id: number) =>
  queryOptions({
    queryKey: [...profileKeys.all, id],
    queryFn: async ({ signal }) => (await call(profiles.get, { params: { id }, signal })).user,
  })
