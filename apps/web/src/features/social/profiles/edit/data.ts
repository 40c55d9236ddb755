import { preferredProviders } from '@celebrio/contract/people/profile-providers'
import { profiles } from '@celebrio/contract/people/profiles'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { profileKeys } from '../data.ts'

/** The viewer's own profile with everything that can be edited. */
export const ownProfileQuery = queryOptions({
  queryKey: [...profileKeys.all, 'me'],
  queryFn: async ({ signal }) => (await call(profiles.me, { signal })).user,
})

/** Providers to choose from, by name. */
export const providersQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['profiles', 'providers', keyword],
    queryFn: async ({ signal }) =>
      (await call(preferredProviders.offers, { query: { keyword }, signal })).service_providers,
    staleTime: 60_000,
  })
