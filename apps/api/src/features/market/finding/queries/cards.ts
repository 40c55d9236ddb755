import { sql } from 'kysely'
import { isVerified, starsOfBlocked } from '#features/market/stores'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'

const hasJoined = (db: Db, viewerId: number) =>
  perRow(
    db
      .selectFrom('store_members as member')
      .select(sql`1`.as('one'))
      .where('member.provider_id', '=', sql.ref<number>('listing.provider_id'))
      .where('member.user_id', '=', viewerId),
  )

/**
 * What lists show of some stores, which the caller has found to be listed.
 * @param point a cube, from which the chord to each of them is measured
 */
export const findCards = (db: Db, viewerId: number, ids: readonly number[], point: string | null, now: Date) =>
  db
    .selectFrom('store_listings as listing')
    .innerJoin('stores', 'stores.provider_id', 'listing.provider_id')
    .innerJoin('service_providers as company', 'company.id', 'listing.provider_id')
    .select(['company.id', 'company.user_id', 'company.company_name', 'company.logo'])
    .select(['company.country_id', 'company.state_id', 'company.city_id'])
    .select(['listing.categories', 'listing.price_from', 'listing.price_unit', 'listing.currency'])
    .select(['stores.by_stars', 'stores.languages', 'stores.total_joined'])
    .select(starsOfBlocked(viewerId, ids, 'company.id').as('hidden_stars'))
    .select(sql<number | null>`listing.position <-> ${point}::cube`.as('chord'))
    .select(sql<boolean>`coalesce(listing.offers_until > ${now}::timestamptz, false)`.as('has_offer'))
    .select(isVerified('company.id').as('is_verified'))
    .select(eb => eb.exists(hasJoined(db, viewerId)).as('is_joined'))
    .where('listing.provider_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]
