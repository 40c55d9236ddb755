import type { Answer } from '@celebrio/contract/platform/endpoint'
import type { Post, posts } from '@celebrio/contract/social/posts'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { addPost } from './cached-posts.ts'
import { feedQuery } from './data.ts'

type Page = Answer<typeof posts.list>

const postOf = (id: number) => ({ id }) as Post
const pageOf = (ids: number[], nextCursor: string | null = null): Page => ({
  post: ids.map(postOf),
  hasMorePages: nextCursor !== null,
  nextCursor,
})

/** A mounted feed whose responses arrive when `answer` is called. */
function openFeed() {
  const client = new QueryClient()
  const pending: ((page: Page) => void)[] = []
  const queryFn = () => new Promise<Page>(resolve => pending.push(resolve))
  const observer = new InfiniteQueryObserver(client, { ...feedQuery, queryFn })
  observer.subscribe(() => undefined)
  const shown = () => observer.getCurrentResult().data?.pages.flatMap(page => page.post.map(({ id }) => id))
  return { client, observer, shown, answer: (page: Page) => pending.shift()?.(page) }
}

test('a post that is written while the feed loads stands on top of it', async () => {
  const { client, shown, answer } = openFeed()
  addPost(client, postOf(9))
  answer(pageOf([2, 1]))
  await expect.poll(shown).toEqual([9, 2, 1])
})

test('a post that is written while a further page loads stays on top', async () => {
  const { client, observer, shown, answer } = openFeed()
  answer(pageOf([4, 3], 'more'))
  await expect.poll(shown).toEqual([4, 3])
  const further = observer.fetchNextPage()
  addPost(client, postOf(9))
  expect(shown()).toEqual([9, 4, 3])
  answer(pageOf([2, 1]))
  await further
  await expect.poll(shown).toEqual([9, 4, 3, 2, 1])
})

test('a post that the answer knows already stands there once', async () => {
  const { client, shown, answer } = openFeed()
  addPost(client, postOf(9))
  answer(pageOf([9, 1]))
  await expect.poll(shown).toEqual([9, 1])
})
