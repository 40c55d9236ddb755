import type { Event } from '@celebrio/contract/events'
import type { Language } from '@celebrio/contract/languages'

/** The day and the hours of an event as the clock at its place shows them, with the name of the zone. */
export function timesOf(event: Event, language: Language): { date: string; time: string } {
  const { timezone: timeZone, end_date } = event
  const starts = new Date(event.starts_at)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone }).format(starts)
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone })
  const zoned = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  const ends = new Date(event.ends_at)
  const isSameDay = end_date?.slice(0, 10) === event.event_date.slice(0, 10)
  const time = end_date && isSameDay ? `${clock.format(starts)} – ${zoned.format(ends)}` : zoned.format(starts)
  return { date, time }
}
