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

/** A post as it is shown now, optimistic changes included. */
export const findPost = (client: QueryClient, id: number): Post | undefined =>
  client
    .getQueriesData<List>({ queryKey: postKeys.lists })
    .flatMap(([, list]) => list?.pages.flatMap(page => page.post) ?? [])
    .find(post => post.id === id)

/** The first post of the feed as it is shown; none before it has been loaded. */
export const findNewest = (client: QueryClient): Post | undefined =>
  client.getQueryData<List>(postKeys.feed)?.pages[0]?.post[0]

/**
 * Begins the feed anew, from its first page. What is known of it stays on the screen until the answer comes, so that
 * nothing is lost where none comes.
 */
export const renewFeed = (client: QueryClient): void => {
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

/** Merges what the server has answered about a post, be it all or only what changed, into every cached copy. */
export const mergePost = (client: QueryClient, id: number, changed: Partial<Post>): void =>
  changePost(client, id, post => ({ ...post, ...changed }))

/** Puts a changed post in the place of every cached copy, also inside shares. */
export const replacePost = (client: QueryClient, post: Post): void => {
  eachPage(client, posts =>
    posts.map(one => {
      if (one.id === post.id) return post
      return one.post?.id === post.id ? { ...one, post } : one
    }),
  )
}

/** Takes everything of one person out of every list; what others shared of theirs is not available any more. */
export const removeAuthor = (client: QueryClient, userId: number): void => {
  eachPage(client, posts =>
    posts
      .filter(one => one.user.id !== userId)
      .map(one => (one.post?.user.id === userId ? { ...one, post: null, post_unavailable: true } : one)),
  )
}

/** Takes a deleted post out of every list. */
export const removePost = (client: QueryClient, id: number): void => {
  eachPage(client, posts => posts.filter(post => post.id !== id))
}

const arrivals = new Set<number>()

/** Whether a post was just written here: it comes in with a short motion, once. */
export const hasJustArrived = (id: number): boolean => arrivals.has(id)
export const forgetArrival = (id: number): void => void arrivals.delete(id)

const withOnTop = (list: List, post: Post): List => {
  if (list.pages.some(page => page.post.some(({ id }) => id === post.id))) return list
  const [first, ...others] = list.pages
  return first ? { ...list, pages: [{ ...first, post: [post, ...first.post] }, ...others] } : list
}

/**
 * Puts a new post on top of the feed. An answer that is on its way may have been written before the post was, and would
 * take it off again: the post is put there once more when that answer has come.
 */
export const addPost = (client: QueryClient, post: Post): void => {
  arrivals.add(post.id)
  const put = () => void client.setQueryData<List>(postKeys.feed, list => list && withOnTop(list, post))
  put()
  // Where the answer does not come, the feed is asked for again, and knows the post.
  client
    .getQueryCache()
    .find({ queryKey: postKeys.feed })
    ?.promise?.then(put, () => undefined)
}
