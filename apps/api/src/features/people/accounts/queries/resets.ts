import { type Insertable, sql } from 'kysely'
import { hashOfToken } from '#platform/auth/tokens.ts'
import { dayOf } from '#platform/clock.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { mayEnter } from './suspension.ts'
import { oneMoreOn } from './wrong-codes.ts'

/** Keeps a new code and link; asking again replaces the ones before. */
export const replaceReset = (db: Db, reset: Insertable<Tables['password_resets']>) =>
  db
    .insertInto('password_resets')
    .values(reset)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...reset, wrong_tries: 0 }))
    .execute()

/** Wrong tries after which a code is dead. */
const maxWrongPerCode = 5

/** Locks the living code of an e-mail address, so that parallel tries are counted one after the other. */
export const lockCode = (tx: Tx, email: string, now: Date) =>
  tx
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['password_resets.user_id', 'password_resets.code_hash'])
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .where(mayEnter)
    .where('wrong_tries', '<', maxWrongPerCode)
    .where('code_expires_at', '>', now)
    .where('code_hash', 'is not', null)
    .forUpdate('password_resets')
    .executeTakeFirst()

/** Counts a wrong try against the locked code and the day. Returns the number of the day. */
export async function countWrongCode(tx: Tx, userId: number, now: Date): Promise<number> {
  await tx
    .updateTable('password_resets')
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where('user_id', '=', userId)
    .execute()
  const { wrong } = await tx
    .insertInto('reset_code_tries')
    .values({ user_id: userId, day: dayOf(now), wrong: 1 })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(oneMoreOn('reset_code_tries')))
    .returning('wrong')
    .executeTakeFirstOrThrow()
  return wrong
}

/** Whether a link sets the password of the account with this address. */
const isGoodLink = (email: string, token: string, now: Date) =>
  sql<boolean>`(lower(users.email) = lower(${email}) AND ${mayEnter}
    AND password_resets.token_hash = ${hashOfToken(token)} AND password_resets.token_expires_at > ${now})`

/** Whose password a link sets; it stays good. */
export const findResetByLink = (db: Db, email: string, token: string, now: Date) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id')
    .where(isGoodLink(email, token, now))
    .executeTakeFirst()

/** Uses up a reset by its link. Undefined when link and e-mail do not belong together, or it is too late. */
export const consumeResetByLink = (tx: Tx, email: string, token: string, now: Date) =>
  tx
    .deleteFrom('password_resets')
    .using('users')
    .whereRef('users.id', '=', 'password_resets.user_id')
    .where(isGoodLink(email, token, now))
    .returning(['users.id', 'users.name', 'users.email'])
    .executeTakeFirst()

/** Uses up a reset whose code was right. Undefined when another request was faster. */
export const consumeReset = (tx: Tx, userId: number, codeHash: string) =>
  tx
    .deleteFrom('password_resets')
    .using('users')
    .whereRef('users.id', '=', 'password_resets.user_id')
    .where('password_resets.user_id', '=', userId)
    .where('password_resets.code_hash', '=', codeHash)
    .returning(['users.id', 'users.name', 'users.email'])
    .executeTakeFirst()

/** What was asked for before a password was chosen opens nothing any more. */
export const deleteReset = (tx: Tx, userId: number) =>
  tx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
