import { z } from 'zod'
import { calendarDay } from '../celebrations/event-times.ts'
import { endpoints } from '../platform/endpoint.ts'
import { decimal, id, integer, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { money } from '../platform/money.ts'
import { text } from '../platform/text-schemas.ts'
import { booking, bookingCounts } from './booking-shapes.ts'
import { bookingStates } from './booking-states.ts'
import { cartLimits } from './carts.ts'
import { serviceLimits } from './service-forms.ts'

/** How lists are sorted: by when it was asked for, the newest first; by the event, the next or the last one first. */
export const bookingSorts = ['newest', 'soonest', 'latest'] as const
export type BookingSort = (typeof bookingSorts)[number]

/** Code points of texts; people to serve. */
export const bookingLimits = { message: 1000, guests: 1_000_000 } as const

const guests = () => integer(issue('not_a_number')).pipe(z.int().min(1).max(bookingLimits.guests))
const note = () => optional(text({ max: bookingLimits.message }))
const accepted = z.object({ id: id(), qty: decimal().pipe(z.number().min(0).max(serviceLimits.qty)) })

export const bookingForm = z.object({
  event_id: id(),
  guests: guests(),
  /** Whom to book of those in the cart; all of them if left out. */
  provider_ids: listOf(id()).pipe(z.array(z.int()).max(cartLimits.items)),
  /** To each provider who has no message of their own. */
  message: note(),
  messages: listOf(z.object({ provider_id: id(), message: text({ max: bookingLimits.message }) })),
})
export type BookingForm = z.output<typeof bookingForm>

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
  count: {
    method: 'GET',
    path: '/booking/count',
    who: 'member',
    summary: 'How many bookings there are in each state, up to a hundred each',
    query: z.object({ side: side() }),
    answer: z.object({ counts: bookingCounts }),
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
    errors: ['not_found', 'event_over', 'date_open', 'cart_empty', 'cart_changed', 'day_not_free'],
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
  accept: {
    ...change,
    method: 'POST',
    path: '/booking/:id/accept',
    summary: 'Accept a request; with less of some items, 0 for none, the celebrant has to confirm it',
    body: z.object({ items: listOf(accepted), note: note() }),
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
    summary: 'All is served',
    errors: ['not_found', 'booking_moved_on'],
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
