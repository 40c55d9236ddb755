import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { integer } from '../platform/forms.ts'
import { viewPeriods } from './views.ts'

const count = z.int().nonnegative()

/** What was agreed on in one currency; amounts of different ones are never added up. */
const income = z.object({
  currency: z.string().length(3),
  total: z.number(),
  /** By service, as it was called last, the most first; it may be gone. */
  services: z.array(z.object({ id: z.int(), name: z.string(), total: z.number() })),
  /** By the day on which both sides had agreed, and service; the oldest first, without days on which nobody did. */
  days: z.array(z.object({ date: z.string(), service_id: z.int(), total: z.number() })),
})
export type Income = z.output<typeof income>

export const bookingFigures = z.object({
  /** Each day of the period, by the UTC calendar (`YYYY-MM-DD`), the oldest first, with what was asked for on it. */
  days: z.array(z.object({ date: z.string(), requests: count })),
  requests: count,
  /** Of these requests, how many the provider has answered, and how many of the answers are a yes, also to less. */
  answered: count,
  accepted: count,
  /** Half of the answers took no longer than so many minutes; null where there is none. */
  answer_minutes: count.nullable(),
  /** By currency. What was cancelled does not count. */
  income: z.array(income),
})
export type BookingFigures = z.output<typeof bookingFigures>

export const figures = endpoints({
  bookings: {
    method: 'GET',
    path: '/store/figure',
    who: 'provider',
    summary: 'What the viewer’s own store was asked for, how it has answered, and what was agreed on',
    query: z.object({
      days: integer().pipe(z.literal(viewPeriods)).default(viewPeriods[0]),
    }),
    answer: bookingFigures,
  },
})
