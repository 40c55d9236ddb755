import { offerLimits } from '@celebrio/contract/market/offer-forms'
import { sql } from 'kysely'
import { mediaColumns } from '#features/base/uploads'
import type { Db, Tx } from '#platform/db/database.ts'

/** Categories of some offers, in the order in which they were chosen. */
export const findCategoriesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('offer_categories')
    .select(['offer_id', 'category_id'])
    .where('offer_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('position')
    .execute()

/** Has an offer be in these categories only. */
export async function replaceCategories(tx: Tx, offer_id: number, categoryIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('offer_categories').where('offer_id', '=', offer_id).execute()
  const rows = categoryIds.map((category_id, position) => ({ offer_id, position, category_id }))
  await tx.insertInto('offer_categories').values(rows).execute()
}

/** Items that some offers were made for, as they are now, in the order of the store. */
export const findItemsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('offer_items')
    .innerJoin('service_items as item', 'item.id', 'offer_items.item_id')
    .select(['offer_items.offer_id', 'item.id', 'item.service_id', 'item.name', 'item.unit', 'item.price'])
    .where('offer_items.offer_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('offer_items.offer_id')
    .orderBy('item.service_id', 'desc')
    .orderBy('item.position')
    .limit(offerLimits.offers * offerLimits.items)
    .execute()

export type ItemRow = Awaited<ReturnType<typeof findItemsOf>>[number]

/**
 * Those of some items that are of a store, kept there until the transaction ends. Items that somebody is deleting count as
 * gone: to wait for them could end in a deadlock.
 */
const keepItems = (tx: Tx, providerId: number, ids: readonly number[]) =>
  tx
    .selectFrom('service_items as item')
    .innerJoin('services', 'services.id', 'item.service_id')
    .select('item.id as item_id')
    .where('services.provider_id', '=', providerId)
    .where('item.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .forKeyShare('item')
    .skipLocked()
    .execute()

/** Has an offer be for these items of its store only. @returns how many of them there are */
export async function replaceItems(
  tx: Tx,
  offer: { id: number; provider_id: number },
  itemIds: readonly number[],
): Promise<number> {
  const items = await keepItems(tx, offer.provider_id, itemIds)
  await tx.deleteFrom('offer_items').where('offer_id', '=', offer.id).execute()
  const rows = items.map(({ item_id }) => ({ offer_id: offer.id, item_id }))
  if (rows.length > 0) await tx.insertInto('offer_items').values(rows).execute()
  return rows.length
}

/** Pictures of some offers, in the provider's order. */
export const findImagesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('offer_images')
    .innerJoin('uploads', 'uploads.id', 'offer_images.upload_id')
    .select(['offer_images.offer_id', ...mediaColumns])
    .where('offer_images.offer_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('offer_images.offer_id')
    .orderBy('offer_images.position')
    .execute()

/** Has an offer show these pictures only, in this order. */
export async function replaceImages(tx: Tx, offer_id: number, uploadIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('offer_images').where('offer_id', '=', offer_id).execute()
  const rows = uploadIds.map((upload_id, position) => ({ offer_id, position, upload_id }))
  if (rows.length > 0) await tx.insertInto('offer_images').values(rows).execute()
}
