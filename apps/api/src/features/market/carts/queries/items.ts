import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** An item, of that service where one is named, with what the cart keeps of it. */
export const findItem = (db: Db, { serviceId, itemId }: { serviceId?: number | undefined; itemId: number }) =>
  db
    .selectFrom('service_items as item')
    .innerJoin('services', 'services.id', 'item.service_id')
    .select(['item.id', 'item.name', 'item.price', 'item.unit', 'item.qty', 'item.least_qty', 'item.most_qty'])
    .select(['item.step_minutes', 'item.service_id', 'services.name as service', 'services.provider_id'])
    .select(
      sql<number[]>`ARRAY(SELECT category_id FROM service_categories WHERE service_id = services.id)`.as('categories'),
    )
    .where('item.id', '=', itemId)
    .$if(serviceId !== undefined, query => query.where('item.service_id', '=', serviceId ?? 0))
    .executeTakeFirst()
