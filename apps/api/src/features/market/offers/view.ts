import { reducedPrice } from '@celebrio/contract/market/offer-prices'
import type { Offer } from '@celebrio/contract/market/offers'
import { amountOf } from '@celebrio/contract/platform/money'
import { mediaOf } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { offerRights } from './policies.ts'
import type { OfferRow } from './queries/offers.ts'
import { findCategoriesOf, findImagesOf, findItemsOf, type ItemRow } from './queries/parts.ts'

const itemOf = ({ offer_id: _, price, ...item }: ItemRow, { discount, currency }: OfferRow) => ({
  ...item,
  price: amountOf(price, currency),
  offer_price: amountOf(reducedPrice(price, discount), currency),
})

/** Offers of a page with what belongs to them, in three statements however many they are. */
export async function offerViews(app: AppContext, db: Db, visitor: Visitor, rows: OfferRow[]): Promise<Offer[]> {
  const ids = rows.map(row => row.id)
  const categories = Map.groupBy(await findCategoriesOf(db, ids), row => row.offer_id)
  const items = Map.groupBy(await findItemsOf(db, ids), row => row.offer_id)
  const images = Map.groupBy(await findImagesOf(db, ids), row => row.offer_id)
  return rows.map(row => {
    const { user_id, chosen_items, ends_at, created_at, edited_at, ...offer } = row
    return {
      ...offer,
      categories: (categories.get(row.id) ?? []).map(({ category_id }) => category_id),
      applies_to: chosen_items ? 'items' : 'categories',
      items: (items.get(row.id) ?? []).map(item => itemOf(item, row)),
      images: (images.get(row.id) ?? []).map(image => mediaOf(app, image)),
      ends_at: ends_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      edited_at: edited_at?.toISOString() ?? null,
      can: offerRights(visitor, { user_id }),
    }
  })
}
