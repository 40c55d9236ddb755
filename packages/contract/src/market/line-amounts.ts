import { maxAmount } from '../platform/money.ts'
import { reducedPrice } from './offer-prices.ts'

/** In minor units of the currency; `total` is what is paid. */
export type Amounts = { sub_total: number; discount: number; tax: number; total: number }

const perThousand = 1000n

/** A price times a quantity in thousandths, halves up. In BigInt: the product may be beyond 2^53. */
const times = (price: number, quantity: number): number =>
  Number((BigInt(price) * BigInt(quantity) + perThousand / 2n) / perThousand)

/**
 * What a quantity of an item costs: the reduced price is rounded per item, the line once more where the quantity has parts.
 * @param price of one, in minor units
 * @param discount whole percent, 0–100
 * @param quantity in thousandths of the unit
 * @returns null beyond the largest amount
 */
export function lineAmounts(price: number, discount: number, quantity: number): Amounts | null {
  const sub_total = times(price, quantity)
  if (sub_total > maxAmount) return null
  const total = times(reducedPrice(price, discount), quantity)
  return { sub_total, discount: sub_total - total, tax: 0, total }
}

export const noAmounts: Amounts = { sub_total: 0, discount: 0, tax: 0, total: 0 }

/** Of one currency. */
export const sumOf = (amounts: readonly Amounts[]): Amounts =>
  amounts.reduce(
    (sum, { sub_total, discount, tax, total }) => ({
      sub_total: sum.sub_total + sub_total,
      discount: sum.discount + discount,
      tax: sum.tax + tax,
      total: sum.total + total,
    }),
    noAmounts,
  )
