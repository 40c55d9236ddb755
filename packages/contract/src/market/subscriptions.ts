import { z } from 'zod'
import { payment } from '../money/payments.ts'
import { endpoints } from '../platform/endpoint.ts'
import { message, time } from '../platform/lists.ts'
import { money } from '../platform/money.ts'

/** What a provider can pay for, and for how many months. All of them are the same store; a plan is time. */
export const planMonths = { silver: 6, golden: 12, gold: 100 * 12 } as const
export const planCodes = ['silver', 'golden', 'gold'] as const
export type PlanCode = (typeof planCodes)[number]

/** `resting`: neither trial nor plan runs; the store is kept, not listed, and cannot be changed. */
export const subscriptionStates = ['trial', 'plan', 'resting'] as const

const period = z.object({ plan: z.enum(planCodes), starts_at: time(), ends_at: time() })

export const subscription = z.object({
  state: z.enum(subscriptionStates),
  /** When the store was registered: the trial is its first month. */
  trial_starts_at: time(),
  trial_ends_at: time(),
  /** Until when the store is listed, by the trial and all that is paid. */
  ends_at: time(),
  /** What runs, or will run after it; without what is cancelled or over. */
  periods: z.array(period),
  /** Since when the plan that still runs is cancelled. */
  cancelled_at: time().nullable(),
  can: z.object({ subscribe: z.boolean(), cancel: z.boolean() }),
})
export type Subscription = z.output<typeof subscription>

const plan = z.object({
  code: z.enum(planCodes),
  months: z.int().positive(),
  price: z.number().positive(),
  currency: z.string().length(3),
  /** When it would begin and end if it were paid now: nothing that is there already is lost. */
  starts_at: time(),
  ends_at: time(),
})
export type Plan = z.output<typeof plan>

const cancellation = z.object({
  /** Until when the store stays listed. */
  stays_until: time(),
  currency: z.string().length(3),
  lines: z.array(
    z.object({
      plan: z.enum(planCodes),
      paid_at: time(),
      price: z.number().positive(),
      business_days: z.int().nonnegative(),
      business_days_left: z.int().nonnegative(),
      /** Holidays among its days that would have been business days. */
      holidays: z.int().nonnegative(),
      unused: z.number().nonnegative(),
    }),
  ),
  unused: z.number().nonnegative(),
  fee_percent: z.int().nonnegative(),
  fee: z.number().nonnegative(),
  refund: z.number().nonnegative(),
})
export type Cancellation = z.output<typeof cancellation>

export const cancelForm = z.object({
  /** The refund that was shown. It decides nothing: with another one than is due nothing is cancelled. */
  refund: money(),
})

export const subscriptions = endpoints({
  get: {
    method: 'GET',
    path: '/subscription',
    who: 'provider',
    summary: 'The plan of the viewer’s store, and the plans that there are',
    answer: z.object({
      subscription,
      plans: z.array(plan),
      /** Whether anything can be paid here. */
      is_payable: z.boolean(),
      /** What the viewer has begun to pay for and not finished. Of several that are paid the first counts; the others go back. */
      pending: payment.nullable(),
    }),
    errors: ['not_found'],
  },
  subscribe: {
    method: 'POST',
    path: '/subscription',
    who: 'provider',
    summary:
      'Begin to pay for a plan, which goes on from what is there already: a first one, the same again, or another',
    body: z.object({ plan: z.enum(planCodes) }),
    answer: message.extend({ payment }),
    status: 201,
    idempotent: true,
    errors: ['not_found', 'payments_unavailable', 'plan_for_life'],
    limits: ['editing'],
  },
  preview: {
    method: 'GET',
    path: '/subscription/cancellation',
    who: 'provider',
    summary: 'What comes back if the plan is cancelled now',
    answer: z.object({ cancellation }),
    errors: ['not_found', 'no_plan'],
  },
  cancel: {
    method: 'POST',
    path: '/subscription/cancel',
    who: 'provider',
    summary: 'Cancel the plan, and have what is left of it refunded as it was shown',
    body: cancelForm,
    answer: message.extend({ subscription }),
    errors: ['not_found', 'no_plan', 'refund_changed'],
    limits: ['editing'],
  },
})
