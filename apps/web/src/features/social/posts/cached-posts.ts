import type { Answer } from '@celebrio/contract/platform/endpoint'
import type { Post, posts } from '@celebrio/contract/social/posts'
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

/** A cached post, including optimistic changes. */
export const findPost = (client: QueryClient, id: number): Post | undefined =>
  client
    .getQueriesData<List>({ queryKey: postKeys.lists })
    .flatMap(([, list]) => list?.pages.flatMap(page => page.post) ?? [])
    .find(post => post.id === id)

/**
 * Restarts the feed from its first page. The cached page stays on the screen until the response arrives, so that nothing
 * is lost if the request fails.
 */
export const restartFeed = (client: QueryClient): void => {
  client.setQueryData<List>(
    postKeys.feed,
    list => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  )
  void client.invalidateQueries({ queryKey: postKeys.feed })
}

/** Changes every cached copy of one post. */
export const changePost = (client: QueryClient, id: number, change: (post: Post) => Post): void => {
  eachPage(client, posts => posts.map(post => (post.id === id ? change(post) : post)))
}

/** Merges a server response about a post, whole or partial, into every cached copy. */
export const mergePost = (client: QueryClient, id: number, changed: Partial<Post>): void =>
  changePost(client, id, post => ({ ...post, ...changed }))

/** Replaces every cached copy of a post, also inside shares. */
export const replacePost = (client: QueryClient, post: Post): void => {
  eachPage(client, posts =>
    posts.map(one => {
      if (one.id === post.id) return post
      return one.post?.id === post.id ? { ...one, post } : one
    }),
  )
}

/** Removes a person's posts from every list; shares of their posts become unavailable. */
export const removeAuthor = (client: QueryClient, userId: number): void => {
  eachPage(client, posts =>
    posts
      .filter(one => one.user.id !== userId)
      .map(one => (one.post?.user.id === userId ? { ...one, post: null, post_unavailable: true } : one)),
  )
}

/** Removes a deleted post from every list. */
export const removePost = (client: QueryClient, id: number): void => {
  eachPage(client, posts => posts.filter(post => post.id !== id))
}

const arrivals = new Set<number>()

/** Whether a post was just created here: it is animated in once. */
export const isNewlyAdded = (id: number): boolean => arrivals.has(id)
export const clearNewlyAdded = (id: number): void => void arrivals.delete(id)

const withOnTop = (list: List, post: Post): List => {
  if (list.pages.some(page => page.post.some(({ id }) => id === post.id))) return list
  const [first, ...others] = list.pages
  return first ? { ...list, pages: [{ ...first, post: [post, ...first.post] }, ...others] } : list
}

/**
 * Adds a new post on top of the feed. The response of a running fetch may not include it yet and would remove it again,
 * so it is added again after that response.
 */
export const addPost = (client: QueryClient, post: Post): void => {
  arrivals.add(post.id)
  const put = () => void client.setQueryData<List>(postKeys.feed, list => list && withOnTop(list, post))
  put()
  // If that request fails, the next fetch includes the post.
  client
    .getQueryCache()
    .find({ queryKey: postKeys.feed })
    ?.promise?.then(put, () => undefined)
}
