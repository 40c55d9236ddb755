import { conversations } from '@celebrio/contract/chat/conversations'
import type { Conversation } from '@celebrio/contract/chat/shapes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { changeConversation } from '#features/chat/conversations'
import { call } from '#lib/api/call.ts'
import { createReadMark } from './read-mark.ts'

async function markRead(client: QueryClient, id: number, seq: number): Promise<void> {
  const { conversation } = await call(conversations.read, { params: { id }, body: { seq } })
  // The count of all of them is asked again when the server says that something was read.
  changeConversation(client, id, one => ({ ...one, ...conversation }))
}

/** Tells the server up to where one has read, while one looks. @returns the function that says what is on the screen */
export function useReading({ id, read_seq }: Pick<Conversation, 'id' | 'read_seq'>) {
  const client = useQueryClient()
  const [mark] = useState(() => createReadMark(read_seq, seq => markRead(client, id, seq)))
  useEffect(() => mark.know(read_seq), [mark, read_seq])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void mark.tell()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [mark])
  return (seq: number) => {
    mark.see(seq)
    if (!document.hidden) void mark.tell()
  }
}
