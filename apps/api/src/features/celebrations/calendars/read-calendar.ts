import type { Event } from '@celebrio/contract/celebrations/events'
import { eventViews, type Looker, readEvent } from '#features/celebrations/events'
import { type Opening, readInvitation } from '#features/celebrations/external-guests'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import { Download, fileNameOf } from '#platform/http/download.ts'
import { findAttended, findRevisions, findSubscribed } from './queries.ts'
import { calendarOf, type Entry } from './rules.ts'

const dayMs = 86_400_000
const pastDays = 90

const entryOf = (kit: Kit, event: Event, revision: number, path: string): Entry => ({
  ...event,
  revision,
  tentative: event.my_invitation?.status === 'pending',
  uid: `event-${event.id}@${new URL(kit.settings.publicUrl).hostname}`,
  place: [event.address, event.location].filter(Boolean).join(', '),
  url: kit.settings.publicUrl + path,
})

const pathOf = ({ id }: Event) => `/events/${id}`

async function file(kit: Kit, events: Event[], title: string, path = pathOf): Promise<Download> {
  const revisions = await findRevisions(
    kit.db,
    events.map(event => event.id),
  )
  const entries = events.map(event => entryOf(kit, event, revisions.get(event.id) ?? 0, path(event)))
  return new Download(Buffer.from(calendarOf(entries, kit.clock.now())), fileNameOf(title, 'ics'))
}

/** One event. @throws Refusal date_open */
async function single(kit: Kit, event: Event, path?: typeof pathOf): Promise<Download> {
  if (event.date_open) throw new Refusal('date_open')
  return file(kit, [event], event.title, path)
}

/** @throws Refusal not_found, date_open */
export async function eventCalendar(kit: Kit, viewer: Looker, id: number): Promise<Download> {
  const event = await readEvent(kit, kit.db, viewer, id)
  return single(kit, event)
}

/** Its address leads back to the invitation. @throws Refusal not_found, invitation_revoked, invitation_taken, event_called_off, date_open */
export async function personalCalendar(kit: Kit, opening: Opening): Promise<Download> {
  const { event } = (await readInvitation(kit, kit.db, opening)).invitation
  return single(kit, event, () => `/i/${opening.token}`)
}

/** What somebody hosts and comes to, as far as they may still see it. @throws Refusal not_found */
export async function subscribedCalendar(kit: Kit, token: string): Promise<Download> {
  const person = await findSubscribed(kit.db, token)
  if (!person) throw new Refusal('not_found')
  const since = new Date(kit.clock.now().getTime() - pastDays * dayMs)
  const events = await eventViews(kit, kit.db, person, await findAttended(kit.db, person.id, since))
  return file(kit, events, 'Celebrio')
}
