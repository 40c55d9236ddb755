import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What is between the viewer and somebody: connected, or a request of one of the two. */
export type RelationshipWith = { status: 1; direction: null } | { status: 0; direction: 'received' | 'sent' }

const among = (column: RawBuilder<unknown>, ids: readonly number[]) => sql`${column} = ANY(${ids}::bigint[])`

/** What is between the viewer and each of some people, in one statement; nothing for those with nothing in between. */
export async function relationshipsWith(
  db: Db,
  viewerId: number,
  ids: readonly number[],
): Promise<Map<number, RelationshipWith>> {
  const { rows } = await sql<RelationshipWith & { id: number }>`
    SELECT friend_id AS id, 1 AS status, NULL AS direction
    FROM friends WHERE user_id = ${viewerId} AND ${among(sql`friend_id`, ids)}
    UNION ALL SELECT friend_id, 0, 'sent'
    FROM friend_requests WHERE user_id = ${viewerId} AND ${among(sql`friend_id`, ids)}
    UNION ALL SELECT user_id, 0, 'received'
    FROM friend_requests WHERE friend_id = ${viewerId} AND ${among(sql`user_id`, ids)}`.execute(db)
  return new Map(rows.map(({ id, ...relationship }) => [id, relationship]))
}
