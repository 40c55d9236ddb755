import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, time } from '../platform/lists.ts'
import { line } from '../platform/text-schemas.ts'
import { paymentStatuses } from './payments.ts'

/** Code points. */
export const paymentLookupLimits = { keyword: 100 } as const

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
})
export type FoundPayment = z.output<typeof payment>

export const paymentLookup = endpoints({
  list: {
    method: 'GET',
    path: '/staff/payment',
    who: 'administrator',
    summary:
      'Payments to the platform, the newest first: all, one person’s, or those with a number, ours or the gateway’s',
    query: listQuery(20).extend({
      keyword: optional(line({ max: paymentLookupLimits.keyword })),
      user_id: optional(id()),
    }),
    answer: z.object({ payments: z.array(payment), ...listAnswer }),
    limits: ['searching'],
  },
})
