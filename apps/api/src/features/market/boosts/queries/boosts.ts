import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

export type BoostRow = Selectable<Tables['boosts']>

export type Brought = { views: number; saves: number; inquiries: number }

/** Boosts, with what their deals brought on the days that were served. */
const withBrought = sql`boosts AS boost CROSS JOIN LATERAL (
      SELECT coalesce(sum(views), 0)::integer AS views, coalesce(sum(saves), 0)::integer AS saves,
        coalesce(sum(inquiries), 0)::integer AS inquiries
      FROM deal_days WHERE deal_id = boost.deal_id AND day >= (boost.starts_at AT TIME ZONE 'UTC')::date
        AND day < (boost.starts_at AT TIME ZONE 'UTC')::date + coalesce(boost.days_served, boost.days)) brought`

/** The latest boosts of a deal, with what it brought on the days that were served. */
export async function findBoosts(db: Db, dealId: number, max: number) {
  const { rows } = await sql<BoostRow & Brought>`
    SELECT boost.id, boost.starts_at, boost.ends_at, boost.days, boost.day_price, boost.amount, boost.currency, boost.paid_at,
      boost.status, boost.days_served, boost.refunded, brought.views, brought.saves, brought.inquiries
    FROM ${withBrought}
    WHERE boost.deal_id = ${dealId} ORDER BY boost.starts_at DESC, boost.id DESC LIMIT ${sql.lit(max)}`.execute(db)
  return rows
}

/** What the deal of a boost brought on the days that were served. */
export async function findBrought(db: Db, id: number): Promise<Brought> {
  const { rows } = await sql<Brought>`
    SELECT brought.views, brought.saves, brought.inquiries FROM ${withBrought} WHERE boost.id = ${id}`.execute(db)
  return rows[0] ?? { views: 0, saves: 0, inquiries: 0 }
}

/** Whether some of the time is paid for already. */
export const isTaken = async (db: Db, dealId: number, { starts_at, ends_at }: { starts_at: Date; ends_at: Date }) =>
  (await db
    .selectFrom('boosts')
    .select('id')
    .where('deal_id', '=', dealId)
    .where('status', '<>', 'stopped')
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** @returns false where some of the time is paid for already */
export const insertBoost = async (tx: Tx, boost: Insertable<Tables['boosts']>): Promise<boolean> =>
  (await tx
    .insertInto('boosts')
    .values(boost)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Of a deal those that are not closed, in order; locked. */
export const lockOpen = (tx: Tx, dealId: number) =>
  tx
    .selectFrom('boosts')
    .select(['id', 'payment_id', 'starts_at', 'ends_at', 'days', 'day_price', 'currency'])
    .where('deal_id', '=', dealId)
    .where('status', '=', 'open')
    .orderBy('starts_at')
    .forUpdate()
    .execute()

export type OpenBoost = Awaited<ReturnType<typeof lockOpen>>[number]

type Closing = { status: 'served' | 'stopped'; closed_at: Date; days_served: number; refunded: number }

export const closeBoost = (tx: Tx, id: number, closing: Closing) =>
  tx.updateTable('boosts').set(closing).where('id', '=', id).execute()

/** Some deals with boosts that are over and not closed. */
export const findOver = async (db: Db, now: Date, max: number): Promise<number[]> => {
  const { rows } = await sql<{ deal_id: number }>`
    SELECT DISTINCT deal_id FROM (
      SELECT deal_id FROM boosts WHERE status = 'open' AND ends_at <= ${now}::timestamptz
      ORDER BY ends_at, id LIMIT ${sql.lit(max)}) due`.execute(db)
  return rows.map(row => row.deal_id)
}

/** Whether a deal can be had by nobody any more: it is over, or has gone by itself or with its seller, who may have suspended their account. */
const gone = (dealId: RawBuilder<unknown>, now: Date) => sql<boolean>`NOT EXISTS (
  SELECT FROM deals JOIN users ON users.id = deals.user_id
  WHERE deals.id = ${dealId} AND deals.status = 'active' AND deals.valid_till > ${now}::timestamptz
    AND users.status = 'active')`

export async function isGone(db: Db, dealId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_gone: boolean }>`SELECT ${gone(sql`${dealId}::bigint`, now)} AS is_gone`.execute(db)
  return rows[0]?.is_gone ?? true
}

/** Some deals with open boosts that are not to be had, by their ids after one. */
export const findLost = async (db: Db, now: Date, after: number, max: number): Promise<number[]> => {
  const { rows } = await sql<{ deal_id: number }>`
    SELECT DISTINCT deal_id FROM boosts WHERE status = 'open' AND deal_id > ${after}
      AND ${gone(sql`boosts.deal_id`, now)}
    ORDER BY deal_id LIMIT ${sql.lit(max)}`.execute(db)
  return rows.map(row => row.deal_id)
}
