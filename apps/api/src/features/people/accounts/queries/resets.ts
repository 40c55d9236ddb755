import { type Insertable, sql } from 'kysely'
import { hashOfToken } from '#platform/auth/tokens.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { active } from './active.ts'

/** Keeps a new code and link; asking again replaces the ones before. */
export const replaceReset = (db: Db, reset: Insertable<Tables['password_resets']>) =>
  db
    .insertInto('password_resets')
    .values(reset)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...reset, wrong_tries: 0 }))
    .execute()

const maxTries = 5

/**
 * Books one try at the code of an e-mail address before it is compared, so that parallel guesses cannot have more
 * than five. Undefined when there is nothing to try.
 */
export const bookTry = (db: Db, email: string, now: Date) =>
  db
    .updateTable('password_resets')
    .from('users')
    .set({ wrong_tries: sql<number>`password_resets.wrong_tries + 1` })
    .whereRef('users.id', '=', 'password_resets.user_id')
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .where('users.status', '=', active)
    .where('password_resets.wrong_tries', '<', maxTries)
    .where('password_resets.code_expires_at', '>', now)
    .returning(['password_resets.user_id', 'password_resets.code_hash'])
    .executeTakeFirst()

/** A right code was no wrong try. */
export const forgiveTry = (db: Db, userId: number) =>
  db
    .updateTable('password_resets')
    .set({ wrong_tries: sql<number>`wrong_tries - 1` })
    .where('user_id', '=', userId)
    .execute()

/** Uses up a reset by its link. Undefined when link and e-mail do not belong together, or it is too late. */
export const consumeResetByLink = (tx: Tx, email: string, token: string, now: Date) =>
  tx
    .deleteFrom('password_resets')
    .using('users')
    .whereRef('users.id', '=', 'password_resets.user_id')
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .where('users.status', '=', active)
    .where('password_resets.token_hash', '=', hashOfToken(token))
    .where('password_resets.token_expires_at', '>', now)
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
