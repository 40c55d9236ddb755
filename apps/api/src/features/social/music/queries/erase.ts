import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Ends some of somebody’s subscriptions, and counts them no more. @returns how many */
export async function deleteSubscriptionsOf(tx: Tx, userId: number, max: number): Promise<number> {
  const { rows } = await sql`
    WITH gone AS (
      DELETE FROM song_subscriptions WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM song_subscriptions WHERE user_id = ${userId} LIMIT ${max}::int))
      RETURNING upload_id)
    UPDATE song_counts SET subscribers = subscribers - 1 FROM gone WHERE song_counts.upload_id = gone.upload_id
    RETURNING 1`.execute(tx)
  return rows.length
}
