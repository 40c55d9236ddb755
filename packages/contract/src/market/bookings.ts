import { z } from 'zod'
import { calendarDay } from '../celebrations/event-times.ts'
import { endpoints } from '../platform/endpoint.ts'
import { decimal, id, integer, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { bookingActions, bookingSides, bookingStates } from './booking-states.ts'
import { amounts, cartLimits } from './carts.ts'
import { serviceLimits, unitCodes } from './service-forms.ts'

/** Code points of texts; people to serve. */
export const bookingLimits = { message: 1000, guests: 1_000_000 } as const

/** What was booked, as it was then: no later change of the item touches it. */
const bookedItem = z.object({
  id: z.int(),
  /** Of an item that may be gone. */
  service_item_id: z.int(),
  service_id: z.int(),
  service_name: z.string(),
  name: z.string(),
  unit: z.literal(unitCodes),
  price: z.number(),
  /** The offer that was taken off. */
  offer: z.object({ name: z.string(), discount: z.int() }).nullable(),
  qty: z.number(),
  /** What the provider does of it, 0 if nothing; null until they have answered. */
  qty_accepted: z.number().nullable(),
  /** Of what is accepted, or else asked for. */
  ...amounts,
})
export type BookedItem = z.output<typeof bookedItem>

const step = z.object({
  /** What was done; null for the request. */
  action: z.enum(bookingActions).nullable(),
  status: z.enum(bookingStates),
  at: time(),
  by: z.enum(bookingSides),
  /** In their words. */
  note: z.string().nullable(),
  /** What the booking cost from then on. */
  total: z.number(),
})

export const booking = z.object({
  id: z.int(),
  status: z.enum(bookingStates),
  /** On which side the viewer is. */
  side: z.enum(['celebrant', 'provider']),
  /** As it was when it was booked. */
  event: z.object({
    id: z.int(),
    /** Whether it still is. */
    exists: z.boolean(),
    title: z.string(),
    address: z.string().nullable(),
    /** By the clock at the place, `YYYY-MM-DD HH:mm:ss`. */
    event_date: z.string(),
    timezone: z.string(),
    starts_at: time(),
    ends_at: time(),
    /** People to serve. */
    guests: z.int().positive(),
  }),
  service_provider: z.object({
    id: z.int(),
    user_id: z.int(),
    company_name: z.string(),
    logo: z.string().nullable(),
  }),
  celebrant: person,
  /** From the celebrant to the provider. */
  message: z.string(),
  currency: z.string().length(3),
  items: z.array(bookedItem),
  ...amounts,
  /** What was asked for cost so much. */
  asked_total: z.number(),
  /** Oldest first. */
  history: z.array(step),
  /** Until when an answer is waited for; null when none is. */
  expires_at: time().nullable(),
  created_at: time(),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    confirm: z.boolean(),
    cancel: z.boolean(),
    serve: z.boolean(),
    complete: z.boolean(),
  }),
})
export type Booking = z.output<typeof booking>

const guests = () => integer(issue('not_a_number')).pipe(z.int().min(1).max(bookingLimits.guests))
const note = () => optional(text({ max: bookingLimits.message }))
const accepted = z.object({ id: id(), qty: decimal().pipe(z.number().min(0).max(serviceLimits.qty)) })

export const bookingForm = z.object({
  event_id: id(),
  guests: guests(),
  /** Whom to book of those in the cart; all of them if left out. */
  provider_ids: listOf(id()).pipe(z.array(z.int()).max(cartLimits.items)),
  message: note(),
})
export type BookingForm = z.output<typeof bookingForm>

const oneBooking = z.object({ id: id() })
const change = {
  method: 'POST',
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
    summary: 'Bookings that the viewer has made, or with side=provider those of their store, newest first',
    query: listQuery(20).extend({
      side: optional(z.enum(['celebrant', 'provider'])).transform(side => side ?? ('celebrant' as const)),
      /** Of several states one has to fit. */
      status: listOf(z.enum(bookingStates)),
      event_id: optional(id()),
      /** Those whose event is on that day, or goes on: `YYYY-MM-DD`. */
      day: optional(calendarDay()),
    }),
    answer: z.object({ bookings: z.array(booking), ...listAnswer }),
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
    path: '/booking/:id/accept',
    summary: 'Accept a request; with less of some items, 0 for none, the celebrant has to confirm it',
    body: z.object({ items: listOf(accepted), note: note() }),
    errors: ['not_found', 'booking_moved_on', 'day_full'],
  },
  decline: {
    ...change,
    path: '/booking/:id/decline',
    summary: 'Decline a request, or take back a change of it',
    body: z.object({ note: note() }),
    errors: ['not_found', 'booking_moved_on'],
  },
  confirm: {
    ...change,
    path: '/booking/:id/confirm',
    summary: 'Agree to what the provider has changed',
    errors: ['not_found', 'booking_moved_on'],
  },
  cancel: {
    ...change,
    path: '/booking/:id/cancel',
    summary: 'Cancel a booking: celebrants until 24 hours before the event; providers say why',
    body: z.object({ note: note() }),
    errors: ['not_found', 'booking_moved_on', 'too_late_to_cancel'],
  },
  serve: {
    ...change,
    path: '/booking/:id/serve',
    summary: 'Begin to serve, from 24 hours before the event',
    errors: ['not_found', 'booking_moved_on', 'too_early_to_serve'],
  },
  complete: {
    ...change,
    path: '/booking/:id/complete',
    summary: 'All is served',
    errors: ['not_found', 'booking_moved_on'],
  },
})
