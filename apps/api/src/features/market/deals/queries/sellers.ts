import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** Locks how many deals somebody has until the transaction ends: only one at a time changes any of them. */
export const lockSeller = (tx: Tx, user_id: number) =>
  tx
    .insertInto('deal_sellers')
    .values({ user_id })
    // Sets what is there already: it locks the row, which doing nothing would not.
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ sold: sql<number>`deal_sellers.sold` }))
    .execute()

/** Counts the deals of a locked seller anew. Violates deal_sellers_most where there are too many. */
export const countDeals = (tx: Tx, userId: number) =>
  sql`
    UPDATE deal_sellers SET shown = all_of.shown, running = all_of.running, sold = all_of.sold, archived = all_of.archived
    FROM (SELECT count(*) FILTER (WHERE status <> 'archive') AS shown, count(*) FILTER (WHERE is_listed) AS running,
      count(*) FILTER (WHERE status = 'sold_out') AS sold, count(*) FILTER (WHERE status = 'archive') AS archived
      FROM deals WHERE user_id = ${userId}) all_of
    WHERE user_id = ${userId}`.execute(tx)

/** How many deals somebody has: shown, running and archived ones. */
export const findCounts = (db: Db, userId: number) =>
  db
    .selectFrom('deal_sellers')
    .select(['shown', 'running', 'archived'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Who sells a deal; undefined when it has gone. */
export const findSellerOf = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('deals').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id

/** Where somebody lives, or a company is at home for whom that is the whole account. */
export const findHome = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('service_providers as company', join =>
      join.onRef('company.user_id', '=', 'users.id').on('users.user_type', '<>', 0),
    )
    .select(sql<number | null>`coalesce(company.country_id, users.country_id)`.as('country_id'))
    .select(
      sql<number | null>`CASE WHEN company.id IS NULL THEN users.state_id ELSE company.state_id END`.as('state_id'),
    )
    .select(sql<number | null>`CASE WHEN company.id IS NULL THEN users.city_id ELSE company.city_id END`.as('city_id'))
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
