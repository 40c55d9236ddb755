import { randomBytes } from 'node:crypto'

type Money = { currency_code: string; value: string }
type Capture = { id: string; status: string; amount: Money; custom_id?: string | undefined; refunded: number }
type Unit = { amount: Money; custom_id?: string; description?: string }
type Context = { return_url: string; cancel_url: string; locale: string; user_action: string }

/** An order as its payer and the merchant see it. */
export type PaypalOrder = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  create_time: string
  unit: Unit
  context: Context
  captures: Capture[]
  /** The bank of the payer refuses. */
  isBroke: boolean
  /** What is captured waits for the bank. */
  isSlow: boolean
}

/** What is answered: a status and a body. */
export type Answer = { status: number; body: unknown }

const newId = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17)

export const refusal = (status: number, name: string, issue?: string): Answer => ({
  status,
  body: { name, message: name, debug_id: randomBytes(6).toString('hex'), details: issue ? [{ issue }] : [] },
})

const hundredths = ({ value }: Money) => Math.round(Number(value) * 100)
const isMoney = (money: Money | undefined): money is Money =>
  money !== undefined && /^[A-Z]{3}$/.test(money.currency_code) && /^\d{1,10}\.\d\d$/.test(money.value)

/** An order, in the shape in which PayPal answers it. */
export function orderBody({ id, status, create_time, unit, captures }: PaypalOrder) {
  const payer = `https://www.sandbox.paypal.com/checkoutnow?token=${id}`
  const payments = { captures: captures.map(({ refunded: _, ...capture }) => capture) }
  const units = [{ reference_id: 'default', ...unit, ...(captures.length > 0 && { payments }) }]
  const links = [{ href: payer, rel: 'payer-action', method: 'GET' }]
  return { id, intent: 'CAPTURE', status, create_time, purchase_units: units, links }
}

type Creation = {
  intent?: string
  purchase_units?: Unit[]
  payment_source?: { paypal?: { experience_context?: Context } }
}

const missing = refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
const unprocessable = (issue: string) => refusal(422, 'UNPROCESSABLE_ENTITY', issue)

/** Takes what the payer of an order has agreed to. */
function takeMoney(order: PaypalOrder): Answer {
  if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
  if (order.isBroke) return unprocessable('INSTRUMENT_DECLINED')
  const { amount, custom_id } = order.unit
  order.captures.push({ id: newId(), status: order.isSlow ? 'PENDING' : 'COMPLETED', amount, custom_id, refunded: 0 })
  order.status = 'COMPLETED'
  return { status: 201, body: orderBody(order) }
}

function giveBack(taken: Capture, amount: Money | undefined): Answer {
  if (!isMoney(amount) || amount.currency_code !== taken.amount.currency_code)
    return unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH')
  const left = hundredths(taken.amount) - taken.refunded
  if (left === 0) return unprocessable('CAPTURE_FULLY_REFUNDED')
  if (hundredths(amount) > left) return unprocessable('REFUND_AMOUNT_EXCEEDED')
  taken.refunded += hundredths(amount)
  taken.status = taken.refunded === hundredths(taken.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  return { status: 201, body: { id: newId(), status: 'COMPLETED', amount } }
}

/** The orders of a merchant, and what can be done with them: Orders v2 and Payments v2. */
export function paypalOrders(now: () => Date) {
  const orders = new Map<string, PaypalOrder>()
  const captures = new Map<string, Capture>()
  return {
    orders,
    create(body: Creation): Answer {
      const [unit] = body.purchase_units ?? []
      const context = body.payment_source?.paypal?.experience_context
      if (body.intent !== 'CAPTURE' || !unit || !isMoney(unit.amount) || !context?.return_url || !context.cancel_url)
        return refusal(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX')
      const fresh = { isBroke: false, isSlow: false, status: 'PAYER_ACTION_REQUIRED' } as const
      const order = { id: newId(), create_time: now().toISOString(), unit, context, ...fresh, captures: [] }
      orders.set(order.id, order)
      return { status: 200, body: orderBody(order) }
    },
    capture(id: string): Answer {
      const order = orders.get(id)
      const answer = order ? takeMoney(order) : missing
      for (const one of order?.captures ?? []) captures.set(one.id, one)
      return answer
    },
    refund(id: string, { amount }: { amount?: Money }): Answer {
      const taken = captures.get(id)
      return taken ? giveBack(taken, amount) : missing
    },
    show(id: string): Answer {
      const order = orders.get(id)
      return order ? { status: 200, body: orderBody(order) } : missing
    },
  }
}
