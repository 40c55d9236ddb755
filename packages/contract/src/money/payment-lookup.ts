import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { flag, id, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, time } from '../platform/lists.ts'
import { line } from '../platform/text-schemas.ts'
import { disputeStatuses, paymentStatuses } from './payments.ts'

/** Code points. */
export const paymentLookupLimits = { keyword: 100 } as const

const dispute = z.object({
  /** What the gateway calls it. */
  id: z.string(),
  /** In the words of the gateway. */
  reason: z.string(),
  status: z.enum(disputeStatuses),
  opened_at: time(),
  closed_at: time().nullable(),
  /** What has gone back; null unless it is lost. */
  taken: z.number().positive().nullable(),
})
export type PaymentDispute = z.output<typeof dispute>

const payment = z.object({
  id: z.int(),
  /** Null when the account has gone. */
  payer: z.object({ id: z.int(), name: z.string() }).nullable(),
  purpose: z.string(),
  title: z.string(),
  status: z.enum(paymentStatuses),
  amount: z.number().positive(),
  refunded: z.number().nonnegative(),
  /** ISO 4217. */
  currency: z.string().length(3),
  gateway: z.string(),
  /** What the gateway calls it; null when it has not been there. */
  gateway_order: z.string().nullable(),
  created_at: time(),
  paid_at: time().nullable(),
  /** That its payer has disputed it, the last time first. */
  disputes: z.array(dispute),
})
export type FoundPayment = z.output<typeof payment>

export const paymentLookup = endpoints({
  list: {
    method: 'GET',
    path: '/staff/payment',
    who: 'administrator',
    summary:
      'Payments to the platform, the newest first: all, one person’s, those with a number, ours or the gateway’s, or those that are disputed',
    query: listQuery(20).extend({
      keyword: optional(line({ max: paymentLookupLimits.keyword })),
      user_id: optional(id()),
      /** All that are disputed, and not decided, whatever else is asked for. */
      disputed: optional(flag()),
    }),
    answer: z.object({ payments: z.array(payment), ...listAnswer }),
    limits: ['searching'],
  },
})
