import type { CreatedPeriod } from '@celebrio/contract/market/listings'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import { visibleProviders } from '#features/people/friends'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { hasInquired, isBetweenStrangers } from './inquiries.ts'
import { starsOfBlocked } from './ratings.ts'
import { isVerified } from './verified.ts'

/** A month from the registration, whatever the zone of the connection. Needs `company`. */
const trialEnd = sql<Date>`(company.created_at AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC'`

/** A month of trial from the registration, then as long as the plan is paid for. Needs `stores` beside `company`. */
export const listedUntil = sql<Date>`greatest(${trialEnd}, stores.paid_until)`

/**
 * The one rule of which providers lists and searches find: visible ones whose trial or plan runs. Others are there for
 * who has their address. With `stores`, which those who have not begun to sell do not have.
 */
export const listedProviders = (db: Db, viewerId: number, now: Date) =>
  visibleProviders(db, viewerId).leftJoin('stores', 'stores.provider_id', 'company.id').where(listedUntil, '>', now)

const hasJoined = (db: Db, viewerId: number) =>
  db
    .selectFrom('store_members as member')
    .select(sql`1`.as('one'))
    .where('member.provider_id', '=', sql.ref<number>('company.id'))
    .where('member.user_id', '=', viewerId)

/** A provider that the viewer may see, by the id of the company. */
export const findProvider = (db: Db, viewerId: number, id: number) =>
  visibleProviders(db, viewerId)
    .leftJoin('stores', 'stores.provider_id', 'company.id')
    .leftJoin('store_listings as listing', 'listing.provider_id', 'company.id')
    .leftJoin('countries as country', 'country.id', 'company.country_id')
    .select(['company.id', 'company.user_id', 'company.company_name', 'company.business_phone_number'])
    .select('country.code as country_code')
    .select(['company.address', 'company.country_id', 'company.state_id', 'company.city_id'])
    .select(['company.lat', 'company.lng', 'company.logo', 'company.description', 'company.establishment_year'])
    .select([
      'company.statement_id',
      'company.created_at',
      'stores.currency',
      'stores.total_services',
      'stores.total_joined',
    ])
    .select(['stores.cancellation', 'stores.travel', 'stores.deposit', 'stores.travels_km', 'stores.answers_within'])
    .select(['stores.languages', 'stores.by_stars', 'listing.price_from', 'listing.price_unit'])
    .select(starsOfBlocked(viewerId, [id], 'company.id').as('hidden_stars'))
    .select(listedUntil.as('listed_until'))
    .select(isVerified('company.id').as('is_verified'))
    .select(eb => eb.exists(hasJoined(db, viewerId)).as('is_joined'))
    .select([hasInquired(db, viewerId).as('has_inquired'), isBetweenStrangers(db, viewerId).as('with_strange_child')])
    .where('company.id', '=', id)
    .executeTakeFirst()

/** Whether the viewer may see a provider, by the id of the company or of the account. */
export const isVisible = async (db: Db, viewerId: number, by: { id: number } | { user_id: number }): Promise<boolean> =>
  Boolean(
    await visibleProviders(db, viewerId)
      .select(sql`1`.as('one'))
      .$if('id' in by, query => query.where('company.id', '=', 'id' in by ? by.id : 0))
      .$if('user_id' in by, query => query.where('company.user_id', '=', 'user_id' in by ? by.user_id : 0))
      .executeTakeFirst(),
  )

export const insertMember = (tx: Tx, member: { provider_id: number; user_id: number; created_at: Date }) =>
  tx
    .insertInto('store_members')
    .values(member)
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteMember = (tx: Tx, provider_id: number, userId: number) =>
  tx.deleteFrom('store_members').where('provider_id', '=', provider_id).where('user_id', '=', userId).execute()

export const countMembers = async (tx: Tx, providerId: number): Promise<number> =>
  (await tx.selectFrom('stores').select('total_joined').where('provider_id', '=', providerId).executeTakeFirstOrThrow())
    .total_joined

/** Somebody's company, and the code of its country. */
const findCompany = (tx: Tx, userId: number) =>
  tx
    .selectFrom('service_providers as company')
    .leftJoin('countries', 'countries.id', 'company.country_id')
    .select(['company.id', 'countries.code as country'])
    .where('company.user_id', '=', userId)
    .executeTakeFirst()

/** A store: its company, and the currency of all its prices. */
export type Store = { provider_id: number; currency: string }

/**
 * The store of somebody's company, locked until the transaction ends; opened if there is none yet.
 * @param currencyOf proposes a currency for the code of a country
 * @returns undefined for who has no company
 */
export async function lockStore(
  tx: Tx,
  userId: number,
  currencyOf: (country: string) => string,
  now: Date,
): Promise<Store | undefined> {
  const company = await findCompany(tx, userId)
  if (!company) return undefined
  return (
    tx
      .insertInto('stores')
      .values({ provider_id: company.id, currency: currencyOf(company.country ?? ''), created_at: now })
      // Sets what is there already: it locks the row, which doing nothing would not.
      .onConflict(conflict => conflict.column('provider_id').doUpdateSet({ currency: sql<string>`stores.currency` }))
      .returning(['provider_id', 'currency'])
      .executeTakeFirstOrThrow()
  )
}

/** Since when a store is registered, until when its trial runs, and until when it is listed. */
export const findTerm = (db: Db, providerId: number) =>
  db
    .selectFrom('service_providers as company')
    .leftJoin('stores', 'stores.provider_id', 'company.id')
    .select(['company.created_at', trialEnd.as('trial_ends_at'), listedUntil.as('listed_until')])
    .where('company.id', '=', providerId)
    .executeTakeFirstOrThrow()

/** Where each period begins; what is older than six months has no beginning. */
const agesOf: Record<Exclude<CreatedPeriod, 'older'>, RawBuilder<unknown>> = {
  last_24_hours: sql`interval '24 hours'`,
  last_7_days: sql`interval '7 days'`,
  last_3_months: sql`interval '3 months'`,
  last_6_months: sql`interval '6 months'`,
}

/** Whether something of a store was created in one of some periods. */
export function createdWithin(createdAt: RawBuilder<unknown>, periods: CreatedPeriod[], now: Date) {
  const since = (age: RawBuilder<unknown>) => sql`${createdAt} >= ${now}::timestamptz - ${age}`
  const within = (period: CreatedPeriod) =>
    period === 'older' ? sql`NOT (${since(agesOf.last_6_months)})` : since(agesOf[period])
  return sql<boolean>`(${sql.join(periods.map(within), sql` OR `)})`
}

const ownWords = ['languages', 'cancellation', 'travel', 'deposit', 'travels_km'] as const

/** What is undefined stays. @returns what the store says of itself from then on */
export const updateStore = (tx: Tx, providerId: number, change: Updateable<Tables['stores']>) =>
  tx
    .updateTable('stores')
    .set(change)
    .where('provider_id', '=', providerId)
    .returning(ownWords)
    .executeTakeFirstOrThrow()

/** Takes from a store what its owner has said in it; what others have given it is counted as before. */
export const emptyStore = (tx: Tx, providerId: number) =>
  tx
    .updateTable('stores')
    .set({ languages: [], cancellation: null, travel: null, deposit: null, travels_km: null, answers_within: null })
    .where('provider_id', '=', providerId)
    .execute()
