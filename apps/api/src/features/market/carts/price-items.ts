import { canBook } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { priceRows } from './price-entries.ts'
import { findItems } from './queries/items.ts'
import { requireQuantity } from './require-quantity.ts'
import type { TakenEntry } from './take-from-cart.ts'

type AskedItem = { service_item_id: number; qty: number }

/** @throws AppError validation_failed on the first item that is there twice */
function requireOnce(items: readonly AskedItem[]): void {
  const ids = items.map(item => item.service_item_id)
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (again !== -1) throw fieldError(`items.${again}.service_item_id`, 'row_twice')
}

/**
 * Items at the prices of now, without the cart, by provider.
 * @throws AppError own_store, validation_failed on `items.<index>.service_item_id` and `items.<index>.qty`
 */
export async function priceItems(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  items: readonly AskedItem[],
): Promise<Map<number, TakenEntry[]>> {
  requireOnce(items)
  const ids = items.map(item => item.service_item_id)
  const found = new Map((await findItems(tx, ids)).map(row => [row.id, row]))
  const rows = items.flatMap(({ service_item_id, qty }) => {
    const row = found.get(service_item_id)
    return row ? [{ ...row, quantity: Math.round(qty * 1000) }] : []
  })
  const { entries, providers } = await priceRows(app, tx, viewer.id, rows)
  const taken = items.map(({ service_item_id, qty }, index) => {
    const entry = entries.find(({ row }) => row.service_item_id === service_item_id)
    const provider = entry && providers.get(entry.row.provider_id)
    if (!entry?.present || !provider) throw fieldError(`items.${index}.service_item_id`, 'item_unknown')
    if (!canBook(viewer, provider)) throw new AppError('own_store')
    const { item, offer } = entry.present
    requireQuantity(item, offer?.discount ?? 0, { quantity: qty, field: `items.${index}.qty` })
    return { ...entry, present: entry.present }
  })
  return Map.groupBy(taken, ({ row }) => row.provider_id)
}
