import { z } from 'zod'
import { wallTime } from '../celebrations/event-times.ts'
import { payment } from '../money/payments.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { message, time } from '../platform/lists.ts'

/** A day of the UTC calendar, `YYYY-MM-DD`; with a time of it (`YYYY-MM-DD HH:mm:ss`) that day is meant. */
const day = () =>
  z
    .preprocess(
      value =>
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim()) ? `${value.trim()} 00:00` : value,
      wallTime(),
    )
    .transform(moment => moment.slice(0, 10))

/** The first and the last day. */
export const boostDates = z
  .object({ start_date: day(), end_date: day() })
  .refine(({ start_date, end_date }) => start_date <= end_date, { ...issue('ends_before_start'), path: ['end_date'] })
export type BoostDates = z.output<typeof boostDates>

const count = z.int().nonnegative()

/** Whole days of the UTC calendar, and what they cost. */
const span = z.object({
  starts_at: time(),
  /** When the last day is over. */
  ends_at: time(),
  days: z.int().positive(),
  per_day: z.number().positive(),
  amount: z.number().positive(),
  currency: z.string().length(3),
})
export type BoostSpan = z.output<typeof span>

/** `stopped`: the deal was no longer to be had; the days that were left are refunded. */
export const boostStates = ['planned', 'running', 'over', 'stopped'] as const

const boost = span.extend({
  id: z.int(),
  state: z.enum(boostStates),
  paid_at: time(),
  refunded: z.number().nonnegative(),
  /** What comes back if the deal is sold, archived or deleted now: the days that have not begun. */
  refundable: z.number().nonnegative(),
  /** What the deal brought on its days: people who looked at it, saves that stayed, people who asked about it. */
  results: z.object({ views: count, saves: count, inquiries: count }),
})
export type Boost = z.output<typeof boost>

const one = z.object({ id: id() })

export const boosts = endpoints({
  list: {
    method: 'GET',
    path: '/deal/:id/boost',
    who: 'member',
    summary:
      'The boosts of a deal of the viewer’s own that are paid, the latest 100 at most, and on which days it can be boosted',
    params: one,
    answer: z.object({
      boosts: z.array(boost),
      /** The first day that is free and the last one of the deal, `YYYY-MM-DD` by UTC; null where none is left. */
      first_day: z.string().nullable(),
      last_day: z.string().nullable(),
      /** Whether anything can be paid here. */
      is_payable: z.boolean(),
    }),
    errors: ['not_found'],
  },
  quote: {
    method: 'GET',
    path: '/deal/:id/boost/quote',
    who: 'member',
    summary: 'What it costs to boost a deal of the viewer’s own on some days',
    params: one,
    query: boostDates,
    answer: z.object({ quote: span }),
    errors: ['not_found', 'deal_over', 'already_boosted'],
  },
  create: {
    method: 'POST',
    path: '/deal/:id/boost',
    who: 'member',
    summary:
      'Begin to pay for a boost of a deal of the viewer’s own: it comes first by turns on these days, once it is paid. A day that is over by then is not lost, but follows at the end',
    params: one,
    body: boostDates,
    answer: message.extend({ payment }),
    status: 201,
    idempotent: true,
    errors: ['not_found', 'payments_unavailable', 'deal_over', 'already_boosted'],
    limits: ['editing'],
  },
})
