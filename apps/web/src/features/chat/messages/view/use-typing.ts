import { messages } from '@celebrio/contract/chat/messages'
import { useEffect, useRef, useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useHeard } from '#lib/realtime.ts'
import { namesTyping, type Typing, withoutStopped, withSent, withTyping } from './typing.ts'

/** Milliseconds after which one says again that one writes. */
const saidEvery = 3_000

/** The names of those who are writing in a conversation just now. */
export function useTyping(id: number): string[] {
  const [typing, setTyping] = useState<Typing>(new Map())
  useHeard('typing', heard => {
    if (heard.conversation_id === id) setTyping(known => withTyping(known, heard, Date.now()))
  })
  useHeard('message', ({ conversation_id, author }) => {
    if (conversation_id === id) setTyping(known => withSent(known, author.id, Date.now()))
  })
  const next = Math.min(...[...typing.values()].map(({ until }) => until))
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setTimeout(
      () => setTyping(known => withoutStopped(known, Date.now())),
      Math.max(0, next - Date.now()) + 10,
    )
    return () => clearTimeout(timer)
  }, [next])
  return namesTyping(typing)
}

/** Says that one is writing, every few seconds while one is. That it is not heard is nobody's loss. */
export function useTellTyping(id: number): () => void {
  const saidAt = useRef(0)
  return () => {
    if (Date.now() - saidAt.current < saidEvery) return
    saidAt.current = Date.now()
    void call(messages.typing, { params: { id } }).catch(() => undefined)
  }
}
