import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type Beginning = { deal_id: number; user_id: number; ends_at: Date }

/**
 * Claims boosts that have begun within a day and still run, each once.
 * @param max how many at a time
 */
export async function claimBeginnings(tx: Tx, now: Date, max: number): Promise<Beginning[]> {
  const { rows } = await sql<Beginning>`
    WITH claimed AS (
      INSERT INTO boost_beginnings (boost_id)
      SELECT boost.id FROM boosts AS boost WHERE boost.status = 'open' AND boost.starts_at <= ${now}::timestamptz
        AND boost.starts_at > ${now}::timestamptz - interval '1 day' AND boost.ends_at > ${now}::timestamptz
        AND NOT EXISTS (SELECT FROM boost_beginnings AS told WHERE told.boost_id = boost.id)
      ORDER BY boost.starts_at, boost.id LIMIT ${sql.lit(max)}
      ON CONFLICT DO NOTHING RETURNING boost_id)
    SELECT boost.deal_id, boost.ends_at, deals.user_id FROM claimed
    JOIN boosts AS boost ON boost.id = claimed.boost_id JOIN deals ON deals.id = boost.deal_id
    ORDER BY boost.id`.execute(tx)
  return rows
}
