import { sql } from 'kysely'
import { blockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** So many likes of, or replies to, a comment. */
export type BlockedReactions = { comment_id: number; kind: 'like' | 'reply'; total: number }

/** How people who block the viewer or are blocked have reacted to several comments. */
export async function findBlockedReactions(
  db: Db,
  viewerId: number,
  commentIds: number[],
): Promise<BlockedReactions[]> {
  const among = sql`ANY(${commentIds}::bigint[])`
  const { rows } = await sql<BlockedReactions>`
    WITH blocked AS MATERIALIZED (${blockedPeople(viewerId)})
    SELECT comment_id, 'like' AS kind, count(*)::integer AS total
    FROM blocked JOIN comment_likes ON comment_likes.user_id = blocked.id AND comment_id = ${among} GROUP BY comment_id
    UNION ALL SELECT parent_id, 'reply', count(*)::integer
    FROM blocked JOIN comments ON comments.user_id = blocked.id AND parent_id = ${among} AND deleted_at IS NULL
    GROUP BY parent_id`.execute(db)
  return rows
}
