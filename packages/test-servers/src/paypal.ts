import { randomBytes, randomUUID, sign, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { generate } from 'selfsigned'
import { type Answer, orderBody, type PaypalOrder, paypalOrders, refusal } from './paypal-orders.ts'

const host = 'api-m.sandbox.paypal.com'

/** The merchant, as the product knows itself there. */
export const paypalMerchant = {
  clientId: 'client-of-celebrio',
  clientSecret: 'secret-of-celebrio',
  webhookId: 'WH1CELEBRIO',
}

/** A request, as PayPal got it. */
export type PaypalRequest = { method: string; path: string; id: string | undefined; body: string }

type Keys = { private: string; public: string; cert: string }
type Event = { id: string; event_type: string; resource: unknown }
type Verification = Record<'transmission_id' | 'transmission_time' | 'transmission_sig' | 'webhook_id', string>

const signedText = (id: string, time: string, webhook: string, body: string) =>
  Buffer.from(`${id}|${time}|${webhook}|${crc32(body)}`)

/** Whether an event is signed; of the event the bytes count, as they were sent on. */
function isSigned(keys: Keys, body: string): boolean {
  const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const { transmission_id, transmission_time, transmission_sig, webhook_id } = JSON.parse(body) as Verification
  const signed = signedText(transmission_id, transmission_time, webhook_id, event)
  const isOurs = webhook_id === paypalMerchant.webhookId
  return isOurs && verify('sha256', signed, keys.public, Buffer.from(transmission_sig, 'base64'))
}

/** An event as PayPal posts it. */
function signEvent(keys: Keys, event: Event, now: Date, webhook: string = paypalMerchant.webhookId) {
  const body = JSON.stringify({ event_version: '1.0', create_time: now.toISOString(), ...event })
  const [id, time] = [randomUUID(), now.toISOString()]
  const headers = {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `https://${host}/v1/notifications/certs/CERT-360caa42`,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', signedText(id, time, webhook, body), keys.private).toString('base64'),
  }
  return { body, headers }
}

/** What PayPal does with requests, each named one once. */
function startDesk(keys: Keys, now: () => Date) {
  const token = randomBytes(24).toString('hex')
  const basic = Buffer.from(`${paypalMerchant.clientId}:${paypalMerchant.clientSecret}`).toString('base64')
  const merchant = paypalOrders(now)
  const done = new Map<string, Answer>()

  const serve = ({ method, path, body }: PaypalRequest): Answer => {
    const json = body === '' || !body.startsWith('{') ? {} : JSON.parse(body)
    const [, id = '', verb] = /^\/v2\/(?:checkout\/orders|payments\/captures)\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    if (path === '/v1/notifications/verify-webhook-signature')
      return { status: 200, body: { verification_status: isSigned(keys, body) ? 'SUCCESS' : 'FAILURE' } }
    if (method === 'POST' && path === '/v2/checkout/orders') return merchant.create(json)
    if (method === 'POST' && verb === 'capture') return merchant.capture(id)
    if (method === 'POST' && verb === 'refund') return merchant.refund(id, json)
    return method === 'GET' && id !== '' ? merchant.show(id) : refusal(404, 'RESOURCE_NOT_FOUND')
  }

  const answer = (request: PaypalRequest, authorization = ''): Answer => {
    if (request.path === '/v1/oauth2/token')
      return authorization === `Basic ${basic}` && request.body === 'grant_type=client_credentials'
        ? { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } }
        : { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } }
    if (authorization !== `Bearer ${token}`) return refusal(401, 'AUTHENTICATION_FAILURE')
    const name = request.id && `${request.path} ${request.id}`
    const before = name && done.get(name)
    if (before) return before
    const result = serve(request)
    if (name && result.status < 400) done.set(name, result)
    return result
  }
  return { merchant, answer }
}

/** What PayPal says of money, and how it differs from what is true. */
type Told = { type?: string; id?: string; change?: object; webhook?: string }

/** What PayPal says of a dispute, and how it has come out. */
type Disputed = { type?: string; id?: string; dispute?: string; outcome?: object; change?: object }

/** What payers do on the page of an order, and what PayPal posts of it. */
function pagesOf(keys: Keys, orders: Map<string, PaypalOrder>, now: () => Date) {
  const orderOf = (url: string): PaypalOrder => {
    const order = orders.get(new URL(url).searchParams.get('token') ?? '')
    if (!order) throw new Error(`PayPal has no order at ${url}.`)
    return order
  }
  return {
    /** The order that is paid for on a page. */
    orderOf,
    forget: (url: string) => orders.delete(orderOf(url).id),
    /** Who pays agrees. */
    approve: (url: string, payer: { isBroke?: boolean; isSlow?: boolean } = {}) =>
      Object.assign(orderOf(url), { status: 'APPROVED', ...payer }),
    approved: (url: string) =>
      signEvent(
        keys,
        { id: randomUUID(), event_type: 'CHECKOUT.ORDER.APPROVED', resource: orderBody(orderOf(url)) },
        now(),
      ),
    captured(url: string, { type = 'COMPLETED', id, change = {}, webhook = paypalMerchant.webhookId }: Told = {}) {
      const order = orderOf(url)
      const [capture = { id: 'CAPTURE', amount: order.unit.amount }] = order.captures
      const related = { supplementary_data: { related_ids: { order_id: order.id } } }
      const resource = { ...capture, ...related, ...change }
      const event = { id: id ?? randomUUID(), event_type: `PAYMENT.CAPTURE.${type}`, resource }
      return signEvent(keys, event, now(), webhook)
    },
    /** Who has paid disputes it. */
    disputed(url: string, { type = 'CREATED', id, dispute = 'PP-D-4012', outcome, change = {} }: Disputed = {}) {
      const [capture = { id: 'CAPTURE' }] = orderOf(url).captures
      const resource = {
        dispute_id: dispute,
        disputed_transactions: [{ seller_transaction_id: capture.id, buyer_transaction_id: 'BUYERS' }],
        reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
        status: outcome ? 'RESOLVED' : 'OPEN',
        dispute_amount: orderOf(url).unit.amount,
        ...(outcome && { dispute_outcome: outcome }),
        ...change,
      }
      return signEvent(keys, { id: id ?? randomUUID(), event_type: `CUSTOMER.DISPUTE.${type}`, resource }, now())
    },
  }
}

/** PayPal on loopback, over TLS with a certificate of its own: the calls that are documented, and what payers do there. */
export async function startPaypal() {
  const keys = await generate([{ name: 'commonName', value: host }], { algorithm: 'sha256' })
  let clock: (() => Date) | undefined
  const now = () => clock?.() ?? new Date()
  let isAway = false
  const requests: PaypalRequest[] = []
  const { merchant, answer } = startDesk(keys, now)
  const take = ({ method = '', url: path = '', headers }: IncomingMessage, body: string) => {
    const taken = { method, path, id: headers['paypal-request-id'] as string | undefined, body }
    requests.push(taken)
    return isAway ? refusal(503, 'SERVICE_UNAVAILABLE') : answer(taken, headers.authorization)
  }
  const server = createServer({ key: keys.private, cert: keys.cert }, (request, response) => {
    void text(request)
      .then(body => take(request, body))
      .then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    /** Whoever connects through this is here, whatever host they mean. */
    agent: new Agent({ host: '127.0.0.1', port, ca: keys.cert }),
    requests,
    /** Has it go by another clock. */
    goBy: (other: () => Date) => void (clock = other),
    /** Answers nothing any more, or again. */
    goAway: (away: boolean) => void (isAway = away),
    ...pagesOf(keys, merchant.orders, now),
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}
