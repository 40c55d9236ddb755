import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Groups of somebody, with who takes them over: the admin, else the member, who has belonged to it longest. */
export const findOwnedBy = async (tx: Tx, ownerId: number, max: number) => {
  const { rows } = await sql<{ id: number; heir_id: number | null }>`
    SELECT groups.id, heir.user_id AS heir_id FROM groups LEFT JOIN LATERAL (
      SELECT member.user_id FROM group_members AS member JOIN users ON users.id = member.user_id
      WHERE member.group_id = groups.id AND member.state = 'joined' AND member.user_id <> groups.owner_id
        AND users.status = 'active'
      ORDER BY member.role = 'admin' DESC, member.since, member.user_id LIMIT 1) AS heir ON true
    WHERE groups.owner_id = ${ownerId} LIMIT ${max}::int`.execute(tx)
  return rows
}

/** Who was invited by somebody stays, invited by nobody. */
export const forgetInviter = (tx: Tx, userId: number) =>
  tx.updateTable('group_members').set({ invited_by: null }).where('invited_by', '=', userId).execute()
