import type { Event } from '@celebrio/contract/celebrations/events'
import { eventViews, readEvent, type Visitor } from '#features/celebrations/events'
import { type Opening, readInvitation } from '#features/celebrations/external-guests'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { Download, fileNameOf } from '#platform/http/download.ts'
import { findAttended, findRevisions, findSubscribed } from './queries.ts'
import { calendarOf, type Entry } from './rules.ts'

const dayMs = 86_400_000
const pastDays = 90

const entryOf = (app: AppContext, event: Event, revision: number, path: string): Entry => ({
  ...event,
  revision,
  tentative: event.my_invitation?.status === 'pending',
  uid: `event-${event.id}@${new URL(app.settings.publicUrl).hostname}`,
  place: [event.address, event.location].filter(Boolean).join(', '),
  url: app.settings.publicUrl + path,
})

const pathOf = ({ id }: Event) => `/events/${id}`

async function file(app: AppContext, events: Event[], title: string, path = pathOf): Promise<Download> {
  const revisions = await findRevisions(
    app.db,
    events.map(event => event.id),
  )
  const entries = events.map(event => entryOf(app, event, revisions.get(event.id) ?? 0, path(event)))
  return new Download(Buffer.from(calendarOf(entries, app.clock.now())), fileNameOf(title, 'ics'))
}

/** One event. @throws AppError date_open */
async function single(app: AppContext, event: Event, path?: typeof pathOf): Promise<Download> {
  if (event.date_open) throw new AppError('date_open')
  return file(app, [event], event.title, path)
}

/** @throws AppError not_found, date_open */
export async function eventCalendar(app: AppContext, viewer: Visitor, id: number): Promise<Download> {
  const event = await readEvent(app, app.db, viewer, id)
  return single(app, event)
}

/**
 * Its link leads back to the invitation. @throws AppError not_found, invitation_revoked, invitation_taken,
 * event_called_off, date_open
 */
export async function personalCalendar(app: AppContext, opening: Opening): Promise<Download> {
  const { event } = (await readInvitation(app, app.db, opening)).invitation
  return single(app, event, () => `/i/${opening.token}`)
}

/** The events that somebody hosts or comes to, as far as they may still see them. @throws AppError not_found */
export async function subscribedCalendar(app: AppContext, token: string): Promise<Download> {
  const person = await findSubscribed(app.db, token)
  if (!person) throw new AppError('not_found')
  const since = new Date(app.clock.now().getTime() - pastDays * dayMs)
  const events = await eventViews(app, app.db, person, await findAttended(app.db, person.id, since))
  return file(app, events, 'Celebrio')
}
