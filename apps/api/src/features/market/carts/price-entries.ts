import type { CartEntry } from '@celebrio/contract/market/carts'
import { lineAmounts, noAmounts } from '@celebrio/contract/market/line-amounts'
import { reducedPrice } from '@celebrio/contract/market/offer-prices'
import { quantityIssue } from '@celebrio/contract/market/quantities'
import { type BestOffer, bestOffers } from '#features/market/offers'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import { type EntryRow, findEntries } from './queries/entries.ts'
import { findBookable, type ProviderRow } from './queries/providers.ts'
import { type ItemRow, inUnits } from './rules.ts'

/** What the item of an entry is now, with the offer that counts for it. */
export type Present = { service: string; item: ItemRow; offer: BestOffer | undefined; price: number }

const presentOf = (row: EntryRow, offer: BestOffer | undefined): Present | null => {
  const { id, name, price, unit, qty, least_qty, most_qty, step_minutes, service } = row
  if (id === null || name === null || price === null || unit === null || qty === null || service === null) return null
  const item = { id, name, price, unit, qty, least_qty, most_qty, step_minutes }
  return { service, item, offer, price: reducedPrice(price, offer?.discount ?? 0) }
}

function problemOf(
  { quantity, seen_price }: EntryRow,
  { item, price }: Present,
  isPayable: boolean,
): CartEntry['problem'] {
  if (price !== seen_price) return 'price'
  return quantityIssue(inUnits(item), quantity / 1000) || !isPayable ? 'quantity' : null
}

/** An entry at the price of now; what is gone costs nothing. Amounts in minor units. */
function priced(row: EntryRow, present: Present | null, isAway: boolean) {
  if (!present) return { row, present, problem: isAway ? ('away' as const) : ('gone' as const), amounts: noAmounts }
  const amounts = lineAmounts(present.item.price, present.offer?.discount ?? 0, row.quantity)
  return { row, present, problem: problemOf(row, present, amounts !== null), amounts: amounts ?? noAmounts }
}

export type PricedEntry = ReturnType<typeof priced>

const soldBy = (row: EntryRow) => ({
  provider_id: row.provider_id,
  categories: row.categories,
  itemIds: row.id === null ? [] : [row.id],
})

type Priced = { entries: PricedEntry[]; providers: Map<number, ProviderRow> }

/** Entries at the prices of now, in three statements however many there are. */
export async function priceRows({ clock }: AppContext, db: Db, userId: number, rows: EntryRow[]): Promise<Priced> {
  if (rows.length === 0) return { entries: [], providers: new Map() }
  const now = clock.now()
  const ids = [...new Set(rows.map(row => row.provider_id))]
  const providers = new Map((await findBookable(db, userId, now, ids)).map(one => [one.id, one]))
  const bestOffer = await bestOffers(db, rows.map(soldBy), now)
  const entries = rows.map(row => {
    const offer = row.id === null ? undefined : bestOffer(soldBy(row), row.id)
    const isAway = !providers.has(row.provider_id)
    return priced(row, isAway ? null : presentOf(row, offer), isAway)
  })
  return { entries, providers }
}

/** Somebody's cart as it is now. */
export const priceEntries = async (app: AppContext, db: Db, userId: number): Promise<Priced> =>
  priceRows(app, db, userId, await findEntries(db, userId))
