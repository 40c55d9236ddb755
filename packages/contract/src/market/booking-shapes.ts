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

/** When and where an event is that was moved when it was too late to ask again. */
const movedTo = z.object({
  starts_at: time(),
  ends_at: time(),
  has_end: z.boolean(),
  timezone: z.string(),
  address: z.string().nullable(),
})

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
  /** How many items it had from then on, also those of which nothing is done. */
  items: z.int().positive(),
  /** Of how many of them less is done than was asked for. */
  changed: z.int().nonnegative(),
  /** Of steps that follow the event: what was booked before; null for others. */
  before: z.object({ event_date: z.string(), timezone: z.string(), address: z.string().nullable() }).nullable(),
  /** Of `move_late`; null for others. */
  moved_to: movedTo.nullable(),
})

export const booking = z.object({
  id: z.int(),
  status: z.enum(bookingStates),
  /** From which side the viewer looks at it. */
  side: z.enum(['celebrant', 'provider']),
  /** False of what somebody has booked for an event that the viewer plans too, and only reads. */
  is_own: z.boolean(),
  /** As it was when it was booked. */
  event: z.object({
    id: z.int(),
    /** Whether it still is. */
    exists: z.boolean(),
    title: z.string(),
    address: z.string().nullable(),
    /** City, state and country, in the viewer’s language. */
    location: z.string().nullable(),
    /** By the clock at the place, `YYYY-MM-DD HH:mm:ss`. */
    event_date: z.string(),
    timezone: z.string(),
    starts_at: time(),
    ends_at: time(),
    /** Whether the event has an end of its own: else `ends_at` is assumed, and not to be shown. */
    has_end: z.boolean(),
    /** Where the event is now, of a booking that stands for its first date; null where these are the same. */
    moved_to: movedTo.nullable(),
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
    /** Their account is suspended or gone: nobody can answer, nor may come. */
    is_away: z.boolean(),
  }),
  celebrant: person,
  /** From the celebrant to the provider. */
  message: z.string(),
  currency: z.string().length(3),
  items: z.array(bookedItem),
  ...amounts,
  /** What was asked for cost so much. */
  asked_total: z.number(),
  /** What the celebrant has paid, as they say, for those who plan the event; null for the provider. No money passes through Celebrio. */
  paid: z.number().nonnegative().nullable(),
  /** Oldest first. */
  history: z.array(step),
  /** Until when an answer is waited for; null when none is. */
  expires_at: time().nullable(),
  /**
   * For a provider who has yet to answer: how many bookings these days hold at most, how many they take, and whether one of
   * them has no place left for this one, so that it can't be accepted.
   */
  same_day: z
    .object({ booked: z.int().nonnegative(), most: z.int().positive().nullable(), is_full: z.boolean() })
    .nullable(),
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

/** What the bookings of an event come to in one currency; sums of several are never added up. */
export const bookingSums = z.object({
  currency: z.string().length(3),
  /** Of what waits for an answer. */
  waiting: z.number().nonnegative(),
  /** Of what both sides have agreed on. */
  agreed: z.number().nonnegative(),
  /** As the celebrants say, also of what has come to nothing since. */
  paid: z.number().nonnegative(),
  /** What it costs as far as it is known: what is agreed, or paid where that is more. */
  committed: z.number().nonnegative(),
})
export type BookingSums = z.output<typeof bookingSums>

const count = z.int().nonnegative()

/** How all bookings of an event stand. */
export const eventBookingCounts = z.object({
  /** The provider has changed something; the celebrant is to answer. */
  changed: count,
  /** Asked again, about another date. */
  again: count,
  /** Asked for the first time. */
  requested: count,
  /** Accepted, and served since. */
  agreed: count,
  /** Declined, expired or cancelled. */
  off: count,
})
export type EventBookingCounts = z.output<typeof eventBookingCounts>

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

/** Providers who don’t come as far as to an event. */
export const reachAnswer = z.object({
  too_far: z.array(
    z.object({
      provider_id: z.int(),
      /** How far they come. */
      travels_km: z.int().positive(),
      /** Whether it is known where the event is; if not, it has to be said before they are asked. */
      is_placed: z.boolean(),
    }),
  ),
})
