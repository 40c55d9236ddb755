import type { Post } from '@celebrio/contract/social/posts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { findPost } from '../cached-posts.ts'
import { postKeys } from '../data.ts'
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts'

const viewer = vi.hoisted(() => ({ id: 1 as number | null }))
vi.mock('#lib/session.ts', () => ({
  userKey: (name: string) => (viewer.id === null ? null : `own:${viewer.id}:${name}`),
}))

const page = new EventTarget()
const stored = new Map<string, string>()
vi.stubGlobal('window', page)
// As browsers do it: other tabs hear each change, the one that makes it does not; here both are one.
const change = (key: string, newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
vi.stubGlobal('localStorage', {
  setItem: (key: string, value: string) => {
    stored.set(key, value)
    change(key, value)
  },
  removeItem: (key: string) => {
    stored.delete(key)
    change(key, null)
  },
})

function tab() {
  const client = new QueryClient()
  const post = [{ id: 7, total_likes: 1, has_liked: false } as Post]
  client.setQueryData(postKeys.feed, { pages: [{ post, hasMorePages: false, nextCursor: null }], pageParams: [null] })
  return client
}

let stop: () => void = () => undefined
afterEach(() => stop())

test('a like in one tab reaches the other, leaves nothing, and reaches nobody who has signed in there meanwhile', () => {
  const client = tab()
  stop = hearOtherTabs(client)
  tellOtherTabs({ id: 7, total_likes: 2, has_liked: true })
  expect(findPost(client, 7)).toMatchObject({ total_likes: 2, has_liked: true })
  expect(stored.size).toBe(0)

  const other = JSON.stringify({ id: 7, total_likes: 9, has_liked: false })
  change('own:2:reaction', other)
  viewer.id = null
  change('own:1:reaction', other)
  tellOtherTabs({ id: 7, total_likes: 9 })
  expect(findPost(client, 7)).toMatchObject({ total_likes: 2, has_liked: true })
})
