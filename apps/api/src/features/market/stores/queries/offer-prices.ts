import type { Unit } from '@celebrio/contract/market/service-forms'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The least price that an offer makes cheaper, in the minor unit of the store's currency. */
export type Reducible = { provider_id: number; price: number; unit: Unit; discount: number }

/**
 * What running offers make cheaper at some stores, at its least price: for each offer for chosen items the cheapest of these,
 * for each category that others are for its cheapest item with the highest discount. However much a store holds, each of its
 * services is looked up once, each of the chosen items once for each offer.
 */
export async function findReducible(db: Db, providerIds: readonly number[], now: Date): Promise<Reducible[]> {
  const { rows } = await sql<Reducible>`
    WITH running AS MATERIALIZED (
      SELECT id, provider_id, discount, chosen_items FROM offers
      WHERE provider_id = ANY(${providerIds}::bigint[]) AND discount > 0
        AND (ends_at IS NULL OR ends_at > ${now}::timestamptz)
    ), reduced AS MATERIALIZED (
      SELECT provider_id, category_id, max(discount) AS discount
      FROM running JOIN offer_categories ON offer_id = running.id WHERE NOT chosen_items GROUP BY provider_id, category_id
    ), cheapest AS MATERIALIZED (
      SELECT DISTINCT ON (services.provider_id, category_id) services.provider_id, category_id, item.price, item.unit
      FROM (SELECT DISTINCT provider_id FROM reduced) store JOIN services ON services.provider_id = store.provider_id
      CROSS JOIN LATERAL (SELECT price, unit FROM service_items
        WHERE service_id = services.id AND price > 0 ORDER BY price, id LIMIT 1) item
      JOIN service_categories ON service_categories.service_id = services.id
      ORDER BY services.provider_id, category_id, item.price, services.id
    )
    SELECT provider_id, discount, price, unit FROM reduced JOIN cheapest USING (provider_id, category_id)
    UNION ALL
    SELECT provider_id, discount, price, unit FROM running
    CROSS JOIN LATERAL (SELECT price, unit FROM offer_items
      CROSS JOIN LATERAL (SELECT id, price, unit FROM service_items WHERE id = item_id LIMIT 1) item
      WHERE offer_id = running.id AND price > 0 ORDER BY price, item.id LIMIT 1) least
    WHERE chosen_items`.execute(db)
  return rows
}
