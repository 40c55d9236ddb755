import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { integer } from '../platform/forms.ts'
import { viewPeriods } from './views.ts'

/** What is counted each day. `active`: people who were here. */
export const countedFigures = [
  'sign_ups',
  'active',
  'posts',
  'events',
  'bookings',
  'deals',
  'reports_opened',
  'reports_decided',
] as const
export type CountedFigure = (typeof countedFigures)[number]

const count = z.int().nonnegative()

const dayCounts = z.object({
  /** By the UTC calendar (`YYYY-MM-DD`). */
  date: z.string(),
  ...(Object.fromEntries(countedFigures.map(figure => [figure, count])) as Record<CountedFigure, typeof count>),
})
export type DayCounts = z.output<typeof dayCounts>

/** What was paid to the platform in one currency; amounts of different ones are never added up. */
const paid = z.object({
  currency: z.string().length(3),
  total: z.number(),
  /** The oldest first, without days on which nothing was paid. */
  days: z.array(z.object({ date: z.string(), total: z.number() })),
})
export type Paid = z.output<typeof paid>

export const platformFigures = z.object({
  /** Each day of the period up to yesterday, the oldest first. */
  days: z.array(dayCounts),
  paid: z.array(paid),
  /** From the first report to the decision, on average of the cases that were decided in the period; null without one. */
  decide_minutes: count.nullable(),
})
export type PlatformFigures = z.output<typeof platformFigures>

export const staffFigures = endpoints({
  read: {
    method: 'GET',
    path: '/staff/figure',
    who: 'administrator',
    summary: 'What has happened on the platform, day by day: counted each night, and never while somebody looks',
    query: z.object({ days: integer().pipe(z.literal(viewPeriods)).default(viewPeriods[0]) }),
    answer: platformFigures,
  },
})
