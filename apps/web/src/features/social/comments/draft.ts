import { useEffect, useState } from 'react'
import { readSession } from '#lib/session.ts'

const keyOf = (place: string) => `draft:comment:${place}`

/** Whether the viewer has begun a comment on a post and not sent it. */
export function hasCommentDraft(postId: number): boolean {
  const session = readSession()
  return session !== null && localStorage.getItem(keyOf(`${session.user.id}:${postId}`)) !== null
}

/** The words of a comment that has not been sent; they outlive leaving the page, a reload and an expired session. */
export function useDraft(place: string, initial: string) {
  const key = keyOf(place)
  const [text, setText] = useState(() => localStorage.getItem(key) ?? initial)
  useEffect(() => {
    try {
      if (text === initial) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      // A full or forbidden store must not stop anybody from writing.
    }
  }, [key, text, initial])
  return { text, setText, drop: () => localStorage.removeItem(key) }
}
