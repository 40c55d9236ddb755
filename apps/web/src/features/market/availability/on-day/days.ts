import type { Event } from '@celebrio/contract/celebrations/events'
import { availabilityLimits } from '@celebrio/contract/market/availability-shapes'

type Times = Pick<Event, 'event_date' | 'end_date'>

const hour = 3_600_000
/** An event without an end of its own. */
const usualLength = 6 * hour
const mostDays = 31

const msOf = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The days that an event takes, by the clock at its place: a night that ends by six belongs to the day before. */
export function daysOf({ event_date, end_date }: Times): { from: string; to: string } {
  const start = msOf(event_date)
  const end = end_date === null ? start + usualLength : msOf(end_date)
  const last = Math.min(end - availabilityLimits.night_until * hour - 1, start + (mostDays - 1) * 24 * hour)
  return { from: dayOf(start), to: dayOf(Math.max(start, last)) }
}
