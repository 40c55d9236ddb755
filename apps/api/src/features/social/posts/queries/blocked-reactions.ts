import { sql } from 'kysely'
import { blockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** So many likes, comments, shares or flowers of a type under a post. */
export type BlockedReactions = {
  post_id: number
  kind: 'like' | 'flower' | 'comment' | 'share'
  type: number | null
  total: number
}

/**
 * How people who block the viewer or are blocked have reacted to several posts. Counters count everybody; whoever
 * does not see who liked and what was said reads the totals without it. Replies go with the comment above them.
 */
export async function findBlockedReactions(db: Db, viewerId: number, postIds: number[]): Promise<BlockedReactions[]> {
  const among = sql`ANY(${postIds}::bigint[])`
  const { rows } = await sql<BlockedReactions>`
    WITH blocked AS MATERIALIZED (${blockedPeople(viewerId)}),
    reactions AS (
      SELECT post_id, 'like' AS kind, NULL::integer AS type
      FROM blocked JOIN post_likes ON post_likes.user_id = blocked.id AND post_id = ${among}
      UNION ALL SELECT post_id, 'flower', post_superlikes.type
      FROM blocked JOIN post_superlikes ON post_superlikes.user_id = blocked.id AND post_id = ${among}
      UNION ALL SELECT original_id, 'share', NULL
      FROM blocked JOIN posts ON posts.user_id = blocked.id AND original_id = ${among}
      UNION ALL SELECT post_id, 'comment', NULL
      FROM blocked JOIN comments ON comments.user_id = blocked.id AND post_id = ${among} AND deleted_at IS NULL
      UNION ALL SELECT reply.post_id, 'comment', NULL
      FROM blocked JOIN comments AS above ON above.user_id = blocked.id AND above.post_id = ${among}
      JOIN comments AS reply ON reply.parent_id = above.id AND reply.deleted_at IS NULL
      WHERE reply.user_id NOT IN (SELECT id FROM blocked))
    SELECT post_id, kind, type, count(*)::integer AS total FROM reactions GROUP BY post_id, kind, type`.execute(db)
  return rows
}
