import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHeard } from '#lib/realtime.ts'
import { useSession } from '#lib/session.ts'
import { useStore } from '#lib/store.ts'
import { followOutbox, outbox, slowed } from '../outbox.ts'
import { hearRefused, hearSent } from '../use-chat-updates.ts'
import { sendWaiting } from './send.ts'

/** Milliseconds until what could not be sent is tried again; longer each time. */
const firstPause = 2000
const longestPause = 60_000

/** Sends what waits: when it is written, with each connection, and now and then for as long as something is left. */
export function useOutbox(): void {
  const client = useQueryClient()
  const me = useSession()?.user.id ?? 0
  const pause = useRef(firstPause)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = useEffectEvent(async function again(): Promise<void> {
    clearTimeout(timer.current)
    let slowedFor: number | undefined
    const isLeft = await sendWaiting({
      onSent: message => hearSent(client, message, me),
      onRefused: ({ conversation_id }) => hearRefused(client, conversation_id),
      onSlowed: (seconds = firstPause / 1000) => {
        slowedFor = seconds * 1000
      },
    })
    clearTimeout(timer.current)
    slowed.set(slowedFor !== undefined)
    if (isLeft) timer.current = setTimeout(() => void again(), slowedFor ?? pause.current)
    pause.current = isLeft ? Math.min(pause.current * 2, longestPause) : firstPause
  })
  const waiting = useStore(outbox, all => all.filter(one => one.refused === null).length)
  useEffect(followOutbox, [])
  useEffect(() => {
    if (waiting > 0) void send()
  }, [waiting])
  useEffect(() => {
    const again = () => void send()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      clearTimeout(timer.current)
    }
  }, [])
  useHeard('connected', () => void send())
}
