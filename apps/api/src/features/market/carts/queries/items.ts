import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** An item of a service, with what the cart keeps of it. */
export const findItem = (db: Db, { serviceId, itemId }: { serviceId: number; itemId: number }) =>
  db
    .selectFrom('service_items as item')
    .innerJoin('services', 'services.id', 'item.service_id')
    .select(['item.id', 'item.name', 'item.price', 'item.unit', 'item.qty', 'item.least_qty', 'item.most_qty'])
    .select(['item.step_minutes', 'item.service_id', 'services.name as service', 'services.provider_id'])
    .select(
      sql<number[]>`ARRAY(SELECT category_id FROM service_categories WHERE service_id = services.id)`.as('categories'),
    )
    .where('item.id', '=', itemId)
    .where('item.service_id', '=', serviceId)
    .executeTakeFirst()

/** Items as entries of a cart have them. */
export const findItems = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('service_items as item')
    .innerJoin('services', 'services.id', 'item.service_id')
    .innerJoin('stores', 'stores.provider_id', 'services.provider_id')
    .select(['item.id', 'item.name', 'item.price', 'item.unit', 'item.qty', 'item.least_qty', 'item.most_qty'])
    .select(['item.step_minutes', 'item.id as service_item_id', 'item.service_id', 'services.provider_id'])
    .select(['services.name as service', 'services.name as service_name', 'item.name as item_name'])
    .select(['item.unit as seen_unit', 'item.price as seen_price', 'stores.currency'])
    .select(
      sql<number[]>`ARRAY(SELECT category_id FROM service_categories WHERE service_id = services.id)`.as('categories'),
    )
    .where('item.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
