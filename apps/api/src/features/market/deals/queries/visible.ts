import { sql } from 'kysely'
import { connectionOf, unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'

/** Deals with their sellers, each looked up. */
const withSeller = (db: Db) =>
  db
    .selectFrom('deals as deal')
    .innerJoinLateral(
      db
        .selectFrom('users')
        .select(['users.id', 'users.name', 'users.profile_picture', 'users.status', 'users.user_type'])
        .select(['users.is_private', 'users.is_kid'])
        .where('users.id', '=', sql.ref<number>('deal.user_id'))
        .limit(sql.lit(1))
        .as('seller'),
      join => join.onTrue(),
    )

/**
 * The one rule of who may see a deal: its seller, unless the staff has removed it, and others what is not archived, of active people without a block
 * between the two who are no children; of private accounts their connections only. Sold and ended ones are there for who has
 * their address.
 * @param viewerId 0 without an account
 */
export const visibleDeals = (db: Db, viewerId: number) =>
  withSeller(db).where(({ and, or, eb, exists }) =>
    or([
      and([eb('deal.user_id', '=', viewerId), eb('deal.withheld', 'is distinct from', sql.lit('removed'))]),
      and([
        eb('deal.status', '<>', 'archive'),
        eb('seller.is_kid', '=', false),
        unblockedPeople(db, viewerId, 'seller'),
        or([eb('seller.is_private', '=', false), exists(perRow(connectionOf(db, viewerId, 'seller.id')))]),
      ]),
    ]),
  )

/** Of those what lists for everybody show: what is to be had now. */
export const listedDeals = (db: Db, viewerId: number, now: Date) =>
  visibleDeals(db, viewerId).where('deal.is_listed', '=', true).where('deal.valid_till', '>', now)

/** What is told of a deal. */
const columns = [
  'deal.id',
  'deal.user_id',
  'deal.title',
  'deal.description',
  'deal.currency',
  'deal.cost',
  'deal.least_cost',
  'deal.cost_before',
  'deal.reduced_at',
  'deal.or_nearest_offer',
  'deal.condition',
  'deal.category_id',
  'deal.country_id',
  'deal.state_id',
  'deal.city_id',
  'deal.status',
  'deal.status_changed_at',
  'deal.statement_id',
  'deal.valid_till',
  'deal.created_at',
  'deal.edited_at',
  'deal.total_saves',
  'seller.name',
  'seller.profile_picture',
  'seller.user_type',
] as const

/** Deals that the viewer may see, as they are shown. */
export const dealRows = (db: Db, viewerId: number) => visibleDeals(db, viewerId).select(columns)

export type DealRow = Awaited<ReturnType<ReturnType<typeof dealRows>['execute']>>[number]

/** One that the viewer may see; in a transaction it is locked until the end. */
export const findDeal = (db: Db, viewerId: number, id: number): Promise<DealRow | undefined> =>
  dealRows(db, viewerId)
    .where('deal.id', '=', id)
    .$if(db.isTransaction, query => query.forNoKeyUpdate('deal'))
    .executeTakeFirst()
