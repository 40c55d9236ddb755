import type { carts } from '@celebrio/contract/market/carts'
import { reducedPrice } from '@celebrio/contract/market/offer-prices'
import type { Body } from '@celebrio/contract/platform/endpoint'
import { bestOffers } from '#features/market/offers'
import { canBeCustomer, canBook } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { type Tx, violatesConstraint } from '#platform/db/database.ts'
import { priceEntries } from './price-entries.ts'
import { countEntries, deleteEntries, lockCart, updateSeen, upsertEntry } from './queries/cart.ts'
import { findItem } from './queries/items.ts'
import { findBookable } from './queries/providers.ts'
import { readCart } from './read-cart.ts'
import { requireQuantity } from './require-quantity.ts'

/** An item that the viewer can book, and what is taken off its price. @throws AppError not_found, own_store */
async function requireItem(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  { service_id, service_item_id }: Body<typeof carts.put>,
) {
  const now = app.clock.now()
  const item = await findItem(tx, { serviceId: service_id, itemId: service_item_id })
  const [provider] = item ? await findBookable(tx, viewer.id, now, [item.provider_id]) : []
  if (!item || !provider) throw new AppError('not_found')
  if (!canBook(viewer, provider)) throw new AppError('own_store')
  const { provider_id, categories } = item
  const sold = { provider_id, categories, itemIds: [item.id] }
  const offer = (await bestOffers(tx, [sold], now))(sold, item.id)
  return { item, discount: offer?.discount ?? 0 }
}

/** @throws AppError cart_full */
async function count(tx: Tx, userId: number): Promise<void> {
  try {
    await countEntries(tx, userId)
  } catch (error) {
    if (violatesConstraint(error, 'carts_items')) throw new AppError('cart_full')
    throw error
  }
}

/** @throws AppError not_found, own_store, validation_failed on `quantity` */
async function put(app: AppContext, tx: Tx, viewer: Viewer, choice: Body<typeof carts.put>): Promise<void> {
  const { item, discount } = await requireItem(app, tx, viewer, choice)
  await upsertEntry(tx, {
    user_id: viewer.id,
    service_item_id: item.id,
    service_id: item.service_id,
    provider_id: item.provider_id,
    service_name: item.service,
    item_name: item.name,
    unit: item.unit,
    qty: requireQuantity(item, discount, { quantity: choice.quantity, field: 'quantity' }),
    seen_price: reducedPrice(item.price, discount),
    added_at: app.clock.now(),
  })
}

/** @throws AppError not_for_your_role for a child, not_found, own_store, cart_full, validation_failed on `quantity` */
export const putIntoCart = (app: AppContext, viewer: Viewer, choice: Body<typeof carts.put>) =>
  inTransaction(app, async tx => {
    authorize(canBeCustomer(viewer), 'not_for_your_role')
    await lockCart(tx, viewer.id)
    await put(app, tx, viewer, choice)
    await count(tx, viewer.id)
    return { message: 'Your cart has been updated', ...(await readCart(app, tx, viewer)) }
  })

/** What is gone leaves, and what is there counts as seen at the price of now. What is of a provider who is away waits for them. */
export const acceptChanges = (app: AppContext, viewer: Viewer) =>
  inTransaction(app, async tx => {
    await lockCart(tx, viewer.id)
    const { entries } = await priceEntries(app, tx, viewer.id)
    const gone = entries.filter(({ problem }) => problem === 'gone').map(({ row }) => row.service_item_id)
    await deleteEntries(tx, viewer.id, gone)
    const seen = entries.flatMap(({ row: { service_item_id }, present }) => {
      if (!present) return []
      const { service, item, price } = present
      return [{ service_item_id, service_name: service, item_name: item.name, unit: item.unit, seen_price: price }]
    })
    await updateSeen(tx, viewer.id, seen)
    await count(tx, viewer.id)
    return { message: 'Your cart has been updated', ...(await readCart(app, tx, viewer)) }
  })

export const removeFromCart = (app: AppContext, viewer: Viewer, itemId: number) =>
  inTransaction(app, async tx => {
    await lockCart(tx, viewer.id)
    await deleteEntries(tx, viewer.id, [itemId])
    await count(tx, viewer.id)
    return { message: 'Your cart has been updated', ...(await readCart(app, tx, viewer)) }
  })
