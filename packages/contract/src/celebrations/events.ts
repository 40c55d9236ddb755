import { z } from 'zod'
import { oneFile } from '../base/media.ts'
import { pictureErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { eventEdit, eventForm } from './event-forms.ts'
import { event } from './event-shapes.ts'
import { dateOrYear } from './event-times.ts'

export { type AudienceCode, audienceCodes, type Event, event, eventLimits, type Paper, papers } from './event-shapes.ts'

/**
 * Finds events that take place at that local time, on any of their days; an event without an end lasts
 * six hours.
 */
const day = { event_date: optional(dateOrYear()) }
const wanted = { keyword: optional(text({ max: 255 })), ...day }

export const oneEvent = z.object({ id: id() })
const list = z.object({ events: z.array(event), ...listAnswer })
export const changedEvent = message.extend({ event })
const changedMark = message.extend({ event: event.pick({ id: true, is_marked: true }) })

/** Of what is asked for along with a new event; day_not_free: `details` says why, by `provider_ids.<id>`. */
const askingErrors = [
  'not_for_your_role',
  'own_store',
  'event_over',
  'date_open',
  'cart_empty',
  'cart_changed',
  'place_not_served',
  'day_not_free',
] as const

export const events = endpoints({
  list: {
    method: 'GET',
    path: '/event',
    who: 'member',
    summary: 'Own events, the next one first; with history=true those that are over, the last one first',
    query: listQuery(20).extend({ history: optional(z.stringbool()), ...wanted }),
    answer: list,
  },
  public: {
    method: 'GET',
    path: '/event/public',
    who: 'anyone',
    bearsLag: true,
    summary:
      'Events to come that are open to the viewer, the next one first; guests without an account see public ones',
    query: listQuery(20).extend({
      /** Events that the viewer is invited to, comes to or is on the waiting list of, whatever their audience. */
      invited: optional(z.stringbool()),
      marked: optional(z.stringbool()),
      country_id: optional(id()),
      state_id: optional(id()),
      city_id: optional(id()),
      /** Events for which something of this category, or of this group of them, is booked. */
      category_id: optional(id()),
      ...wanted,
    }),
    answer: list,
    errors: ['not_signed_in'],
  },
  create: {
    method: 'POST',
    path: '/event',
    who: 'member',
    summary:
      'Create an event, and ask providers to serve it; answers the connections that its audience covers, to send tickets to',
    body: eventForm,
    files: { coverphoto: oneFile('image') },
    answer: changedEvent.extend({
      friends: z.array(person),
      /** What was asked for along with it, one booking for each provider. */
      bookings: z.array(z.object({ id: z.int() })),
    }),
    status: 201,
    errors: [...pictureErrors, ...askingErrors],
    idempotent: true,
    limits: ['posting'],
  },
  get: {
    method: 'GET',
    path: '/event/:id',
    who: 'anyone',
    summary: 'One event that the viewer may see',
    params: oneEvent,
    answer: z.object({ event }),
    errors: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/event/:id',
    who: 'member',
    summary:
      'Change an event as its host or co-host; another time asks guests to confirm again, who keep their places meanwhile',
    params: oneEvent,
    body: eventEdit,
    files: { coverphoto: oneFile('image') },
    answer: changedEvent,
    /** date_open: other times cannot be set while guests vote on the date. */
    errors: ['not_found', 'members_below_guests', 'date_open', ...pictureErrors],
    limits: ['editing'],
  },
  delete: {
    method: 'DELETE',
    path: '/event/:id',
    who: 'member',
    summary: 'Delete an own event; who was to come is told',
    params: oneEvent,
    answer: message,
    errors: ['not_found'],
    limits: ['editing'],
  },
  mark: {
    method: 'POST',
    path: '/event/:id/mark',
    who: 'member',
    summary: 'Mark an event, to find it again; twice is once',
    params: oneEvent,
    answer: changedMark,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unmark: {
    method: 'DELETE',
    path: '/event/:id/mark',
    who: 'member',
    summary: 'Take the mark away',
    params: oneEvent,
    answer: changedMark,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
