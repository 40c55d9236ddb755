import type { SecondStepMethod } from '@celebrio/contract/people/users'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** What an account can show besides its password; nothing where it has no second step. */
export async function methodsOf(db: Db, userId: number): Promise<SecondStepMethod[]> {
  const { rows } = await sql<Record<SecondStepMethod, boolean>>`SELECT
    EXISTS (SELECT FROM authenticators WHERE user_id = ${userId} AND confirmed_at IS NOT NULL) AS code,
    EXISTS (SELECT FROM passkeys WHERE user_id = ${userId}) AS passkey,
    EXISTS (SELECT FROM recovery_codes WHERE user_id = ${userId}) AS recovery`.execute(db)
  const [has] = rows
  if (!has?.code && !has?.passkey) return []
  return (['code', 'passkey', 'recovery'] as const).filter(method => has[method])
}

/** Deletes what was added since then, and the recovery codes, which may have been made anew. */
export const deleteMethodsSince = async (tx: Tx, userId: number, since: Date): Promise<void> => {
  await tx
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('confirmed_at', 'is', null), eb('confirmed_at', '>=', since)]))
    .execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export const deleteMethodsOf = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('authenticators').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
