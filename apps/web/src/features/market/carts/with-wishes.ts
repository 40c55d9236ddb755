import { type Cart, type CartEntry, isGone } from '@celebrio/contract/market/carts'
import { type Amounts, lineAmounts, noAmounts, sumOf } from '@celebrio/contract/market/line-amounts'
import { quantityIssue } from '@celebrio/contract/market/quantities'
import type { Item } from '@celebrio/contract/market/services'
import { amountOf, minorUnits } from '@celebrio/contract/platform/money'
import type { Seller, Wish } from './wishes.ts'

const minor = (amount: number, currency: string) => minorUnits(amount, currency) ?? 0

const inMinor = (amounts: Amounts, currency: string): Amounts => ({
  sub_total: minor(amounts.sub_total, currency),
  discount: minor(amounts.discount, currency),
  tax: minor(amounts.tax, currency),
  total: minor(amounts.total, currency),
})

const inMajor = (amounts: Amounts, currency: string): Amounts => ({
  sub_total: amountOf(amounts.sub_total, currency),
  discount: amountOf(amounts.discount, currency),
  tax: amountOf(amounts.tax, currency),
  total: amountOf(amounts.total, currency),
})

/** What one costs now, offers taken off. */
export const priceNow = ({ price, offer }: Item): number => offer?.price ?? price

/** The entry with another quantity, as the server will answer it: at the price of now, which counts as seen. */
export function entryWith(entry: CartEntry, quantity: number): CartEntry {
  const { service_item, currency } = entry
  const { price, offer } = service_item
  const amounts = lineAmounts(minor(price, currency), offer?.discount ?? 0, Math.round(quantity * 1000))
  return {
    ...entry,
    quantity,
    seen_price: priceNow(service_item),
    problem: quantityIssue(service_item, quantity) ? 'quantity' : null,
    ...inMajor(amounts ?? noAmounts, currency),
  }
}

/** The entries with what is wished; new ones stand behind those of their provider. */
function entriesWith(cart: readonly CartEntry[], wishes: readonly Wish[]): CartEntry[] {
  const wishOf = new Map(wishes.map(wish => [wish.entry.service_item_id, wish]))
  const changed = cart.flatMap(entry => {
    const wish = wishOf.get(entry.service_item_id)
    if (!wish) return [entry]
    return wish.quantity === null ? [] : [entryWith(entry, wish.quantity)]
  })
  const known = new Set(cart.map(entry => entry.service_item_id))
  const added = wishes.flatMap(({ entry, quantity }) =>
    quantity === null || known.has(entry.service_item_id) ? [] : [entryWith(entry, quantity)],
  )
  return [...Map.groupBy([...changed, ...added], entry => entry.provider_id).values()].flat()
}

const sum = (entries: readonly CartEntry[], currency: string) =>
  inMajor(sumOf(entries.map(entry => inMinor(entry, currency))), currency)

const sumsBy = <Key>(entries: readonly CartEntry[], keyOf: (entry: CartEntry) => Key) =>
  [...Map.groupBy(entries, keyOf)].map(([key, group]) => {
    const currency = group[0]?.currency ?? ''
    return { key, currency, ...sum(group, currency) }
  })

const sellerOf = ({ id, user_id, company_name, logo }: Seller): Seller => ({ id, user_id, company_name, logo })

/** Sums of some entries, and who sells them. */
function cartOf(entries: CartEntry[], sellers: readonly Seller[]): Cart {
  const present = entries.filter(entry => !isGone(entry))
  const sellerBy = new Map(sellers.map(seller => [seller.id, seller]))
  return {
    cart: entries,
    sellers: [...new Set(entries.map(entry => entry.provider_id))].flatMap(id => {
      const seller = sellerBy.get(id)
      return seller ? [sellerOf(seller)] : []
    }),
    providers: sumsBy(present, entry => entry.provider_id).flatMap(({ key, ...amounts }) => {
      const seller = sellerBy.get(key)
      return seller ? [{ ...sellerOf(seller), ...amounts }] : []
    }),
    totals: sumsBy(present, entry => entry.currency).map(({ key: _, ...amounts }) => amounts),
  }
}

/** The cart as it will be when the server knows what is wished. */
export function withWishes(cart: Cart, wishes: readonly Wish[]): Cart {
  if (wishes.length === 0) return cart
  return cartOf(entriesWith(cart.cart, wishes), [...wishes.map(wish => wish.seller), ...cart.sellers])
}

/** What is in the cart of some providers only. */
export const partOf = ({ cart, sellers }: Cart, ids: readonly number[]): Cart =>
  cartOf(
    cart.filter(({ provider_id }) => ids.includes(provider_id)),
    sellers,
  )
