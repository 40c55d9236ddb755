import { cartLimits } from '@celebrio/contract/market/carts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What is in somebody's cart, with its items as they are now: null where they are gone. */
export const findEntries = (db: Db, userId: number) =>
  db
    .selectFrom('cart_items as entry')
    .innerJoin('stores', 'stores.provider_id', 'entry.provider_id')
    .leftJoin('service_items as item', 'item.id', 'entry.service_item_id')
    .leftJoin('services', 'services.id', 'item.service_id')
    .select(['entry.service_item_id', 'entry.service_id', 'entry.provider_id', 'entry.service_name'])
    .select(['entry.item_name', 'entry.unit as seen_unit', 'entry.qty as quantity', 'entry.seen_price'])
    .select(['stores.currency', 'services.name as service', 'item.id', 'item.name', 'item.price', 'item.unit'])
    .select(['item.qty', 'item.least_qty', 'item.most_qty', 'item.step_minutes'])
    .select(
      sql<number[]>`ARRAY(SELECT category_id FROM service_categories WHERE service_id = services.id)`.as('categories'),
    )
    .where('entry.user_id', '=', userId)
    .orderBy('entry.added_at')
    .orderBy('entry.service_item_id')
    .limit(cartLimits.items)
    .execute()

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]
