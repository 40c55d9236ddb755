import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { runs } from './offers.ts'

/**
 * Running offers of some stores that make something cheaper. Those that are not for chosen items are for all items of
 * services in their categories.
 */
export const findReductions = (db: Db, providerIds: readonly number[], now: Date) =>
  db
    .selectFrom('offers')
    .select(['offers.id', 'offers.provider_id', 'offers.name', 'offers.discount', 'offers.chosen_items'])
    .select(sql<number[]>`ARRAY(SELECT category_id FROM offer_categories WHERE offer_id = offers.id)`.as('categories'))
    .where('offers.provider_id', '=', sql<number>`ANY(${providerIds}::bigint[])`)
    .where('offers.discount', '>', 0)
    .where(runs(now))
    .execute()

/** Which offers some items were chosen for; each item is looked up by itself, however much there is of others. */
export async function findOffersOfItems(db: Db, itemIds: readonly number[]) {
  const { rows } = await sql<{ item_id: number; offer_id: number }>`
    SELECT item.id AS item_id, chosen.offer_id FROM unnest(${itemIds}::bigint[]) AS item (id)
    CROSS JOIN LATERAL (SELECT offer_id FROM offer_items WHERE item_id = item.id OFFSET 0) chosen`.execute(db)
  return rows
}
