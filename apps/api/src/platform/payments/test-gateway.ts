import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { loadSecret } from '../db/secrets.ts'
import type { GatewayEvent, NewOrder, OrderState, Outcome, PaymentGateway } from './gateway.ts'
import { isSigned, signBody } from './signature.ts'
import {
  findOrder,
  forgetOrders,
  insertOrder,
  insertRefund,
  settleOrder,
  type TestOrder,
} from './test-gateway-queries.ts'

export const signatureHeader = 'test-gateway-signature'

/** Minutes for which an order can be paid. */
const openFor = 3 * 60

const eventBody = z.object({
  id: z.string().min(1).max(255),
  order: z.string().min(1).max(255),
  outcome: z.enum(['paid', 'declined', 'abandoned']),
  amount: z.int().positive(),
  currency: z.string().length(3),
})

/** A signed event, as it is posted to the webhook. */
export type SignedEvent = { body: string; headers: Record<string, string> }

/** The gateway, and what its hosted page does. */
export type TestGateway = PaymentGateway & {
  /** An order that the page shows; undefined where there is none. */
  findOrder(id: string): Promise<TestOrder | undefined>
  /** Whoever pays has decided. @returns the event to tell of it; null when the order was decided before */
  decide(id: string, outcome: Outcome): Promise<SignedEvent | null>
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A gateway of our own, with which nobody pays: it has its own records, as any other party would. */
export async function createTestGateway(db: Db, clock: Clock, publicUrl: string): Promise<TestGateway> {
  const secret = await loadSecret(db, 'test_gateway', () => randomBytes(32))
  const isOver = ({ created_at }: TestOrder) => minutesAfter(created_at, openFor) <= clock.now()
  const outcomeOf = (order: TestOrder): OrderState['outcome'] =>
    order.status === 'open' ? (isOver(order) ? 'abandoned' : null) : order.status
  return {
    name: 'test',
    async createOrder({ returnUrl, ...order }: NewOrder) {
      const values = { ...order, id: randomBytes(16).toString('hex'), return_url: returnUrl, created_at: clock.now() }
      const id = await insertOrder(db, values)
      return { id, url: `${publicUrl}/test-gateway/${id}` }
    },
    async completeOrder({ id }) {
      const order = await findOrder(db, id)
      if (!order) return null
      return { outcome: outcomeOf(order), amount: order.amount, currency: order.currency }
    },
    refund: ({ order, reference, amount }) => insertRefund(db, { reference, order_id: order, amount }),
    async readEvent(headers, bytes): Promise<GatewayEvent | null> {
      const body = bytes.toString()
      if (!isSigned(secret, String(headers[signatureHeader] ?? ''), body, clock.now())) return null
      return eventBody.safeParse(readJson(body)).data ?? null
    },
    forgetOrders,
    async findOrder(id) {
      const order = await findOrder(db, id)
      return order && { ...order, status: outcomeOf(order) ?? 'open' }
    },
    async decide(id, outcome) {
      const order = await settleOrder(db, id, outcome, minutesAfter(clock.now(), -openFor))
      if (!order) return null
      const { amount, currency } = order
      const body = JSON.stringify({ id: `event-${id}`, order: id, outcome, amount, currency } satisfies GatewayEvent)
      return {
        body,
        headers: { 'content-type': 'application/json', [signatureHeader]: signBody(secret, body, clock.now()) },
      }
    },
  }
}
