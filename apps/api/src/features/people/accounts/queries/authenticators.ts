import type { Insertable } from 'kysely'
import { dayOf } from '#platform/clock.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { oneMoreOn } from './wrong-codes.ts'

export const findAuthenticator = (db: Db, userId: number) =>
  db
    .selectFrom('authenticators')
    .select(['secret', 'created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Keeps a new secret in place of one that nobody has confirmed. @returns false when there is a confirmed one */
export async function replaceUnconfirmed(db: Db, row: Insertable<Tables['authenticators']>): Promise<boolean> {
  const kept = await db
    .insertInto('authenticators')
    .values(row)
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: row.secret, created_at: row.created_at })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Uses the code of a half minute up. @returns false when that one, or a later one, was used before */
export async function consumeStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export const markConfirmed = (tx: Tx, userId: number, now: Date) =>
  tx.updateTable('authenticators').set({ confirmed_at: now }).where('user_id', '=', userId).execute()

export const deleteAuthenticator = (tx: Tx, userId: number) =>
  tx.deleteFrom('authenticators').where('user_id', '=', userId).execute()

/** @returns the number of the UTC day of `now` */
export async function countWrongCode(tx: Tx, userId: number, now: Date): Promise<number> {
  const { wrong } = await tx
    .insertInto('authenticator_tries')
    .values({ user_id: userId, day: dayOf(now), wrong: 1 })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(oneMoreOn('authenticator_tries')))
    .returning('wrong')
    .executeTakeFirstOrThrow()
  return wrong
}
