import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** So many answers are looked at, and so many have to be there before anything is said. */
const kept = sql.lit(25)
const enough = sql.lit(5)

/** Locks a store until the transaction ends. @returns false where there is none */
export const lockAnswers = async (tx: Tx, providerId: number): Promise<boolean> =>
  (await tx
    .selectFrom('stores')
    .select('provider_id')
    .where('provider_id', '=', providerId)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined

export const insertAnswer = (tx: Tx, answer: { provider_id: number; seconds: number }) =>
  tx.insertInto('store_answers').values(answer).execute()

/** Says anew how long a locked store takes to answer, and forgets what is too long ago to count. */
export async function measureAnswers(tx: Tx, providerId: number): Promise<void> {
  await sql`DELETE FROM store_answers WHERE provider_id = ${providerId} AND id <= (
    SELECT id FROM store_answers WHERE provider_id = ${providerId} ORDER BY id DESC OFFSET ${kept} LIMIT 1)`.execute(tx)
  await sql`UPDATE stores SET answers_within = (
    SELECT CASE WHEN count(*) >= ${enough} THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY seconds) END
    FROM store_answers WHERE store_answers.provider_id = stores.provider_id)
    WHERE provider_id = ${providerId}`.execute(tx)
}
