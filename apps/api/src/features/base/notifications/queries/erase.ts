import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

const erasedAtOnce = 500

/**
 * Takes somebody out of what others were told; a notice of nobody else goes.
 * @returns whether there may be more
 */
export async function eraseActor(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql<{ told: number }>`
    WITH told AS (
      DELETE FROM notification_actors WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM notification_actors
        WHERE actor_id = ${userId} AND actor_type IN ('user', 'meet_profile') LIMIT ${sql.lit(erasedAtOnce)}))
      RETURNING id, notification_id),
    empty AS (
      DELETE FROM notifications USING told
      WHERE notifications.id = told.notification_id AND NOT EXISTS (
        SELECT FROM notification_actors AS other
        WHERE other.notification_id = told.notification_id AND other.id NOT IN (SELECT id FROM told)))
    SELECT count(*) AS told FROM told`.execute(tx)
  return rows[0]?.told === erasedAtOnce
}
