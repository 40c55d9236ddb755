import { currencyDigits } from '@celebrio/contract/platform/currencies'
import type { Language } from '@celebrio/contract/platform/languages'
import { amountOf, minorUnits } from '@celebrio/contract/platform/money'
import {
  CaptureStatus,
  CheckoutPaymentIntent,
  type Money,
  type Order,
  type OrderRequest,
  OrderStatus,
  type OrdersCapture,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'
import { minutesAfter } from '../clock.ts'
import type { NewOrder, OrderState, Outcome, Sum } from './gateway.ts'

/** Minutes after which an order that nobody has agreed to comes to nothing; PayPal forgets it then as well. */
const openFor = 3 * 60

/** Characters of a description that PayPal takes. */
const maxDescription = 127

const locales: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES', pt: 'pt-BR' }

export const moneyOf = ({ amount, currency }: Sum): Money => ({
  currencyCode: currency,
  value: amountOf(amount, currency).toFixed(currencyDigits(currency)),
})

/** @throws Error for what is no amount of that currency */
export function sumOf({ currencyCode, value }: Money): Sum {
  const amount = minorUnits(Number(value), currencyCode)
  if (amount === null || !Number.isSafeInteger(amount)) throw new Error('PayPal tells of a sum that there cannot be.')
  return { amount, currency: currencyCode }
}

/** What is asked of PayPal. @param name what we call the order, in all installations that share an account */
export const orderRequest = (order: NewOrder, name: string): OrderRequest => ({
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [{ customId: name, description: order.description.slice(0, maxDescription), amount: moneyOf(order) }],
  paymentSource: {
    paypal: {
      experienceContext: {
        brandName: 'Celebrio',
        locale: locales[order.language],
        shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
        userAction: PaypalExperienceUserAction.PayNow,
        returnUrl: order.returnUrl,
        cancelUrl: order.returnUrl,
      },
    },
  },
})

/** The page on which people pay. @throws Error where there is none */
export function pageOf({ links = [] }: Order): string {
  const link = links.find(({ rel }) => rel === 'payer-action') ?? links.find(({ rel }) => rel === 'approve')
  if (!link) throw new Error('PayPal names no page on which to pay.')
  return link.href
}

const outcomes: Partial<Record<CaptureStatus, Outcome>> = {
  [CaptureStatus.Completed]: 'paid',
  // What has been given back was paid.
  [CaptureStatus.Refunded]: 'paid',
  [CaptureStatus.PartiallyRefunded]: 'paid',
  [CaptureStatus.Declined]: 'declined',
  [CaptureStatus.Failed]: 'declined',
}

const outcomeOf = ({ status }: OrdersCapture): Outcome | null => (status && outcomes[status]) ?? null

/** The money that an order has brought, or the last try to take it. */
export function captureOf({ purchaseUnits = [] }: Order): OrdersCapture | undefined {
  const captures = purchaseUnits.flatMap(({ payments }) => payments?.captures ?? [])
  return captures.find(one => outcomeOf(one) === 'paid') ?? captures.at(-1)
}

function isOver({ status, createTime }: Order, now: Date): boolean {
  if (status === OrderStatus.Voided) return true
  if (status === OrderStatus.Approved || createTime === undefined) return false
  return minutesAfter(new Date(createTime), openFor) <= now
}

/** How an order stands. @throws Error when it names no sum */
export function stateOf(order: Order, now: Date): OrderState {
  const capture = captureOf(order)
  const money = capture?.amount ?? order.purchaseUnits?.[0]?.amount
  if (!money) throw new Error('PayPal names no sum of an order.')
  if (capture) return { ...sumOf(money), outcome: outcomeOf(capture) }
  return { ...sumOf(money), outcome: isOver(order, now) ? 'abandoned' : null }
}
