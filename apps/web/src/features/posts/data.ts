import { postSaves } from '@celebrio/contract/post-saves'
import { postShares } from '@celebrio/contract/post-shares'
import { posts, reactions } from '@celebrio/contract/posts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

const list = (name: string): readonly string[] => ['posts', 'list', name]

/** Cache keys; every list of posts begins with `posts, list`, so that one change reaches every copy of a post. */
export const postKeys = {
  lists: ['posts', 'list'],
  feed: list('feed'),
  saved: list('saved'),
  sharers: (id: number) => ['posts', 'sharers', id],
  likers: (id: number) => ['posts', 'likers', id],
  superlikers: (id: number) => ['posts', 'superlikers', id],
} as const

const minute = 60_000

type Page = { hasMorePages: boolean; nextCursor: string | null }

/** How every list of the API goes on. */
const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ hasMorePages, nextCursor }: Page) => (hasMorePages ? (nextCursor ?? undefined) : undefined),
}

/** The length of a page is the server's choice. */
const pageAt = (cursor: string | undefined) => ({ cursor, per_page: undefined })

/** Kept long, so that coming back finds the same pages at the same height. */
export const feedQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: postKeys.feed,
  queryFn: ({ pageParam: cursor, signal }) => call(posts.list, { query: pageAt(cursor), signal }),
  staleTime: 5 * minute,
  gcTime: 60 * minute,
  refetchOnWindowFocus: false,
})

export const likersQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: postKeys.likers(id),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(reactions.likers, { params: { id }, query: pageAt(cursor), signal }),
    staleTime: 0,
  })

export const superlikersQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: postKeys.superlikers(id),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(reactions.superlikers, { params: { id }, query: pageAt(cursor), signal }),
    staleTime: 0,
  })

export const sharersQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: postKeys.sharers(id),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(postShares.sharers, { params: { id }, query: pageAt(cursor), signal }),
    staleTime: 0,
  })

/** Saved posts, last saved first; read anew each time, because posts are saved elsewhere. */
export const savedQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: postKeys.saved,
  queryFn: ({ pageParam: cursor, signal }) => call(postSaves.list, { query: pageAt(cursor), signal }),
  staleTime: 0,
})
