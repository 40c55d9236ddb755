import { hashOfToken } from '#platform/auth/tokens.ts'
import type { Db } from '#platform/db/database.ts'
import type { TokenPurpose } from '../tables.ts'

type NewToken = {
  token: string
  purpose: TokenPurpose
  userId: number | null
  data?: Record<string, string | boolean>
  expiresAt: Date
}

export const insertToken = (db: Db, { token, purpose, userId, data = {}, expiresAt }: NewToken) =>
  db
    .insertInto('account_tokens')
    .values({
      token_hash: hashOfToken(token),
      purpose,
      user_id: userId,
      data: JSON.stringify(data),
      expires_at: expiresAt,
    })
    .execute()

/** Takes a token out: of two who come at once, one gets it. */
export const consumeToken = (db: Db, token: string, purpose: TokenPurpose, now: Date) =>
  db
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id', 'data'])
    .executeTakeFirst()

export const deleteExpiredTokens = (db: Db, now: Date) =>
  db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute()
