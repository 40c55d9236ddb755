import type { CartEntry } from '@celebrio/contract/market/carts'
import { noAmounts } from '@celebrio/contract/market/line-amounts'
import type { Item, Service } from '@celebrio/contract/market/services'
import { firstQuantity } from './quantities.ts'
import { entryWith, priceNow } from './with-wishes.ts'

/** An entry that the cart doesn't have yet, with as much of the item as its provider proposes. */
export function newEntry(item: Item, { id, name, categories, provider_id, currency }: Service): CartEntry {
  const entry = {
    service_id: id,
    service_item_id: item.id,
    provider_id,
    quantity: 0,
    service: { id, name, categories },
    service_item: item,
    currency,
    seen_price: priceNow(item),
    problem: null,
    ...noAmounts,
  }
  return entryWith(entry, firstQuantity(item))
}
