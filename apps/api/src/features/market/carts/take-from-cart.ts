import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Present, type PricedEntry, priceEntries } from './price-entries.ts'
import { countEntries, deleteEntries, lockCart } from './queries/cart.ts'

/** An entry that can be booked as its owner has seen it. */
export type TakenEntry = PricedEntry & { present: Present }

const isBookable = (entry: PricedEntry): entry is TakenEntry => entry.present !== null && entry.problem === null

/**
 * Takes what is to be booked out of the viewer's cart, by provider.
 * @param providerIds of whom; of all of them who can be booked now if there are none
 * @throws AppError cart_empty, cart_changed
 */
export async function takeFromCart(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  providerIds: readonly number[],
): Promise<Map<number, TakenEntry[]>> {
  await lockCart(tx, viewer.id)
  const { entries } = await priceEntries(app, tx, viewer.id)
  const isOfAll = providerIds.length === 0
  const wanted = entries.filter(({ row, problem }) =>
    isOfAll ? problem !== 'away' : providerIds.includes(row.provider_id),
  )
  if (wanted.length === 0) throw new AppError(isOfAll && entries.length > 0 ? 'cart_changed' : 'cart_empty')
  const bookable = wanted.filter(isBookable)
  if (bookable.length < wanted.length) throw new AppError('cart_changed')
  await deleteEntries(
    tx,
    viewer.id,
    bookable.map(({ row }) => row.service_item_id),
  )
  await countEntries(tx, viewer.id)
  return Map.groupBy(bookable, ({ row }) => row.provider_id)
}
