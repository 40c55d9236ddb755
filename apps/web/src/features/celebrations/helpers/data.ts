import { eventHelpers } from '@celebrio/contract/celebrations/helpers'
import { friends } from '@celebrio/contract/people/friends'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Who helps with an event. Its key begins as those of events: who is named or leaves changes both. */
export const helpersQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'helpers', id],
    queryFn: async ({ signal }) => (await call(eventHelpers.list, { params: { id }, signal })).helpers,
  })

/** Connections to ask for help, by their names. */
export const candidatesQuery = (keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['friends', 'candidates', keyword] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(friends.list, { query: { keyword, ...pageAt(pageParam) }, signal }),
  })
