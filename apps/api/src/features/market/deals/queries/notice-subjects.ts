import { sql } from 'kysely'
import { type NoticeHolds, type NoticeSubject, quotedLength } from '#features/base/notifications'
import type { Db } from '#platform/db/database.ts'
import { visibleDeals } from './visible.ts'

/** A deal, whoever may see it, and who sells it. */
export const findTold = (db: Db, id: number) =>
  db
    .selectFrom('deals')
    .innerJoin('users', 'users.id', 'deals.user_id')
    .select(['deals.user_id', 'deals.cost', 'deals.currency', 'deals.is_listed', 'users.user_type'])
    .where('deals.id', '=', id)
    .executeTakeFirst()

/** Some of those who have saved a deal, by their ids after one. */
export const findSavers = async (db: Db, dealId: number, after: number, max: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('deal_saves')
    .select('user_id')
    .where('deal_id', '=', dealId)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(sql.lit(max))
    .execute()
  return rows.map(row => row.user_id)
}

/** Deals, as notices are about them. */
export const dealSubject: NoticeSubject = {
  table: 'deals',
  visible: (db, viewerId, id) =>
    visibleDeals(db, viewerId).select('deal.id').where('deal.id', '=', sql.ref<number>(id)),
  describe: id => sql`(
    SELECT jsonb_build_object('deal_id', told.id, 'description', left(told.title, ${sql.lit(quotedLength)}))
    FROM deals AS told WHERE told.id = ${sql.ref(id)})`,
}

/** That it is to be had, for what it was told to cost. */
export const costHolds: NoticeHolds = (_db, _viewerId, { subject, details }) => sql<boolean>`EXISTS (
  SELECT FROM deals AS told WHERE told.id = ${sql.ref(subject)} AND told.is_listed
    AND told.cost = (${details} ->> 'cost')::bigint AND told.currency = ${details} ->> 'currency')`

/** That it is to be had, until when it was told to be. */
export const endHolds: NoticeHolds = (_db, _viewerId, { subject, details }) => sql<boolean>`EXISTS (
  SELECT FROM deals AS told WHERE told.id = ${sql.ref(subject)} AND told.is_listed
    AND told.valid_till = (${details} ->> 'valid_till')::timestamptz)`
