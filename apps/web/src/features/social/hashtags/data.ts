import type { Answer } from '@celebrio/contract/platform/endpoint'
import { hashtags } from '@celebrio/contract/social/hashtags'
import type { posts } from '@celebrio/contract/social/posts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { postKeys } from '#features/social/posts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Trending hashtags of the last seven days. */
export const trendingQuery = queryOptions({
  queryKey: ['hashtags', 'trending'],
  queryFn: ({ signal }) => call(hashtags.trending, { signal }),
})

/** Posts with a hashtag, newest first. */
export const taggedQuery = (tag: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: postKeys.tagged(tag),
    queryFn: ({ pageParam: cursor, signal }): Promise<Answer<typeof posts.list>> =>
      call(hashtags.posts, { params: { tag }, query: pageAt(cursor), signal }),
  })
