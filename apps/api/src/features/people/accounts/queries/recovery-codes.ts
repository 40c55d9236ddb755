import type { Db, Tx } from '#platform/db/database.ts'

export const insertCodes = (tx: Tx, userId: number, hashes: readonly string[]) =>
  tx
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ user_id: userId, code_hash })))
    .execute()

export const deleteCodes = (tx: Tx, userId: number) =>
  tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

/** Uses a code up. @returns false when it is none of theirs, or was used before */
export async function consumeRecoveryCode(tx: Tx, userId: number, codeHash: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function countCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
