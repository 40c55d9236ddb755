import { type Insertable, sql } from 'kysely'
import { hashOfToken } from '#platform/auth/tokens.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { mayEnter } from './suspension.ts'

/** Wrong tries after which a challenge is dead. */
const maxWrongPerChallenge = 5

export const insertChallenge = (db: Db, challenge: Insertable<Tables['sign_in_challenges']>) =>
  db.insertInto('sign_in_challenges').values(challenge).execute()

/** The sign-in that a challenge belongs to, while it lives. */
export const findChallenge = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('sign_in_challenges as challenge')
    .innerJoin('users', 'users.id', 'challenge.user_id')
    .select(['challenge.user_id', 'device_type', 'device_id', 'passkey_challenge'])
    .where('challenge.token_hash', '=', hashOfToken(token))
    .where('challenge.wrong_tries', '<', maxWrongPerChallenge)
    .where('challenge.expires_at', '>', now)
    .where(mayEnter)
    .executeTakeFirst()

export const countWrongTry = (db: Db, token: string) =>
  db
    .updateTable('sign_in_challenges')
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where('token_hash', '=', hashOfToken(token))
    .where('wrong_tries', '<', maxWrongPerChallenge)
    .execute()

/** What the passkey has to sign; asking again replaces it. */
export const setPasskeyChallenge = (db: Db, token: string, passkeyChallenge: string) =>
  db
    .updateTable('sign_in_challenges')
    .set({ passkey_challenge: passkeyChallenge })
    .where('token_hash', '=', hashOfToken(token))
    .execute()

/** Takes a challenge out: of two who come at once, one gets it. */
export async function consumeChallenge(tx: Tx, token: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', hashOfToken(token))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export const deleteChallengesOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()

export const deleteExpiredChallenges = (db: Db, now: Date) =>
  db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute()
