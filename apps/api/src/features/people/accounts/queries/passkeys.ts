import { type Insertable, sql } from 'kysely'
import { type Db, type Tables, type Tx } from '#platform/db/database.ts'

const columns = [
  'id',
  'credential_id',
  'public_key',
  'counter',
  'transports',
  'name',
  'created_at',
  'last_used_at',
] as const

export const findPasskeys = (db: Db, userId: number) =>
  db.selectFrom('passkeys').select(columns).where('user_id', '=', userId).orderBy('id').execute()

export type PasskeyRow = Awaited<ReturnType<typeof findPasskeys>>[number]

export const findPasskey = (db: Db, userId: number, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** @returns undefined when the credential belongs to an account already */
export async function insertPasskey(tx: Tx, row: Insertable<Tables['passkeys']>): Promise<PasskeyRow | undefined> {
  return tx
    .insertInto('passkeys')
    .values(row)
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Notes a use. A device that counts counts up: @returns false when it has not, and may be a copy */
export async function countUse(tx: Tx, id: number, counter: number, now: Date): Promise<boolean> {
  const counted = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} OR (counter = 0 AND ${counter} = 0))`)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

/** @returns whether it was there, and theirs */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
