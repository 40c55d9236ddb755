import { z } from 'zod'
import { media } from '../base/media.ts'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { type BookingState, bookingActions, bookingSides, bookingStates } from './booking-states.ts'
import { amounts } from './carts.ts'
import { unitCodes } from './service-forms.ts'

/** Counts of bookings are capped here; more is shown as "99+". */
export const bookingCountMax = 100

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
  /** Of steps that follow the event: what was booked before; null for others. */
  before: z.object({ event_date: z.string(), timezone: z.string(), address: z.string().nullable() }).nullable(),
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
    /** What it says now; null when it is gone, and for bookings that came to nothing. */
    details: z
      .object({
        cover: media.nullable(),
        about: z.string(),
        dress_code: z.string().nullable(),
        special_guest: z.string().nullable(),
      })
      .nullable(),
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
  /** What the celebrant has paid, as they say; null for the provider. No money passes through Celebrio. */
  paid: z.number().nonnegative().nullable(),
  /** Oldest first. */
  history: z.array(step),
  /** Until when an answer is waited for; null when none is. */
  expires_at: time().nullable(),
  /** For a provider who has yet to answer: how many bookings these days hold at most, and how many they take. */
  same_day: z.object({ booked: z.int().nonnegative(), most: z.int().positive().nullable() }).nullable(),
  created_at: time(),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    confirm: z.boolean(),
    cancel: z.boolean(),
    serve: z.boolean(),
    complete: z.boolean(),
    mark_paid: z.boolean(),
  }),
})
export type Booking = z.output<typeof booking>

const count = z.int().nonnegative()

/** How many bookings there are in each state, up to `bookingCountMax` each. */
export const bookingCounts = z.object({
  requested: count,
  changed: count,
  accepted: count,
  serving: count,
  completed: count,
  declined: count,
  expired: count,
  cancelled: count,
} satisfies Record<BookingState, unknown>)
export type BookingCounts = z.output<typeof bookingCounts>
