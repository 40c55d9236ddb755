import { messages } from '@celebrio/contract/chat/messages'
import { useEffect, useRef, useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useHeard } from '#lib/realtime.ts'

/** Somebody is heard writing every few seconds; who is not heard of has stopped. */
const saidEvery = 3_000
const heardFor = 6_000

/** The names of those who are writing in a conversation just now. */
export function useTyping(id: number): string[] {
  const [typing, setTyping] = useState<ReadonlyMap<number, { name: string; until: number }>>(new Map())
  const without = (userId: number) =>
    setTyping(known => (known.has(userId) ? new Map([...known].filter(([one]) => one !== userId)) : known))
  useHeard('typing', ({ conversation_id, user_id, name }) => {
    if (conversation_id === id) setTyping(known => new Map(known).set(user_id, { name, until: Date.now() + heardFor }))
  })
  useHeard('message', ({ conversation_id, author }) => {
    if (conversation_id === id) without(author.id)
  })
  const next = Math.min(...[...typing.values()].map(({ until }) => until))
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setTimeout(
      () => setTyping(known => new Map([...known].filter(([, { until }]) => until > Date.now()))),
      Math.max(0, next - Date.now()) + 10,
    )
    return () => clearTimeout(timer)
  }, [next])
  return [...typing.values()].map(({ name }) => name)
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
