import type { Answer } from '@celebrio/contract/platform/endpoint'
import { postReactions } from '@celebrio/contract/social/post-reactions'
import { postSaves } from '@celebrio/contract/social/post-saves'
import { postShares } from '@celebrio/contract/social/post-shares'
import { posts } from '@celebrio/contract/social/posts'
import { profilePosts } from '@celebrio/contract/social/profile-posts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

const list = (name: string): readonly string[] => ['posts', 'list', name]

/** Cache keys; every list of posts starts with `posts, list`, so that one change reaches every copy of a post. */
export const postKeys = {
  lists: ['posts', 'list'],
  feed: list('feed'),
  saved: list('saved'),
  tagged: (tag: string) => list(`tagged ${tag}`),
  one: (id: number) => list(`one ${id}`),
  /** People who reacted to or shared posts. */
  people: [
    ['posts', 'sharers'],
    ['posts', 'likers'],
    ['posts', 'superlikers'],
  ],
  sharers: (id: number) => ['posts', 'sharers', id],
  likers: (id: number) => ['posts', 'likers', id],
  superlikers: (id: number) => ['posts', 'superlikers', id],
} as const

const minute = 60_000

/** A long `gcTime`, so that going back finds the same pages at the same scroll position. */
export const feedQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: postKeys.feed,
  queryFn: ({ pageParam: cursor, signal }) => call(posts.list, { query: pageAt(cursor), signal }),
  staleTime: 5 * minute,
  gcTime: 60 * minute,
  refetchOnWindowFocus: false,
})

/** One post, cached as a list of one, so that changes to the lists reach it too. */
export const postQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: postKeys.one(id),
    queryFn: async ({ signal }): Promise<Answer<typeof posts.list>> => {
      const { post } = await call(posts.get, { params: { id }, signal })
      return { post: [post], hasMorePages: false, nextCursor: null }
    },
  })

export const likersQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: postKeys.likers(id),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(postReactions.likers, { params: { id }, query: pageAt(cursor), signal }),
    staleTime: 0,
  })

export const superlikersQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: postKeys.superlikers(id),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(postReactions.superlikers, { params: { id }, query: pageAt(cursor), signal }),
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

/** Saved posts, last saved first; always stale, because posts are saved elsewhere. */
export const savedQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: postKeys.saved,
  queryFn: ({ pageParam: cursor, signal }) => call(postSaves.list, { query: pageAt(cursor), signal }),
  staleTime: 0,
})

/** The posts of one person, newest first; always stale, because they are written and hidden elsewhere. */
export const postsByQuery = (user_id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: list(`by ${user_id}`),
    queryFn: ({ pageParam, signal }) => call(profilePosts.list, { query: { user_id, ...pageAt(pageParam) }, signal }),
    staleTime: 0,
  })
