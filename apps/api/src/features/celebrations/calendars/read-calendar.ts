import type { Event } from '@celebrio/contract/celebrations/events'
import { eventViews, readEvent, type Visitor } from '#features/celebrations/events'
import { type Opening, readInvitation } from '#features/celebrations/external-guests'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { Download, fileNameOf } from '#platform/http/download.ts'
import { findAttended, findRevisions, findSubscribed } from './queries.ts'
import { type CalendarEntry, calendarView, entryOfEvent } from './view.ts'

const dayMs = 86_400_000
const pastDays = 90

const pathOf = ({ id }: Event) => `/events/${id}`

async function entriesOf(app: AppContext, events: Event[], path = pathOf): Promise<CalendarEntry[]> {
  const revisions = await findRevisions(
    app.db,
    events.map(event => event.id),
  )
  return events.map(event => entryOfEvent(event, path(event), revisions.get(event.id) ?? 0))
}

const file = (app: AppContext, entries: CalendarEntry[], title: string): Download =>
  new Download(Buffer.from(calendarView(app, entries)), fileNameOf(title, 'ics'))

/** One event. @throws AppError date_open */
async function single(app: AppContext, event: Event, path?: typeof pathOf): Promise<Download> {
  if (event.date_open) throw new AppError('date_open')
  return file(app, await entriesOf(app, [event], path), event.title)
}

/** @throws AppError not_found, date_open */
export async function eventCalendar(app: AppContext, viewer: Visitor, id: number): Promise<Download> {
  const event = await readEvent(app, app.db, viewer, id)
  return single(app, event)
}

/**
 * Its link leads back to the invitation. @throws AppError not_found, invitation_revoked, invitation_taken,
 * event_cancelled, date_open
 */
export async function personalCalendar(app: AppContext, opening: Opening): Promise<Download> {
  const { event } = (await readInvitation(app, app.db, opening)).invitation
  return single(app, event, () => `/i/${opening.token}`)
}

/**
 * The events that somebody hosts or comes to, as far as they may still see them, and what other features have for their
 * calendar. @throws AppError not_found
 */
export async function subscribedCalendar(app: AppContext, token: string): Promise<Download> {
  const person = await findSubscribed(app.db, token)
  if (!person) throw new AppError('not_found')
  const since = new Date(app.clock.now().getTime() - pastDays * dayMs)
  const events = await eventViews(app, app.db, person, await findAttended(app.db, person.id, since))
  const entries = await entriesOf(app, events)
  for (const { calendarEntries } of app.features) entries.push(...((await calendarEntries?.(app, person, since)) ?? []))
  return file(app, entries, 'Celebrio')
}
