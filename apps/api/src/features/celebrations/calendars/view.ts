import type { Event } from '@celebrio/contract/celebrations/events'
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { AppContext } from '#platform/app-context.ts'

/** `revision`: how often it was changed. */
type Entry = { event: Event; path: string; revision: number }

/** Times are in UTC, which daylight saving time leaves alone. */
const entryView = ({ settings, clock }: AppContext, { event, path, revision }: Entry): ICalEventData => ({
  id: `event-${event.id}@${new URL(settings.publicUrl).hostname}`,
  stamp: clock.now(),
  sequence: revision,
  created: event.created_at,
  lastModified: event.edited_at ?? event.created_at,
  start: new Date(event.starts_at),
  end: new Date(event.ends_at),
  summary: event.title,
  description: event.about || null,
  location: [event.address, event.location].filter(Boolean).join(', '),
  url: settings.publicUrl + path,
  status: event.my_invitation?.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
})

/** A calendar (RFC 5545) that subscribers refresh every hour. */
export function calendarView(app: AppContext, entries: readonly Entry[]): string {
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
