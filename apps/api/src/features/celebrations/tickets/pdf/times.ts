import type { Event } from '@celebrio/contract/celebrations/events'
import { formatDateTime } from '@celebrio/contract/platform/format-date-time'
import type { Language } from '@celebrio/contract/platform/languages'

const clock = { hour: 'numeric', minute: '2-digit' } as const
const day = 86_400_000

/**
 * Date and times of an event in local time, with the zone's name once: `7:30 – 11:00 PM
 * GMT-5`, `8:00 PM – 2:00 AM` overnight; with the end date if it lasts a day or longer.
 */
export function timesOf(event: Event, language: Language): { date: string; time: string } {
  const { timezone: timeZone, end_date } = event
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...options, timeZone })
  const words = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    formatDateTime(language, moment, { ...options, timeZone })
  const [starts, ends] = [new Date(event.starts_at), new Date(event.ends_at)]
  const date = words(starts, { dateStyle: 'full' })
  const zoned = format({ ...clock, timeZoneName: 'short' })
  if (end_date === null) return { date, time: zoned.format(starts) }
  if (end_date.slice(0, 10) === event.event_date.slice(0, 10)) return { date, time: zoned.formatRange(starts, ends) }
  const isLong = ends.getTime() - starts.getTime() >= day
  const year = end_date.slice(0, 4) === event.event_date.slice(0, 4) ? undefined : 'numeric'
  const end = isLong
    ? words(ends, { ...clock, day: 'numeric', month: 'short', year, timeZoneName: 'short' })
    : zoned.format(ends)
  return { date, time: `${format(clock).format(starts)} – ${end}` }
}
