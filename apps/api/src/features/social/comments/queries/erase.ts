import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Deletes some of somebody’s likes, and counts them no more. @returns how many */
export async function deleteLikesOf(tx: Tx, userId: number, max: number): Promise<number> {
  const { rows } = await sql`
    WITH gone AS (
      DELETE FROM comment_likes WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM comment_likes WHERE user_id = ${userId} LIMIT ${max}::int))
      RETURNING comment_id)
    UPDATE comments SET total_likes = total_likes - 1 FROM gone WHERE comments.id = gone.comment_id
    RETURNING 1`.execute(tx)
  return rows.length
}

/** What the staff withholds of somebody's comments. */
export const deleteWithheldOf = (tx: Tx, userId: number) =>
  sql`DELETE FROM withheld_comments USING comments WHERE comments.id = comment_id AND user_id = ${userId}`.execute(tx)

/** Comments that still have words. */
export const findCommentsOf = (tx: Tx, userId: number, max: number) =>
  tx
    .selectFrom('comments')
    .select(['id', 'post_id'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .limit(max)
    .execute()
