import type { PaymentStatus } from '@celebrio/contract/money/payments'

export type Outcome = 'paid' | 'declined' | 'abandoned'

/**
 * What becomes of a payment by what its gateway says; null where that changes nothing. Words may come twice, late and out of
 * order: money that has been taken is never forgotten, and nothing is taken back by a word that it was not.
 */
export function nextStatus(status: PaymentStatus, outcome: Outcome): PaymentStatus | null {
  if (status === 'created') return outcome
  return (status === 'declined' || status === 'abandoned') && outcome === 'paid' ? 'paid' : null
}
