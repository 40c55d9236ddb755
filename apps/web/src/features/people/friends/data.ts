import { friends } from '@celebrio/contract/people/friends'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Cache keys; all begin with `friends`, because one answer moves a person from list to list. */
export const friendKeys = { all: ['friends'] } as const

export type FriendType = 1 | 2 | 3
export type FindFilters = {
  keyword: string
  country_id: number | null
  state_id: number | null
  city_id: number | null
}

const keyOf = (...parts: (string | number | null | undefined)[]): readonly unknown[] => ['friends', ...parts]

/** Accepted connections, newest first. */
export const connectionsQuery = (friend_type?: FriendType) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('connections', friend_type),
    queryFn: ({ pageParam, signal }) => call(friends.list, { query: { friend_type, ...pageAt(pageParam) }, signal }),
  })

/** People whom the viewer has blocked. */
export const blockedQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: keyOf('blocked'),
  queryFn: ({ pageParam, signal }) =>
    call(friends.list, { query: { filter_by: 'block', ...pageAt(pageParam) }, signal }),
})

/** Requests that wait for the viewer, or that the viewer has sent. */
export const requestsQuery = (direction: 'received' | 'sent', keyword = '', friend_type?: FriendType) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('requests', direction, keyword, friend_type),
    queryFn: ({ pageParam, signal }): Promise<Answer<typeof friends.list>> =>
      call(friends.requests, { query: { direction, keyword, friend_type, ...pageAt(pageParam) }, signal }),
  })

/** The newest requests that wait for the viewer, and how many there are. */
export const waitingQuery = queryOptions({
  queryKey: keyOf('requests', 'waiting'),
  queryFn: ({ signal }) => call(friends.requests, { query: { direction: 'received', per_page: 5 }, signal }),
})

/** People to connect with. */
export const findQuery = ({ keyword, country_id, state_id, city_id }: FindFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('find', keyword, country_id, state_id, city_id),
    queryFn: ({ pageParam, signal }) =>
      call(friends.find, { query: { keyword, country_id, state_id, city_id, ...pageAt(pageParam) }, signal }),
  })

/** The first of them, for home: enough to go on when some are skipped. */
export const closeQuery = queryOptions({
  queryKey: keyOf('close'),
  queryFn: ({ signal }) => call(friends.find, { query: { per_page: 12 }, signal }),
})
