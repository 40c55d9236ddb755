import { type Amounts, lineAmounts, noAmounts, sumOf } from '@celebrio/contract/market/line-amounts'

type Booked = { id: number; price: number; offer_discount: number; qty: number }

/** What is done of an item, in thousandths of its unit, and what that costs at the price that was agreed on. */
export type AcceptedItem = { id: number; qty_accepted: number; sub_total: number; discount: number; total: number }

/** What a booking is when a provider does so much of some items, and all of the others. */
export function acceptedItems(items: readonly Booked[], answers: ReadonlyMap<number, number>) {
  const lines = items.map(({ id, price, offer_discount, qty }) => {
    const qty_accepted = Math.min(answers.get(id) ?? qty, qty)
    // Less than what was booked, so it is no more than the largest amount.
    return { id, qty_accepted, amounts: lineAmounts(price, offer_discount, qty_accepted) ?? noAmounts }
  })
  return {
    items: lines.map(({ id, qty_accepted, amounts: { sub_total, discount, total } }): AcceptedItem => {
      return { id, qty_accepted, sub_total, discount, total }
    }),
    amounts: sumOf(lines.map(({ amounts }) => amounts)) satisfies Amounts,
    isLess: lines.some(({ id, qty_accepted }) => qty_accepted < (items.find(item => item.id === id)?.qty ?? 0)),
    isNothing: lines.every(({ qty_accepted }) => qty_accepted === 0),
  }
}
