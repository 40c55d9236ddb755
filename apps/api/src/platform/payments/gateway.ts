import type { Language } from '@celebrio/contract/platform/languages'
import type { Tx } from '../db/database.ts'

/** Amounts of gateways: minor units of a currency by ISO 4217. */
export type Sum = { amount: number; currency: string }

export type NewOrder = Sum & {
  /** Our own name for it: asked for again with the same one, it is the same order. */
  reference: string
  /** What is paid for, in the language of who pays. */
  description: string
  language: Language
  /** Where who pays comes back to, whatever has become of it. */
  returnUrl: string
}

export type Outcome = 'paid' | 'declined' | 'abandoned'

/** What the gateway says of an order; null while nothing has become of it. */
export type OrderState = Sum & { outcome: Outcome | null }

/** What a gateway tells of its own accord. */
export type GatewayEvent = Sum & { id: string; order: string; outcome: Outcome }

/** How a dispute stands: it is open, or we keep the money, or some of it has gone back. */
export type DisputeStanding = 'open' | 'won' | 'lost'

/** What becomes of an order whose payer disputes it at the gateway; the sum is what has gone back, where it is lost. */
export type GatewayDispute = Sum & {
  id: string
  order: string
  /** What the gateway calls it. */
  dispute: string
  /** In its words. */
  reason: string
  standing: DisputeStanding
}

/** What it has signed: an event, a dispute, that an order has moved and may be asked about, or nothing that we go by. */
export type GatewayWord = GatewayEvent | GatewayDispute | { lookAt: string } | 'nothing'

/** Headers of a request, by name in lower case. */
export type EventHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * A way to be paid. All of it can be asked again: nothing is done twice. Each throws when the gateway does not answer.
 * It keeps cards and accounts to itself; we never see them.
 */
export type PaymentGateway = {
  readonly name: string
  /** @returns what the gateway calls the order, and the page on which people pay */
  createOrder(order: NewOrder): Promise<{ id: string; url: string }>
  /**
   * Takes what who pays has agreed to, if that is left to us, and says how the order stands.
   * @param order with what is to be paid: another sum is not taken
   * @returns null when the gateway has no such order any more
   */
  completeOrder(order: Sum & { id: string }): Promise<OrderState | null>
  /** Gives back some of what an order has brought. */
  refund(refund: Sum & { order: string; reference: string }): Promise<void>
  /** Reads an event as it came; null when the gateway has not signed it. */
  readEvent(headers: EventHeaders, body: Buffer): Promise<GatewayWord | null>
  /** Forgets what orders were for, where that is left to us. Null is no order. */
  forgetOrders?(tx: Tx, ids: readonly (string | null)[]): Promise<void>
}
