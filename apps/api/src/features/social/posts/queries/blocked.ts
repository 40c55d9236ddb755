import { sql } from 'kysely'
import { blockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** So many likes, comments, shares or flowers of a type under a post. */
export type Deeds = {
  post_id: number
  kind: 'like' | 'flower' | 'comment' | 'share'
  type: number | null
  total: number
}

/**
 * What people who are apart from the viewer by a block have done with several posts. Counters count everybody; whoever
 * does not see who liked and what was said reads the totals without it. Replies go with the comment above them.
 */
export async function findDeedsApart(db: Db, viewerId: number, postIds: number[]): Promise<Deeds[]> {
  const among = sql`ANY(${postIds}::bigint[])`
  const { rows } = await sql<Deeds>`
    WITH apart AS MATERIALIZED (${blockedPeople(viewerId)}),
    deeds AS (
      SELECT post_id, 'like' AS kind, NULL::integer AS type
      FROM apart JOIN post_likes ON post_likes.user_id = apart.id AND post_id = ${among}
      UNION ALL SELECT post_id, 'flower', post_superlikes.type
      FROM apart JOIN post_superlikes ON post_superlikes.user_id = apart.id AND post_id = ${among}
      UNION ALL SELECT original_id, 'share', NULL
      FROM apart JOIN posts ON posts.user_id = apart.id AND original_id = ${among}
      UNION ALL SELECT post_id, 'comment', NULL
      FROM apart JOIN comments ON comments.user_id = apart.id AND post_id = ${among} AND deleted_at IS NULL
      UNION ALL SELECT reply.post_id, 'comment', NULL
      FROM apart JOIN comments AS above ON above.user_id = apart.id AND above.post_id = ${among}
      JOIN comments AS reply ON reply.parent_id = above.id AND reply.deleted_at IS NULL
      WHERE reply.user_id NOT IN (SELECT id FROM apart))
    SELECT post_id, kind, type, count(*)::integer AS total FROM deeds GROUP BY post_id, kind, type`.execute(db)
  return rows
}
