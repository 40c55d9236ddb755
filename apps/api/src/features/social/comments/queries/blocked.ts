import { sql } from 'kysely'
import { blockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** So many likes of, or replies to, a comment. */
export type Deeds = { comment_id: number; kind: 'like' | 'reply'; total: number }

/** What people who are apart from the viewer by a block have done with several comments. */
export async function findDeedsApart(db: Db, viewerId: number, commentIds: number[]): Promise<Deeds[]> {
  const among = sql`ANY(${commentIds}::bigint[])`
  const { rows } = await sql<Deeds>`
    WITH apart AS MATERIALIZED (${blockedPeople(viewerId)})
    SELECT comment_id, 'like' AS kind, count(*)::integer AS total
    FROM apart JOIN comment_likes ON comment_likes.user_id = apart.id AND comment_id = ${among} GROUP BY comment_id
    UNION ALL SELECT parent_id, 'reply', count(*)::integer
    FROM apart JOIN comments ON comments.user_id = apart.id AND parent_id = ${among} AND deleted_at IS NULL
    GROUP BY parent_id`.execute(db)
  return rows
}
