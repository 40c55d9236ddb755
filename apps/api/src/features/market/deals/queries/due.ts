import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** So long before its end those are told who have saved a deal. */
const warning = sql`interval '24 hours'`

/** Some of those with deals that are listed and have ended. */
export async function findSellersOfEnded(db: Db, now: Date, max: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT DISTINCT user_id FROM (
      SELECT user_id FROM deals WHERE is_listed AND valid_till <= ${now}::timestamptz
      ORDER BY valid_till, id LIMIT ${sql.lit(max)}) due`.execute(db)
  return rows.map(row => row.user_id)
}

/** Of a locked seller. @returns those that have ended */
export async function endDealsOf(tx: Tx, userId: number, now: Date): Promise<{ id: number; valid_till: Date }[]> {
  const { rows } = await sql<{ id: number; valid_till: Date }>`
    UPDATE deals SET ended_at = valid_till
    WHERE user_id = ${userId} AND is_listed AND valid_till <= ${now}::timestamptz RETURNING id, valid_till`.execute(tx)
  return rows
}

/** Claims deals that end soon and that somebody has saved, each once for an end. */
export async function claimEnding(tx: Tx, now: Date, max: number): Promise<{ id: number; valid_till: Date }[]> {
  const { rows } = await sql<{ id: number; valid_till: Date }>`
    UPDATE deals SET warned_of = valid_till WHERE id IN (
      SELECT id FROM deals WHERE is_listed AND valid_till > ${now}::timestamptz
        AND valid_till <= ${now}::timestamptz + ${warning} AND total_saves > 0 AND warned_of IS DISTINCT FROM valid_till
      ORDER BY valid_till, id LIMIT ${sql.lit(max)} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, valid_till`.execute(tx)
  return rows
}
