import type { PushedHeads } from '@celebrio/contract/chat/realtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useHeard, useTopic } from '#lib/realtime.ts'
import { conversationKeys, unreadQuery } from './data.ts'

/** How many conversations have something new, requests included. */
export function useUnreadChats(): number {
  const { unread = 0, requests = 0 } = useQuery(unreadQuery).data ?? {}
  return unread + requests
}

/** What came within so many milliseconds before a connection is told by `heads`. */
const toldAgain = 10_000

/** Has the count asked again when something is written or read; to be mounted once. */
export function useUnreadUpdates(): void {
  const client = useQueryClient()
  const isFirst = useRef(true)
  const revisions = useRef(new Map<number, number>())
  const again = () => void client.invalidateQueries({ queryKey: conversationKeys.unread })
  const hear = (heads: PushedHeads) => {
    const known = revisions.current
    const news = heads.filter(({ conversation_id, rev }) => (known.get(conversation_id) ?? 0) < rev)
    for (const { conversation_id, rev } of news) known.set(conversation_id, rev)
    if (news.length > 0) again()
  }
  const isJustAsked = () => {
    const state = client.getQueryState(conversationKeys.unread)
    return state !== undefined && (state.data === undefined || Date.now() - state.dataUpdatedAt < toldAgain)
  }
  useTopic('chat', () => {
    // The first connection comes with the page, which has just asked.
    if (!isFirst.current || !isJustAsked()) again()
  })
  useHeard('connected', () => void (isFirst.current = false))
  useHeard('message', message => hear([message]))
  useHeard('heads', hear)
  useHeard('read', again)
}
