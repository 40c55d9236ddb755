import type { Event } from '@celebrio/contract/celebrations/events'
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { AppContext } from '#platform/app-context.ts'

/** Something in a calendar; times are ISO 8601. `revision`: how often it was changed; `path`: where it is in the client. */
export type CalendarEntry = {
  id: string
  title: string
  text: string | null
  place: string | null
  path: string
  starts_at: string
  ends_at: string
  created_at: string
  changed_at: string
  revision: number
  isTentative: boolean
}

export const entryOfEvent = (event: Event, path: string, revision: number): CalendarEntry => ({
  id: `event-${event.id}`,
  title: event.title,
  text: event.about || null,
  place: [event.address, event.location].filter(Boolean).join(', '),
  path,
  starts_at: event.starts_at,
  ends_at: event.ends_at,
  created_at: event.created_at,
  changed_at: event.edited_at ?? event.created_at,
  revision,
  isTentative: event.my_invitation?.status === 'pending',
})

/** Times are in UTC, which daylight saving time leaves alone. */
const entryView = ({ settings, clock }: AppContext, entry: CalendarEntry): ICalEventData => ({
  id: `${entry.id}@${new URL(settings.publicUrl).hostname}`,
  stamp: clock.now(),
  sequence: entry.revision,
  created: entry.created_at,
  lastModified: entry.changed_at,
  start: new Date(entry.starts_at),
  end: new Date(entry.ends_at),
  summary: entry.title,
  description: entry.text,
  location: entry.place,
  url: settings.publicUrl + entry.path,
  status: entry.isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
})

/** A calendar (RFC 5545) that subscribers refresh every hour. */
export function calendarView(app: AppContext, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    prodId: '//Celebrio//Celebrio//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: 'Celebrio',
    ttl: 3600,
    events: entries.map(entry => entryView(app, entry)),
  })
  // The last line has to end as well (§3.1).
  return `${calendar.toString()}\r\n`
}
