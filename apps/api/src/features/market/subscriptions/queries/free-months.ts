import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

/** @returns false where it was given by the same name before */
export const insertFreeMonths = async (tx: Tx, given: Insertable<Tables['free_months']>): Promise<boolean> =>
  (await tx
    .insertInto('free_months')
    .values(given)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

/** What was given a store and ends after a moment, in order. */
export const findFreeMonths = (db: Db, providerId: number, after: Date) =>
  db
    .selectFrom('free_months')
    .select(['id', 'months', 'starts_at', 'ends_at'])
    .where('provider_id', '=', providerId)
    .where('ends_at', '>', after)
    .orderBy('ends_at')
    .execute()

export const moveFreeMonths = (tx: Tx, id: number, span: { starts_at: Date; ends_at: Date }) =>
  tx.updateTable('free_months').set(span).where('id', '=', id).execute()

/** The company whose owner has an address; undefined where there is none. */
export const findIdByEmail = async (db: Db, email: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('service_providers')
      .innerJoin('users', 'users.id', 'service_providers.user_id')
      .select('service_providers.id')
      .where(sql<boolean>`lower(users.email) = lower(${email})`)
      .executeTakeFirst()
  )?.id
