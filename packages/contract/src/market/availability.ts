import { z } from 'zod'
import { calendarDay } from '../celebrations/event-times.ts'
import { endpoints } from '../platform/endpoint.ts'
import { clearable, flag, id, integer, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { timeZone } from '../platform/time-zones.ts'
import { availabilityLimits, availabilityTerms, day, hold, terms, weekdays } from './availability-shapes.ts'

const whole = (least: number, most: number) => integer(issue('not_a_number')).pipe(z.int().min(least).max(most))

/** Left out is not the same as none: `[]`, or empty in a form. */
const weekdaysOff = z.preprocess(
  (value, context) => {
    if (value === undefined) context.issues.push({ code: 'custom', message: 'required', input: value })
    return value
  },
  listOf(whole(1, 7).pipe(z.literal(weekdays))).transform(list => weekdays.filter(weekday => list.includes(weekday))),
)

/** What is left out stays, but for the days of the week; without a most a day takes any number of bookings. */
export const availabilityForm = z.object({
  weekdays_off: weekdaysOff,
  lead_days: optional(whole(0, availabilityLimits.lead_days)),
  bookings_a_day: clearable(whole(1, availabilityLimits.bookings_a_day)),
  allows_holds: optional(flag()),
})
export type AvailabilityForm = z.output<typeof availabilityForm>

const millisecondsOfDay = 86_400_000

/** Days from one to another, both counted. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay) + 1

type Span = { from: string; to?: string | undefined }

// What is no day at all has been told already.
const isForward = ({ from, to = from }: Span) => !(daysBetween(from, to) < 1)
const isShort = ({ from, to = from }: Span) => !(daysBetween(from, to) > availabilityLimits.days)
const backward = { ...issue('ends_before_start'), path: ['to'] }
const long = { ...issue('too_many', { max: availabilityLimits.days }), path: ['to'] }

export const daysForm = z
  .object({
    from: calendarDay(),
    /** Without it one day is meant. */
    to: optional(calendarDay()),
    is_off: flag(),
  })
  .refine(isForward, backward)
  .refine(isShort, long)
export type DaysForm = z.output<typeof daysForm>

export const holdForm = z.object({
  day: calendarDay(),
  /** Of the place where the event will be: what counts as today. */
  timezone: optional(timeZone()),
})
export type HoldForm = z.output<typeof holdForm>

const one = z.object({ id: id() })

export const availability = endpoints({
  ofProvider: {
    method: 'GET',
    path: '/service-provider/:id/availability',
    who: 'anyone',
    bearsLag: true,
    summary: 'On which days a provider can be asked, for up to 366 days',
    params: one,
    query: z
      .object({ from: calendarDay(), to: calendarDay(), timezone: optional(timeZone()) })
      .refine(isForward, backward)
      .refine(isShort, long),
    answer: z.object({
      days: z.array(day),
      lead_days: terms.lead_days,
      allows_holds: terms.allows_holds,
      /** Days that the viewer holds with this provider. */
      holds: z.array(hold),
      can: z.object({ hold: z.boolean(), edit: z.boolean() }),
    }),
    errors: ['not_found'],
    limits: ['searching'],
  },
  get: {
    method: 'GET',
    path: '/store/availability',
    who: 'provider',
    summary: 'When the viewer’s own store takes bookings, and how many',
    answer: availabilityTerms,
  },
  edit: {
    method: 'PATCH',
    path: '/store/availability',
    who: 'provider',
    summary: 'Change when the viewer’s own store takes bookings, and how many; what is booked stays',
    body: availabilityForm,
    answer: message.extend(terms),
    limits: ['editing'],
  },
  mark: {
    method: 'PUT',
    path: '/store/availability/day',
    who: 'provider',
    summary: 'Take days off, or work on days that are off; what is booked stays',
    body: daysForm,
    answer: message,
    limits: ['reacting'],
  },
  holds: {
    method: 'GET',
    path: '/hold',
    who: 'member',
    summary: 'Days that the viewer holds, or with side=provider those that are held with their store, newest first',
    query: listQuery(20).extend({
      side: optional(z.enum(['celebrant', 'provider'])).transform(side => side ?? ('celebrant' as const)),
      day: optional(calendarDay()),
    }),
    answer: z.object({ holds: z.array(hold), ...listAnswer }),
  },
  hold: {
    method: 'POST',
    path: '/service-provider/:id/hold',
    who: 'member',
    summary: 'Hold a day for 48 hours; doing so twice changes nothing',
    params: one,
    body: holdForm,
    status: 201,
    answer: message.extend({ hold }),
    errors: ['not_for_your_role', 'not_found', 'holds_not_taken', 'day_not_free', 'too_many_holds'],
    limits: ['posting'],
  },
  release: {
    method: 'DELETE',
    path: '/hold/:id',
    who: 'member',
    summary: 'Release a day that the viewer holds',
    params: one,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
