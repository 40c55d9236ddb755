import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { draftOf } from '#lib/drafts.ts'
import { useNumericId } from '#lib/numeric-id.ts'

/** For what the draft is of what somebody writes in a conversation. */
export const draftPurpose = (id: number): string => `message-${id}`

const follow = (onChange: () => void) => {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

/** What the viewer has begun to write in a conversation that is not open; it is looked at again with each page. */
export function useMessageDraft(id: number): string {
  useLocation()
  const isOpen = useNumericId() === id
  const read = () => (isOpen ? '' : draftOf(draftPurpose(id), { text: '' }).read().text.trim())
  return useSyncExternalStore(follow, read, () => '')
}
