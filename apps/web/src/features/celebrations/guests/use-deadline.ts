import type { Event } from '@celebrio/contract/celebrations/events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { eventKeys } from '#features/celebrations/events'
import { formatDeadline } from '#lib/formats-zones.ts'

/** The clocks of device and server differ a little. */
const margin = 1000

const longestTimer = 2 ** 31 - 1

/** Whether a moment has passed, also while the page is open. */
function usePassed(moment: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const at = moment === null ? Number.POSITIVE_INFINITY : new Date(moment).getTime()
  const isPassed = at <= now
  useEffect(() => {
    if (isPassed || at === Number.POSITIVE_INFINITY) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = Math.max(0, at + margin - Date.now())
      timer = left > longestTimer ? setTimeout(wait, longestTimer) : setTimeout(() => setNow(Date.now()), left)
    }
    wait()
    return () => clearTimeout(timer)
  }, [at, isPassed])
  return isPassed
}

type Deadline = {
  /** Nobody can say yes any longer; those who come can be fewer, or stay away. */
  isLate: boolean
  /** When that is, at the place of the event; empty without a deadline. */
  day: string
}

/** Until when guests can say yes. */
export function useDeadline({ answers_until, timezone }: Event): Deadline {
  const isLate = usePassed(answers_until)
  return { isLate, day: answers_until === null ? '' : formatDeadline(answers_until, timezone) }
}

/** What guests can still say is asked for again when the deadline passes while the page is open. */
export function useReloadAtDeadline(event: Event): void {
  const client = useQueryClient()
  const { isLate } = useDeadline(event)
  const wasLate = useRef(isLate)
  useEffect(() => {
    if (isLate && !wasLate.current) void client.invalidateQueries({ queryKey: eventKeys.all })
    wasLate.current = isLate
  }, [client, isLate])
}
