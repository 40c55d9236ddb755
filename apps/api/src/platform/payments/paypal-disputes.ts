import { minorUnits } from '@celebrio/contract/platform/money'
import { z } from 'zod'
import type { DisputeStanding, GatewayDispute } from './gateway.ts'

/** Names and codes of PayPal, at most as long as it says. */
const name = z.string().min(1).max(255)

const money = z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/) })

const dispute = z.object({
  dispute_id: name,
  reason: name,
  disputed_transactions: z.array(z.object({ seller_transaction_id: name })).min(1),
  dispute_amount: money,
  dispute_outcome: z.object({ outcome_code: name, amount_refunded: money.optional() }).optional(),
})

/** How it has come out for us; any other word leaves it open, for the staff to look at. */
const standings: Readonly<Record<string, DisputeStanding>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  // PayPal has paid the payer itself.
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
  NONE: 'won',
}

/** A dispute, about money that PayPal has taken. */
export type PaypalDispute = { capture: string; told: Omit<GatewayDispute, 'order'> }

/** Reads what an event says of a dispute; null where that is not to be understood. */
export function readDispute(id: string, resource: unknown): PaypalDispute | null {
  const { data } = dispute.safeParse(resource)
  const [disputed, ...others] = data?.disputed_transactions ?? []
  if (!data || !disputed) return null
  const { dispute_outcome: outcome, dispute_amount } = data
  const { currency_code: currency, value } = outcome?.amount_refunded ?? dispute_amount
  const amount = minorUnits(Number(value), currency)
  // One about many payments does not say how much of each has gone back.
  const isPlain = others.length === 0 && amount !== null && amount > 0
  const standing = (isPlain && outcome && standings[outcome.outcome_code]) || 'open'
  const { dispute_id, reason } = data
  const told = { id, dispute: dispute_id, reason, standing, amount: amount ?? 0, currency }
  return { capture: disputed.seller_transaction_id, told }
}
