import type { Cart, CartEntry } from '@celebrio/contract/market/carts'
import { type Amounts, sumOf } from '@celebrio/contract/market/line-amounts'
import type { Item } from '@celebrio/contract/market/services'
import { amountOf } from '@celebrio/contract/platform/money'
import type { AppContext } from '#platform/app-context.ts'
import type { Present, PricedEntry } from './price-entries.ts'
import type { EntryRow } from './queries/entries.ts'
import type { ProviderRow } from './queries/providers.ts'
import { inUnits } from './rules.ts'

const amountsIn = (currency: string, { sub_total, discount, tax, total }: Amounts) => ({
  sub_total: amountOf(sub_total, currency),
  discount: amountOf(discount, currency),
  tax: amountOf(tax, currency),
  total: amountOf(total, currency),
})

const offerOf = ({ offer, price }: Present, currency: string): Item['offer'] =>
  offer ? { id: offer.id, name: offer.name, discount: offer.discount, price: amountOf(price, currency) } : null

const itemOf = (present: Present, currency: string): Item => ({
  id: present.item.id,
  name: present.item.name,
  price: amountOf(present.item.price, currency),
  ...inUnits(present.item),
  offer: offerOf(present, currency),
})

/** What was seen of an item that is gone. */
const goneItem = ({ service_item_id, item_name, seen_unit, seen_price, quantity, currency }: EntryRow): Item => ({
  id: service_item_id,
  name: item_name,
  price: amountOf(seen_price, currency),
  unit: seen_unit,
  qty: quantity / 1000,
  least_qty: null,
  most_qty: null,
  step_minutes: null,
  offer: null,
})

const entryOf = ({ row, present, problem, amounts }: PricedEntry): CartEntry => ({
  service_id: row.service_id,
  service_item_id: row.service_item_id,
  provider_id: row.provider_id,
  quantity: row.quantity / 1000,
  service: {
    id: row.service_id,
    name: present?.service ?? row.service_name,
    categories: present ? row.categories : [],
  },
  service_item: present ? itemOf(present, row.currency) : goneItem(row),
  currency: row.currency,
  seen_price: amountOf(row.seen_price, row.currency),
  problem,
  ...amountsIn(row.currency, amounts),
})

/** Entries side by side that are of one provider, who stand where their first one does. */
const byProvider = (entries: readonly PricedEntry[]) => Map.groupBy(entries, ({ row }) => row.provider_id)

const sumIn = (currency: string, entries: readonly PricedEntry[]) =>
  amountsIn(currency, sumOf(entries.map(({ amounts }) => amounts)))

const sellerOf = (app: AppContext, { id, user_id, company_name, logo }: ProviderRow) => ({
  id,
  user_id,
  company_name,
  logo: logo && app.files.publicUrl(logo),
})

export function cartView(
  app: AppContext,
  entries: readonly PricedEntry[],
  providers: ReadonlyMap<number, ProviderRow>,
): Cart {
  const groups = byProvider(entries)
  const bookable = entries.filter(({ present }) => present !== null)
  return {
    cart: [...groups.values()].flatMap(group => group.map(entryOf)),
    sellers: [...groups.keys()].flatMap(id => {
      const provider = providers.get(id)
      return provider ? [sellerOf(app, provider)] : []
    }),
    providers: [...byProvider(bookable)].flatMap(([id, group]) => {
      const [provider, first] = [providers.get(id), group[0]]
      if (!provider || !first) return []
      const { currency } = first.row
      return [{ ...sellerOf(app, provider), currency, ...sumIn(currency, group) }]
    }),
    totals: [...Map.groupBy(bookable, ({ row }) => row.currency)].map(([currency, group]) => ({
      currency,
      ...sumIn(currency, group),
    })),
  }
}
