import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLeaveWarning } from '#features/base/uploads'
import { useHeard } from '#lib/realtime.ts'
import { useSession } from '#lib/session.ts'
import { useStore } from '#lib/store.ts'
import { followOutbox, isReady, outbox, slowed, type Waiting, wouldBeLost } from '../outbox.ts'
import { hearRefused, hearSent } from '../use-chat-updates.ts'
import { type Outcome, sendWaiting, uploadWaiting } from './send.ts'

/** Milliseconds until what could not be done is tried again; longer each time. */
const firstPause = 2000
const longestPause = 60_000

/** What is left after a try: nothing (false), or something for later, or for after so many milliseconds. */
type Left = boolean | number

/** Tries some work when there is more of it, with each connection, and now and then for as long as something is left. */
function useTries(which: string, work: () => Promise<Left>): void {
  const pause = useRef(firstPause)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const attempt = useEffectEvent(async function again(): Promise<void> {
    clearTimeout(timer.current)
    const left = await work()
    clearTimeout(timer.current)
    if (left !== false) timer.current = setTimeout(() => void again(), left === true ? pause.current : left)
    pause.current = left === false ? firstPause : Math.min(pause.current * 2, longestPause)
  })
  useEffect(() => {
    if (which !== '') void attempt()
  }, [which])
  useEffect(() => {
    const again = () => void attempt()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      clearTimeout(timer.current)
    }
  }, [])
  useHeard('connected', () => void attempt())
}

/** Names those that are meant: not their number, which stays the same where one goes as another comes. */
const namesOf = (all: readonly Waiting[], isMeant: (one: Waiting) => boolean): string =>
  all
    .filter(one => one.refused === null && isMeant(one))
    .map(one => one.client_id)
    .join(' ')

/** Uploads and sends what waits: when it is written, with each connection, and now and then for as long as something is left. */
export function useOutbox(): void {
  const client = useQueryClient()
  const me = useSession()?.user.id ?? 0
  const onRefused: Outcome['onRefused'] = ({ conversation_id }) => hearRefused(client, conversation_id)
  useEffect(followOutbox, [])
  useTries(
    useStore(outbox, all => namesOf(all, isReady)),
    async () => {
      let slowedFor: number | undefined
      const isLeft = await sendWaiting({
        onSent: message => hearSent(client, message, me),
        onRefused,
        onSlowed: (seconds = firstPause / 1000) => {
          slowedFor = seconds * 1000
        },
      })
      slowed.set(slowedFor !== undefined)
      return slowedFor ?? isLeft
    },
  )
  useTries(
    useStore(outbox, all => namesOf(all, one => !isReady(one))),
    () => uploadWaiting({ onRefused }),
  )
  useLeaveWarning(useStore(outbox, wouldBeLost))
}
