import type { Answer } from '@celebrio/contract/endpoint'
import { friends } from '@celebrio/contract/friends'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** Cache keys; all begin with `friends`, because one answer moves a person from list to list. */
export const friendKeys = { all: ['friends'] } as const

export type FriendType = 1 | 2 | 3
export type FindFilters = {
  keyword: string
  country_id: number | null
  state_id: number | null
  city_id: number | null
}

type Page = { hasMorePages: boolean; nextCursor: string | null }

const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ hasMorePages, nextCursor }: Page) => (hasMorePages ? (nextCursor ?? undefined) : undefined),
}

const keyOf = (...parts: (string | number | null | undefined)[]): readonly unknown[] => ['friends', ...parts]
const pageAt = (cursor: string | undefined) => ({ cursor, per_page: undefined })

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

/** People to connect with. */
export const findQuery = ({ keyword, country_id, state_id, city_id }: FindFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('find', keyword, country_id, state_id, city_id),
    queryFn: ({ pageParam, signal }) =>
      call(friends.find, { query: { keyword, country_id, state_id, city_id, ...pageAt(pageParam) }, signal }),
  })
