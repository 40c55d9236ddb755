import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

/** What is paid for and has not ended, in order. */
export const findPeriods = (db: Db, providerId: number, now: Date) =>
  db
    .selectFrom('plan_periods')
    .select(['id', 'provider_id', 'plan', 'payment_id', 'price', 'currency', 'paid_at'])
    .select(['starts_at', 'paid_until', 'ends_at', 'anchor', 'anchor_months', 'cancelled_at'])
    .where('provider_id', '=', providerId)
    .where('ends_at', '>', now)
    .where(sql<boolean>`ends_at > starts_at`)
    .orderBy('starts_at')
    .execute()

export type Period = Awaited<ReturnType<typeof findPeriods>>[number]

/** The one that ends last, over or not. */
export const findLast = (db: Db, providerId: number) =>
  db
    .selectFrom('plan_periods')
    .select(['anchor', 'anchor_months'])
    .where('provider_id', '=', providerId)
    .where(sql<boolean>`ends_at > starts_at`)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What was paid for last of all, cancelled or not; null where nothing was. */
export const findNewestId = async (db: Db, providerId: number): Promise<number | null> =>
  (
    await db
      .selectFrom('plan_periods')
      .select(eb => eb.fn.max('id').as('id'))
      .where('provider_id', '=', providerId)
      .executeTakeFirst()
  )?.id ?? null

/**
 * Violates plan_periods_apart where another one is for the same time.
 * @returns false where another one has followed the same
 */
export const insertPeriod = async (tx: Tx, period: Insertable<Tables['plan_periods']>): Promise<boolean> =>
  (await tx
    .insertInto('plan_periods')
    .values(period)
    .onConflict(conflict => conflict.constraint('plan_periods_follow').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export const endPeriod = (tx: Tx, id: number, ends_at: Date, cancelled_at: Date) =>
  tx.updateTable('plan_periods').set({ ends_at, cancelled_at }).where('id', '=', id).execute()

/** The owner of a company; undefined when it has gone. */
export const findOwner = async (db: Db, providerId: number): Promise<number | undefined> =>
  (await db.selectFrom('service_providers').select('user_id').where('id', '=', providerId).executeTakeFirst())?.user_id

export const findOwnId = async (db: Db, userId: number): Promise<number | undefined> =>
  (await db.selectFrom('service_providers').select('id').where('user_id', '=', userId).executeTakeFirst())?.id
