import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Deletes some of somebody’s likes, and counts them no more. @returns how many */
export async function deleteLikesOf(tx: Tx, userId: number, max: number): Promise<number> {
  const { rows } = await sql`
    WITH gone AS (
      DELETE FROM post_likes WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM post_likes WHERE user_id = ${userId} LIMIT ${max}::int))
      RETURNING post_id)
    UPDATE posts SET total_likes = total_likes - 1 FROM gone WHERE posts.id = gone.post_id
    RETURNING 1`.execute(tx)
  return rows.length
}

/** The same of flowers. */
export async function deleteFlowersOf(tx: Tx, userId: number, max: number): Promise<number> {
  const { rows } = await sql`
    WITH gone AS (
      DELETE FROM post_superlikes WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM post_superlikes WHERE user_id = ${userId} LIMIT ${max}::int))
      RETURNING post_id, type)
    UPDATE posts SET flowers[gone.type] = flowers[gone.type] - 1 FROM gone WHERE posts.id = gone.post_id
    RETURNING 1`.execute(tx)
  return rows.length
}

export const findPostIdsOf = async (tx: Tx, userId: number, max: number): Promise<number[]> => {
  const rows = await tx.selectFrom('posts').select('id').where('user_id', '=', userId).limit(max).execute()
  return rows.map(({ id }) => id)
}
