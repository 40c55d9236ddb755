import { sql } from 'kysely'
import { firstImageOf } from '#features/market/services'
import { isVerified, starsOfBlocked } from '#features/market/stores'
import { compiledQuery } from '#platform/db/compiled-query.ts'
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

/** Who looks, when, and from where: a cube, or null. */
type Look = { viewerId: number; now: Date; point: string | null }

const cardsOf = compiledQuery((db, { viewerId, now, point, ids }: Look & { ids: readonly number[] }) =>
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
    .select(firstImageOf('listing.provider_id').as('image'))
    .where('listing.provider_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .compile(),
)

/** What lists show of some stores, which the caller has found to be listed. */
export const findCards = (db: Db, look: Look & { ids: readonly number[] }) => cardsOf(db, look)

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]
