import type { Answer } from '@celebrio/contract/endpoint'
import type { Post, posts } from '@celebrio/contract/posts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { postKeys } from './data.ts'

type List = InfiniteData<Answer<typeof posts.list>, string | undefined>

const eachPage = (client: QueryClient, change: (posts: Post[], page: number) => Post[]) =>
  client.setQueriesData<List>(
    { queryKey: postKeys.lists },
    list =>
      list && {
        ...list,
        pages: list.pages.map((page, at) => ({ ...page, post: change(page.post, at) })),
      },
  )

/** A post as it is shown now, optimistic changes included. */
export const findPost = (client: QueryClient, id: number): Post | undefined =>
  client
    .getQueriesData<List>({ queryKey: postKeys.lists })
    .flatMap(([, list]) => list?.pages.flatMap(page => page.post) ?? [])
    .find(post => post.id === id)

/** Changes every cached copy of one post. */
export const changePost = (client: QueryClient, id: number, change: (post: Post) => Post): void => {
  eachPage(client, posts => posts.map(post => (post.id === id ? change(post) : post)))
}

/** Takes a deleted post out of every list. */
export const removePost = (client: QueryClient, id: number): void => {
  eachPage(client, posts => posts.filter(post => post.id !== id))
}

const arrivals = new Set<number>()

/** Whether a post was just written here: it comes in with a short motion, once. */
export const hasJustArrived = (id: number): boolean => arrivals.has(id)
export const forgetArrival = (id: number): void => void arrivals.delete(id)

/** Puts a new post on top of the feed. */
export const addPost = (client: QueryClient, post: Post): void => {
  arrivals.add(post.id)
  client.setQueryData<List>(
    postKeys.feed,
    list =>
      list && {
        ...list,
        pages: list.pages.map((page, at) => (at === 0 ? { ...page, post: [post, ...page.post] } : page)),
      },
  )
}
