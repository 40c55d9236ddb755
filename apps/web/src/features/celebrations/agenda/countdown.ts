import type { Event } from '@celebrio/contract/celebrations/events'
import { dayInZone } from '#lib/zoned-time.ts'

/** How long it is until an event begins. `days` counts midnights at its place. */
export type Countdown = { state: 'open' | 'now' | 'today' | 'tomorrow' } | { state: 'days'; days: number }

export type Counted = Pick<Event, 'starts_at' | 'timezone' | 'date_open'>

/** Counts down to an event that is not over. */
export function countdownTo({ starts_at, timezone, date_open }: Counted, now: Date): Countdown {
  if (date_open) return { state: 'open' }
  const start = new Date(starts_at)
  if (start <= now) return { state: 'now' }
  const days = dayInZone(start, timezone) - dayInZone(now, timezone)
  if (days === 0) return { state: 'today' }
  return days === 1 ? { state: 'tomorrow' } : { state: 'days', days }
}
