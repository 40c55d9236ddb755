import type { Post } from '@celebrio/contract/social/posts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userKey } from '#lib/session.ts'
import { mergePost } from '../cached-posts.ts'

type Changed = Pick<Post, 'id'> & Partial<Post>

// The key names the viewer: counts are those that one person sees.
const keyOf = () => userKey('reaction')

/** Tells the other tabs of this browser what the server has answered to a reaction; nothing of it stays in the storage. */
export function tellOtherTabs(post: Changed): void {
  const key = keyOf()
  if (key === null) return
  try {
    localStorage.setItem(key, JSON.stringify(post))
    localStorage.removeItem(key)
  } catch {
    // A full or forbidden storage: the other tabs will ask the server some time.
  }
}

/** Merges the reactions of the same person in other tabs. @returns the function that stops it */
export function hearOtherTabs(client: QueryClient): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (newValue === null || key !== keyOf()) return
    const post = JSON.parse(newValue) as Changed
    mergePost(client, post.id, post)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** The same for as long as a component is mounted. */
export function useReactionsOfOtherTabs(): void {
  const client = useQueryClient()
  useEffect(() => hearOtherTabs(client), [client])
}
