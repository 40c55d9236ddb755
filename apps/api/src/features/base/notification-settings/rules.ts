import type { QuietHours } from '@celebrio/contract/base/notification-settings'

const day = 24 * 60
const minute = 60_000

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const two = (value: number) => String(value).padStart(2, '0')
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Whether it is within the hours: those that end earlier than they begin go past midnight. */
const isWithin = (time: number, from: number, until: number) =>
  from < until ? time >= from && time < until : time >= from || time < until

type Quiet = { quiet_hours: QuietHours | null; timezone: string | null }

/**
 * When the quiet hours of somebody end, if it is quiet for them now. In a night in which the clock changes an hour early or
 * late: who is woken too early asks again.
 */
export function quietUntil({ quiet_hours: hours, timezone }: Quiet, now: Date): Date | null {
  if (!hours) return null
  const local = new Intl.DateTimeFormat('en', {
    timeZone: timezone ?? 'UTC',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  const time = minutesOf(local)
  const until = minutesOf(hours.until)
  if (!isWithin(time, minutesOf(hours.from), until)) return null
  const left = (until - time + day) % day
  return new Date((Math.floor(now.getTime() / minute) + left) * minute)
}
