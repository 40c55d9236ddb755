import { minorUnits } from '@celebrio/contract/platform/money'
import { z } from 'zod'
import type { EventHeaders, GatewayEvent, GatewayWord, Outcome } from './gateway.ts'
import { type PaypalDispute, readDispute } from './paypal-disputes.ts'

/** Names of PayPal, at most as long as it says. */
const name = z.string().min(1).max(255)

const signature = z.object({
  'paypal-auth-algo': z.string().regex(/^[a-zA-Z0-9]{1,100}$/),
  'paypal-cert-url': z.url().max(500),
  'paypal-transmission-id': z.string().min(1).max(50),
  'paypal-transmission-sig': z.string().min(1).max(500),
  'paypal-transmission-time': z.iso.datetime({ offset: true }).max(100),
})

const event = z.object({ id: name, event_type: name, resource: z.record(z.string(), z.unknown()) })

const capture = z.object({
  id: name,
  amount: z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/) }),
  supplementary_data: z.object({ related_ids: z.object({ order_id: name }) }),
})

/** An event, by what it says, and what it says of money that was taken, or of a dispute about some. */
export type PaypalEvent = {
  word: GatewayWord
  capture?: { order_id: string; capture_id: string }
  dispute?: PaypalDispute
}

/** What PayPal is asked to verify, as it came; null where that cannot be from PayPal. */
export function verificationOf(headers: EventHeaders, body: string, webhookId: string): string | null {
  const { data } = signature.safeParse(headers)
  if (!data) return null
  const asked = {
    auth_algo: data['paypal-auth-algo'],
    cert_url: data['paypal-cert-url'],
    transmission_id: data['paypal-transmission-id'],
    transmission_sig: data['paypal-transmission-sig'],
    transmission_time: data['paypal-transmission-time'],
    webhook_id: webhookId,
  }
  // The signature is about the bytes of the event: written anew, it could be another text.
  return `${JSON.stringify(asked).slice(0, -1)},"webhook_event":${body}}`
}

const orderOf = (resource: unknown, field: 'id' | 'order_id'): GatewayWord => {
  const { data } = z.object({ [field]: name }).safeParse(resource)
  return data?.[field] === undefined ? 'nothing' : { lookAt: data[field] }
}

function moneyWord(id: string, resource: unknown, outcome: Outcome): PaypalEvent {
  const { data } = capture.safeParse(resource)
  if (!data) return { word: 'nothing' }
  const order = data.supplementary_data.related_ids.order_id
  const { currency_code: currency, value } = data.amount
  const amount = minorUnits(Number(value), currency)
  // It has more decimals than its currency.
  if (amount === null) return { word: { lookAt: order } }
  const word: GatewayEvent = { id, order, outcome, amount, currency }
  return { word, ...(outcome === 'paid' && { capture: { order_id: order, capture_id: data.id } }) }
}

function disputeWord(id: string, resource: unknown): PaypalEvent {
  const dispute = readDispute(id, resource)
  return { word: 'nothing', ...(dispute && { dispute }) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads an event, which has still to be verified; null when it is none. */
export function readPaypalEvent(body: string): PaypalEvent | null {
  const { data } = event.safeParse(readJson(body))
  if (!data) return null
  const { id, event_type, resource } = data
  switch (event_type) {
    case 'PAYMENT.CAPTURE.COMPLETED':
      return moneyWord(id, resource, 'paid')
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return moneyWord(id, resource, 'declined')
    case 'CHECKOUT.ORDER.APPROVED':
    case 'CHECKOUT.ORDER.COMPLETED':
      return { word: orderOf(resource, 'id') }
    case 'CHECKOUT.PAYMENT-APPROVAL.REVERSED':
      return { word: orderOf(resource, 'order_id') }
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return disputeWord(id, resource)
    default:
      return { word: 'nothing' }
  }
}
