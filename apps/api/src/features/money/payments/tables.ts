import type { DisputeStatus, PaymentStatus, UndeliveredReason } from '@celebrio/contract/money/payments'
import type { Generated, GeneratedAlways } from 'kysely'

type PaymentTable = {
  id: GeneratedAlways<number>
  /** Null when the account has gone. */
  user_id: number | null
  purpose: string
  subject_id: number
  details: unknown
  amount: number
  currency: string
  status: Generated<PaymentStatus>
  /** Kept by a trigger. */
  refunded: Generated<number>
  gateway: string
  gateway_order: string | null
  url: string | null
  created_at: Date
  paid_at: Date | null
  asked_at: Date | null
  undelivered: Generated<UndeliveredReason | null>
}

type PaymentRequestTable = { user_id: number; key: string; payment_id: number | null; created_at: Date }

type GatewayEventTable = {
  gateway: string
  event_id: string
  payment_id: number
  status: string
  received_at: Date
}

type RefundTable = {
  id: GeneratedAlways<number>
  payment_id: number
  amount: number
  created_at: Date
  sent_at: Date | null
}

/** What payers dispute at the gateway. */
type PaymentDisputeTable = {
  gateway: string
  dispute_id: string
  payment_id: number
  reason: string
  status: DisputeStatus
  opened_at: Date
  closed_at: Date | null
  /** What has gone back, in minor units. */
  taken: number | null
}

type ReceiptTable = {
  /** Given by a trigger: running, without gaps. */
  number: Generated<number>
  user_id: number | null
  payment_id: number
  refund_id: number | null
  issued_to: string[]
  amount: number
  currency: string
  issued_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    payments: PaymentTable
    payment_requests: PaymentRequestTable
    gateway_events: GatewayEventTable
    refunds: RefundTable
    payment_disputes: PaymentDisputeTable
    receipts: ReceiptTable
  }
}
