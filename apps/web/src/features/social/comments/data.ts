import { comments } from '@celebrio/contract/social/comments'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Cache keys; everything under a post begins with `comments, post`, so that one change reaches the replies too. */
export const commentKeys = {
  all: ['comments'],
  under: (postId: number) => ['comments', postId],
  list: (postId: number) => ['comments', postId, 'list'],
  placed: (postId: number, id: number) => ['comments', postId, 'placed', id],
  replies: (postId: number, parentId: number) => ['comments', postId, 'replies', parentId],
} as const

type Place = { post_id: number; parent_id?: number }

const readPage = (place: Place, cursor: string | undefined, signal: AbortSignal) =>
  call(comments.list, { query: { ...place, ...pageAt(cursor) }, signal })

/** Comments under a post, newest first. */
export const commentsQuery = (post_id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: commentKeys.list(post_id),
    queryFn: ({ pageParam, signal }) => readPage({ post_id }, pageParam, signal),
  })

/** All replies to a comment, oldest first. */
export const repliesQuery = (post_id: number, parent_id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: commentKeys.replies(post_id, parent_id),
    queryFn: ({ pageParam, signal }) => readPage({ post_id, parent_id }, pageParam, signal),
  })

/** One comment with the comment that it answers. */
export const placedQuery = (post_id: number, id: number) =>
  queryOptions({
    queryKey: commentKeys.placed(post_id, id),
    queryFn: ({ signal }) => call(comments.get, { params: { id }, signal }),
  })
