import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { listAnswer, listQuery, time } from '../platform/lists.ts'

/** created → paid | declined | abandoned; paid → refunded, in part or as a whole. */
export const paymentStatuses = ['created', 'paid', 'declined', 'abandoned', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Why what was paid went back as a whole: something of it was paid for already, or it is no longer to be had. */
export const undeliveredReasons = ['paid_already', 'unavailable'] as const
export type UndeliveredReason = (typeof undeliveredReasons)[number]

/** Of what a payer disputes at the gateway: open → won, the money stays, or lost, some of it has gone back. */
export const disputeStatuses = ['open', 'won', 'lost'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** What somebody pays to the platform, at a gateway. */
export const payment = z.object({
  id: z.int(),
  /** What is paid for, such as `subscription`, and which one of those. */
  purpose: z.string(),
  subject_id: z.int(),
  title: z.string(),
  /** What was asked for, named as where it was: whoever was declined, or left, asks for the same again. */
  choice: z.record(z.string(), z.string()),
  status: z.enum(paymentStatuses),
  /** Something of that kind has been paid for since: what was declined, or left, need not be asked for again. */
  paid_since: z.boolean(),
  amount: z.number().positive(),
  refunded: z.number().nonnegative(),
  /** Null for what was delivered, or not paid. */
  undelivered: z.enum(undeliveredReasons).nullable(),
  /** ISO 4217. */
  currency: z.string().length(3),
  /** The page of the gateway on which it is paid; null when nothing is left to do there. */
  url: z.string().nullable(),
  /** The number of its receipt, once it is paid. */
  receipt: z.int().nullable(),
  created_at: time(),
})
export type PaymentView = z.output<typeof payment>

const receipt = z.object({
  /** Running, without gaps, over all receipts of the platform. */
  number: z.int().positive(),
  kind: z.enum(['payment', 'refund']),
  /** Of a refund: the number of the receipt of what was paid; null for a payment. */
  refund_of: z.int().positive().nullable(),
  payment_id: z.int(),
  title: z.string(),
  amount: z.number().positive(),
  currency: z.string().length(3),
  issued_at: time(),
})
export type ReceiptView = z.output<typeof receipt>

export const payments = endpoints({
  check: {
    method: 'POST',
    path: '/payment/:id/check',
    who: 'member',
    summary: 'How a payment of the viewer’s stands; the gateway is asked where it is not known yet',
    params: z.object({ id: id() }),
    answer: z.object({ payment }),
    errors: ['not_found', 'payment_differs'],
    limits: ['editing'],
  },
  receipts: {
    method: 'GET',
    path: '/receipt',
    who: 'member',
    summary: 'Receipts of what the viewer has paid and got back, the newest first',
    query: listQuery(20),
    answer: z.object({ receipts: z.array(receipt), ...listAnswer }),
  },
  receipt: {
    method: 'GET',
    path: '/receipt/:number/document',
    who: 'member',
    summary: 'A receipt as a PDF, in the language of the caller',
    params: z.object({ number: id() }),
    answer: z.never(),
    produces: 'application/pdf',
    errors: ['not_found'],
  },
})
