import type { carts } from '@celebrio/contract/market/carts'
import { lineAmounts } from '@celebrio/contract/market/line-amounts'
import { reducedPrice } from '@celebrio/contract/market/offer-prices'
import { proposedQuantity, quantityIssue } from '@celebrio/contract/market/quantities'
import type { Body } from '@celebrio/contract/platform/endpoint'
import { bestOffers } from '#features/market/offers'
import { canBook } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Tx, violatesConstraint } from '#platform/db/database.ts'
import { priceEntries } from './price-entries.ts'
import { countEntries, deleteEntries, lockCart, updateSeen, upsertEntry } from './queries/cart.ts'
import { findItem } from './queries/items.ts'
import { findBookable } from './queries/providers.ts'
import { readCart } from './read-cart.ts'
import { type ItemRow, inUnits } from './rules.ts'

type Choice = { service_id?: number; service_item_id: number }

/** An item that the viewer can book, and what is taken off its price. @throws AppError not_found, own_store */
async function requireItem(app: AppContext, tx: Tx, viewer: Viewer, { service_id, service_item_id }: Choice) {
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

type Asked = { quantity: number | undefined; field: string }

/** In thousandths. @throws AppError validation_failed on the field */
function quantityOf(item: ItemRow, discount: number, { quantity: asked, field }: Asked): number {
  const bookable = inUnits(item)
  const quantity = asked ?? proposedQuantity(bookable)
  const issue = quantityIssue(bookable, quantity)
  if (issue) throw fieldError(field, issue.code, issue.values)
  const thousandths = Math.round(quantity * 1000)
  if (!lineAmounts(item.price, discount, thousandths)) throw fieldError(field, 'amounts_too_large')
  return thousandths
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

/** @returns whose item it is. @throws AppError not_found, own_store, validation_failed on the field of the quantity */
async function put(app: AppContext, tx: Tx, viewer: Viewer, choice: Choice & Asked): Promise<number> {
  const { item, discount } = await requireItem(app, tx, viewer, choice)
  await upsertEntry(tx, {
    user_id: viewer.id,
    service_item_id: item.id,
    service_id: item.service_id,
    provider_id: item.provider_id,
    service_name: item.service,
    item_name: item.name,
    unit: item.unit,
    qty: quantityOf(item, discount, choice),
    seen_price: reducedPrice(item.price, discount),
    added_at: app.clock.now(),
  })
  return item.provider_id
}

/**
 * Puts items in that are taken out again in the same transaction, at the prices of now.
 * @returns whose they are
 * @throws AppError not_found, own_store, validation_failed on `items.<index>.qty`
 */
export async function putForNow(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  items: readonly { service_item_id: number; qty: number }[],
): Promise<number[]> {
  await lockCart(tx, viewer.id)
  const sellers = new Set<number>()
  for (const [index, { service_item_id, qty }] of items.entries())
    sellers.add(await put(app, tx, viewer, { service_item_id, quantity: qty, field: `items.${index}.qty` }))
  return [...sellers]
}

/** @throws AppError not_found, own_store, cart_full, validation_failed on `quantity` */
export const putIntoCart = (app: AppContext, viewer: Viewer, { quantity, ...choice }: Body<typeof carts.put>) =>
  inTransaction(app, async tx => {
    await lockCart(tx, viewer.id)
    await put(app, tx, viewer, { ...choice, quantity, field: 'quantity' })
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
