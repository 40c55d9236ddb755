import { reducedPrice } from '@celebrio/contract/market/offer-prices'
import type { Item, Service } from '@celebrio/contract/market/services'
import { amountOf } from '@celebrio/contract/platform/money'
import { mediaOf } from '#features/base/uploads'
import { type BestOffer, bestOffers } from '#features/market/offers'
import type { AppContext } from '#platform/app-context.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { serviceRights } from './policies.ts'
import { findCategoriesOf, findImagesOf, findItemsOf, type ItemRow, type ServiceRow } from './queries/services.ts'

const units = (thousandths: number) => thousandths / 1000
const maybeUnits = (thousandths: number | null) => (thousandths === null ? null : units(thousandths))

const offerOf = ({ id, name, discount }: BestOffer, price: number, currency: string) => ({
  id,
  name,
  discount,
  price: amountOf(reducedPrice(price, discount), currency),
})

const itemOf = ({ service_id: _, ...row }: ItemRow, currency: string, offer: BestOffer | undefined): Item => ({
  ...row,
  price: amountOf(row.price, currency),
  qty: units(row.qty),
  least_qty: maybeUnits(row.least_qty),
  most_qty: maybeUnits(row.most_qty),
  offer: offer ? offerOf(offer, row.price, currency) : null,
})

/** Services of a page with what belongs to them, in five statements however many they are. */
export async function serviceViews(app: AppContext, db: Db, visitor: Visitor, rows: ServiceRow[]): Promise<Service[]> {
  const ids = rows.map(row => row.id)
  const categories = Map.groupBy(await findCategoriesOf(db, ids), row => row.service_id)
  const items = Map.groupBy(await findItemsOf(db, ids), row => row.service_id)
  const images = Map.groupBy(await findImagesOf(db, ids), row => row.service_id)
  const sold = rows.map(row => ({
    ...row,
    categories: (categories.get(row.id) ?? []).map(one => one.category_id),
    itemIds: (items.get(row.id) ?? []).map(item => item.id),
  }))
  const bestOffer = await bestOffers(db, sold, app.clock.now())
  return sold.map(service => ({
    id: service.id,
    provider_id: service.provider_id,
    name: service.name,
    description: service.description,
    categories: service.categories,
    currency: service.currency,
    items: (items.get(service.id) ?? []).map(row => itemOf(row, service.currency, bestOffer(service, row.id))),
    images: (images.get(service.id) ?? []).map(row => mediaOf(app, row)),
    created_at: service.created_at.toISOString(),
    edited_at: service.edited_at?.toISOString() ?? null,
    can: serviceRights(visitor, service),
  }))
}
