import { z } from 'zod'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'

export const availabilityLimits = {
  /** Days that are asked for at once, or changed at once. */
  days: 366,
  /** Days from today that can be marked or held. */
  ahead: 1096,
  lead_days: 365,
  bookings_a_day: 1000,
  /** Days that a celebrant can hold at once with one provider, and for how many hours. */
  holds: 2,
  hold_hours: 48,
  /** The hour of the morning until which a night still belongs to the day before. */
  night_until: 6,
} as const

/** Days of the week as ISO 8601 counts them: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** Why a day can’t be asked for: the provider is off, has no place left, or had to be asked earlier (also of days gone by). */
export const dayStatuses = ['free', 'off', 'full', 'lead'] as const
export type DayStatus = (typeof dayStatuses)[number]

export const day = z.object({
  /** `YYYY-MM-DD`, by the clock at the place of the event. */
  day: z.string(),
  /** Whether the viewer can ask for it; a day that they hold themselves is free for them. */
  is_free: z.boolean(),
  /** Null without an account. */
  status: z.enum(dayStatuses).nullable(),
  /** Places that bookings have taken, and that are held; for the provider only. */
  counts: z.object({ booked: z.int().nonnegative(), held: z.int().nonnegative() }).nullable(),
})
export type Day = z.output<typeof day>

/** A day that a celebrant holds until they ask, or until it expires. */
export const hold = z.object({
  id: z.int(),
  day: z.string(),
  expires_at: time(),
  service_provider: z.object({ id: z.int(), user_id: z.int(), company_name: z.string(), logo: z.string().nullable() }),
  celebrant: person,
  can: z.object({ release: z.boolean() }),
})
export type Hold = z.output<typeof hold>

export const terms = {
  weekdays_off: z.array(z.literal(weekdays)),
  /** Days before the event by which a request must be made; 0 for none. */
  lead_days: z.int().nonnegative(),
  /** The most bookings of a day; null for any number. */
  bookings_a_day: z.int().positive().nullable(),
  /** Whether celebrants may hold a day for 48 hours. */
  allows_holds: z.boolean(),
}
export const availabilityTerms = z.object(terms)
export type AvailabilityTerms = z.output<typeof availabilityTerms>
