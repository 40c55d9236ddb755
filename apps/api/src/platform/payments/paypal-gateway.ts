import { randomBytes } from 'node:crypto'
import { type Order, OrderStatus, RefundStatus } from '@paypal/paypal-server-sdk'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { loadSecret } from '../db/secrets.ts'
import type { PaypalSettings } from '../settings.ts'
import type { EventHeaders, GatewayWord, PaymentGateway, Sum } from './gateway.ts'
import { ask, isNotFound, issuesOf, type PaypalClient, paypalClient } from './paypal-client.ts'
import type { PaypalDispute } from './paypal-disputes.ts'
import { readPaypalEvent, verificationOf } from './paypal-events.ts'
import { captureOf, moneyOf, orderRequest, pageOf, stateOf } from './paypal-orders.ts'
import { findCapture, findOrderOf, insertCapture } from './paypal-queries.ts'

/** So many events are verified at a time: whoever sends forged ones is not to use up what PayPal answers. */
const mostChecks = 8

/** Who pays is refused; they can begin again. */
const declined = new Set(['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY', 'PAYER_ACCOUNT_RESTRICTED'])
/** Somebody else was faster, or the payer has taken it back: how it stands says the order. */
const movedOn = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'PREVIOUS_REQUEST_IN_PROGRESS'])

type Gateway = PaypalClient & {
  db: Db
  clock: Clock
  webhookId: string
  /** Our name for something, by which PayPal does it once. Installations that share an account have their own. */
  nameOf(reference: string): string
}

const has = (error: unknown, issues: ReadonlySet<string>) => issuesOf(error).some(issue => issues.has(issue))

/** @returns null when PayPal knows none of that id, or no longer */
const findOrder = ({ orders }: Gateway, id: string): Promise<Order | null> =>
  ask<Order | null>(
    () => orders.getOrder({ id }),
    error => (isNotFound(error) ? null : undefined),
  )

/** Takes what has been agreed to. @returns the order as it is then; 'declined' when the payer is refused */
const take = (gateway: Gateway, id: string): Promise<Order | 'declined' | null> =>
  ask<Order | 'declined' | null>(
    () =>
      gateway.orders.captureOrder({
        id,
        paypalRequestId: gateway.nameOf(`capture-${id}`),
        prefer: 'return=representation',
      }),
    error => {
      if (has(error, declined)) return 'declined'
      return has(error, movedOn) ? findOrder(gateway, id) : undefined
    },
  )

async function complete(gateway: Gateway, { id, ...sum }: Sum & { id: string }) {
  const now = gateway.clock.now()
  const order = await findOrder(gateway, id)
  if (order === null) return null
  const state = stateOf(order, now)
  const isWhatIsDue = state.amount === sum.amount && state.currency === sum.currency
  const taken = order.status === OrderStatus.Approved && isWhatIsDue ? await take(gateway, id) : order
  if (taken === null) return null
  if (taken === 'declined') return { ...sum, outcome: 'declined' as const }
  const capture_id = captureOf(taken)?.id
  if (capture_id !== undefined && stateOf(taken, now).outcome === 'paid')
    await insertCapture(gateway.db, { order_id: id, capture_id })
  return stateOf(taken, now)
}

async function giveBack(gateway: Gateway, { order, reference, ...sum }: Sum & { order: string; reference: string }) {
  const known = await findCapture(gateway.db, order)
  const found = known === undefined ? await findOrder(gateway, order) : null
  const captureId = known ?? (found && captureOf(found)?.id)
  if (!captureId) throw new Error('PayPal knows of no money that this order has brought.')
  const name = gateway.nameOf(reference)
  const body = { amount: moneyOf(sum), customId: name }
  const { status } = await ask(
    () => gateway.payments.refundCapturedPayment({ captureId, paypalRequestId: name, body }),
    // All of it has gone back already: there is nothing left that could be sent.
    error => (issuesOf(error).includes('CAPTURE_FULLY_REFUNDED') ? { status: RefundStatus.Completed } : undefined),
  )
  if (status !== RefundStatus.Completed && status !== RefundStatus.Pending)
    throw new Error(`PayPal says of a refund that it is ${status}.`)
}

/** Whether PayPal has signed a text. @throws Error when it cannot be asked */
function verifier({ verify, webhookId }: Gateway) {
  let checking = 0
  return async (headers: EventHeaders, text: string): Promise<boolean> => {
    const asked = verificationOf(headers, text, webhookId)
    if (asked === null) return false
    if (checking >= mostChecks) throw Object.assign(new Error('Too many events at once.'), { statusCode: 503 })
    checking += 1
    try {
      return await ask(() => verify(asked))
    } finally {
      checking -= 1
    }
  }
}

/** What is said of a dispute, by the order that it is about. */
async function ofOrder(db: Db, { capture, told }: PaypalDispute): Promise<GatewayWord> {
  const order = await findOrderOf(db, capture)
  return order === undefined ? 'nothing' : { ...told, order }
}

/** PayPal, where people agree to pay, and we then take it. Of who pays, nothing is kept. */
export async function createPaypal(settings: PaypalSettings, db: Db, clock: Clock): Promise<PaymentGateway> {
  const installation = (await loadSecret(db, 'paypal_names', () => randomBytes(8))).toString('hex')
  const nameOf = (reference: string) => `celebrio-${installation}-${reference}`
  const gateway: Gateway = { ...paypalClient(settings), db, clock, webhookId: settings.webhookId, nameOf }
  const isSigned = verifier(gateway)
  return {
    name: 'paypal',
    async createOrder(order) {
      const name = nameOf(order.reference)
      const request = { body: orderRequest(order, name), paypalRequestId: name }
      const made = await ask(() => gateway.orders.createOrder(request))
      if (!made.id) throw new Error('PayPal gives an order no name.')
      return { id: made.id, url: pageOf(made) }
    },
    completeOrder: order => complete(gateway, order),
    refund: refund => giveBack(gateway, refund),
    async readEvent(headers, bytes) {
      const text = bytes.toString()
      const event = readPaypalEvent(text)
      if (event === null || !(await isSigned(headers, text))) return null
      if (event.capture) await insertCapture(db, event.capture)
      return event.dispute ? ofOrder(db, event.dispute) : event.word
    },
  }
}
