import type { Cart, CartEntry } from '@celebrio/contract/market/carts'
import { minorUnits } from '@celebrio/contract/platform/money'
import { formatAmount } from '#lib/amounts.ts'
import { priceNow } from './with-wishes.ts'

const minor = (amount: number, currency: string) => minorUnits(amount, currency) ?? 0

/** What the offers of a cart take off, each once, in the order of the entries. */
export function offersOf(entries: readonly CartEntry[]) {
  const reduced = entries.filter(({ service_item, discount }) => service_item.offer && discount > 0)
  return [...Map.groupBy(reduced, ({ service_item }) => service_item.offer?.id)].flatMap(([id, group]) => {
    const [first] = group
    const offer = first?.service_item.offer
    if (!first || !offer || id === undefined) return []
    const { currency } = first
    const off = group.reduce((sum, { discount }) => sum + minor(discount, currency), 0)
    return [{ id, name: offer.name, share: offer.discount / 100, amount: formatAmount(-off, currency) }]
  })
}

/** Whether an offer takes something off the price that stands beside it. */
export const isReduced = ({ service_item }: CartEntry): boolean => priceNow(service_item) !== service_item.price

/** How much more, or less, an entry costs than at the price that was seen. In minor units. */
export function differenceOf({ quantity, seen_price, service_item, currency }: CartEntry): number {
  const one = minor(priceNow(service_item), currency) - minor(seen_price, currency)
  return Math.round(one * quantity)
}

/** Totals, one for each currency: they are never added up. */
export const totalsText = ({ totals }: Cart): string[] =>
  totals.map(({ total, currency }) => formatAmount(minor(total, currency), currency))
