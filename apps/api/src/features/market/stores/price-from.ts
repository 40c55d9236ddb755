import { reducedPrice } from '@celebrio/contract/market/offer-prices'
import type { Unit } from '@celebrio/contract/market/service-forms'
import type { PriceFrom } from '@celebrio/contract/market/stores'
import { amountOf } from '@celebrio/contract/platform/money'
import type { Db } from '#platform/db/database.ts'
import { findReducible, type Reducible } from './queries/offer-prices.ts'

type Row = { id: number; price_from: number | null; price_unit: Unit | null; currency: string | null }

type Offered = NonNullable<PriceFrom>['offer']

/** What the best of some reductions leaves, if that is less than the least price without them. */
function offerOf(reductions: readonly Reducible[], least: number, currency: string): Offered {
  const [best] = reductions
    .map(({ price, unit, discount }) => ({ now: reducedPrice(price, discount), price, unit, discount }))
    .toSorted((one, other) => one.now - other.now || one.price - other.price)
  if (!best || best.now >= least) return null
  const { now, price, unit, discount } = best
  return { amount: amountOf(now, currency), regular: amountOf(price, currency), unit, discount }
}

function priceOf({ price_from, price_unit, currency }: Row, reductions: readonly Reducible[]): PriceFrom {
  if (price_from === null || price_unit === null || currency === null) return null
  const offer = offerOf(reductions, price_from, currency)
  return { amount: amountOf(price_from, currency), currency, unit: price_unit, offer }
}

/** The least price of a store, and the highest discount of an offer that runs for something it sells, in percent. */
type Prices = { from: PriceFrom; highestDiscount: number | null }

/**
 * The least prices of some stores, from their listings, and what offers that run make of them: a look-up by row.
 * @param ids of the stores that may have offers
 */
export async function pricesFrom(db: Db, ids: readonly number[], now: Date): Promise<(row: Row) => Prices> {
  const found = ids.length === 0 ? [] : await findReducible(db, ids, now)
  const reductionsOf = Map.groupBy(found, one => one.provider_id)
  return row => {
    const reductions = reductionsOf.get(row.id) ?? []
    const highest = Math.max(0, ...reductions.map(({ discount }) => discount))
    return { from: priceOf(row, reductions), highestDiscount: highest === 0 ? null : highest }
  }
}
