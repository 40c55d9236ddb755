import { z } from 'zod'
import { calendarDay } from '../celebrations/event-times.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, listOf, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { money } from '../platform/money.ts'
import { text } from '../platform/text-schemas.ts'
import { acceptedItem, bookingForm, bookingSorts, note, reachedIds } from './booking-forms.ts'
import { booking, bookingCounts, bookingSums, eventBookingCounts, reachAnswer } from './booking-shapes.ts'
import { bookingStates } from './booking-states.ts'
import { providerCard } from './finding.ts'

const side = () => optional(z.enum(['celebrant', 'provider'])).transform(one => one ?? ('celebrant' as const))

const oneBooking = z.object({ id: id() })
const change = {
  who: 'member',
  params: oneBooking,
  answer: message.extend({ booking }),
  limits: ['editing'],
} as const

export const bookings = endpoints({
  list: {
    method: 'GET',
    path: '/booking',
    who: 'member',
    summary: 'Bookings that the viewer has made, or with side=provider those of their store',
    query: listQuery(20).extend({
      side: side(),
      /** Of several states one has to fit. */
      status: listOf(z.enum(bookingStates)),
      event_id: optional(id()),
      /** Those whose event is on that day, or goes on: `YYYY-MM-DD`. */
      day: optional(calendarDay()),
      /** Words of the event, the other side, services and items. */
      keyword: optional(text({ max: 255 })),
      sort: optional(z.enum(bookingSorts)).transform(sort => sort ?? ('newest' as const)),
    }),
    answer: z.object({ bookings: z.array(booking), ...listAnswer }),
  },
  ofEvent: {
    method: 'GET',
    path: '/event/:id/booking',
    who: 'member',
    summary:
      'All bookings for an event that the viewer hosts, alone or with others, what runs first and then the newest, how they stand, and what they come to by currency',
    params: z.object({ id: id() }),
    query: listQuery(20),
    answer: z.object({
      bookings: z.array(booking),
      counts: eventBookingCounts,
      sums: z.array(bookingSums),
      ...listAnswer,
    }),
    errors: ['not_found'],
  },
  reach: {
    method: 'GET',
    path: '/event/:id/reach',
    who: 'member',
    summary: 'Which of some providers don’t come as far as to an event that the viewer plans, as they say',
    params: z.object({ id: id() }),
    query: z.object({ provider_ids: reachedIds() }),
    answer: reachAnswer,
    errors: ['not_found'],
  },
  reachNew: {
    method: 'GET',
    path: '/booking/reach',
    who: 'member',
    summary: 'Which of some providers don’t come as far as to the city of an event that is being created, as they say',
    query: z.object({ city_id: optional(id()), provider_ids: reachedIds() }),
    answer: reachAnswer,
  },
  count: {
    method: 'GET',
    path: '/booking/count',
    who: 'member',
    summary:
      'How many bookings there are in each state, up to a hundred each, and until when the first is to be answered',
    query: z.object({ side: side() }),
    answer: z.object({
      counts: bookingCounts,
      /** The first deadline of what waits for this side’s answer; null when nothing does, or more than are counted. */
      answer_by: time().nullable(),
    }),
  },
  create: {
    method: 'POST',
    path: '/booking',
    who: 'member',
    summary:
      'Ask the providers in the cart to serve an event of the viewer’s, one booking each; what is asked for leaves the cart',
    body: bookingForm,
    answer: message.extend({ bookings: z.array(booking) }),
    status: 201,
    idempotent: true,
    /** day_not_free: `details` says why, by `provider_ids.<id>`. */
    errors: [
      'not_for_your_role',
      'not_found',
      'event_over',
      'date_open',
      'cart_empty',
      'cart_changed',
      'place_not_served',
      'day_not_free',
    ],
    limits: ['posting'],
  },
  get: {
    method: 'GET',
    path: '/booking/:id',
    who: 'member',
    summary: 'A booking of the viewer’s, or of their store',
    params: oneBooking,
    answer: z.object({ booking }),
    errors: ['not_found'],
  },
  alternatives: {
    method: 'GET',
    path: '/booking/:id/alternatives',
    who: 'member',
    summary:
      'Of a booking that its provider has declined or not answered, or that either side has cancelled: who else of that kind, near the event, is free on its days; nobody for other bookings',
    params: oneBooking,
    answer: z.object({
      /** The nearest first. */
      alternatives: z.array(providerCard),
      /** How to find more of them in the list of providers, also where nobody is near; null where no one is missing. */
      search: z
        .object({ category_id: z.int().nullable(), city_id: z.int().nullable(), free_on: z.string() })
        .nullable(),
    }),
    errors: ['not_found'],
  },
  accept: {
    ...change,
    method: 'POST',
    path: '/booking/:id/accept',
    summary: 'Accept a request; with less of some items, 0 for none, the celebrant has to confirm it',
    body: z.object({
      items: listOf(acceptedItem),
      note: note(),
      /** How many steps the history had that was read: with any other number the booking has moved on. */
      known_steps: optional(z.int().positive()),
    }),
    errors: ['not_found', 'booking_moved_on', 'day_full'],
  },
  decline: {
    ...change,
    method: 'POST',
    path: '/booking/:id/decline',
    summary: 'Decline a request, or take back a change of it',
    body: z.object({ note: note() }),
    errors: ['not_found', 'booking_moved_on'],
  },
  confirm: {
    ...change,
    method: 'POST',
    path: '/booking/:id/confirm',
    summary: 'Agree to what the provider has changed',
    errors: ['not_found', 'booking_moved_on'],
  },
  cancel: {
    ...change,
    method: 'POST',
    path: '/booking/:id/cancel',
    summary: 'Cancel a booking: celebrants until 24 hours before the event; providers say why',
    body: z.object({ note: note() }),
    errors: ['not_found', 'booking_moved_on', 'too_late_to_cancel'],
  },
  serve: {
    ...change,
    method: 'POST',
    path: '/booking/:id/serve',
    summary: 'Begin to serve, from 24 hours before the event',
    errors: ['not_found', 'booking_moved_on', 'too_early_to_serve'],
  },
  complete: {
    ...change,
    method: 'POST',
    path: '/booking/:id/complete',
    summary: 'All is served, from the day of the event on',
    errors: ['not_found', 'booking_moved_on', 'too_early_to_complete'],
  },
  pay: {
    ...change,
    method: 'POST',
    path: '/booking/:id/paid',
    summary: 'Say how much of what was agreed has been paid; only the celebrant says and sees it',
    body: z.object({ amount: money() }),
    errors: ['not_found', 'booking_moved_on'],
  },
})
