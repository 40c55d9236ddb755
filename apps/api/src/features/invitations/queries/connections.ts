import { sql } from 'kysely'
import { active } from '#features/accounts'
import { blockedBetween, peopleApart } from '#features/friends'
import type { Db } from '#platform/db/database.ts'

/** Those of some people whom the viewer can invite: active connections, who must not be apart from the host. */
export async function findConnections(
  db: Db,
  viewerId: number,
  hostId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('friends')
    .innerJoin('users', 'users.id', 'friends.friend_id')
    .select('users.id')
    .where('friends.user_id', '=', viewerId)
    .where('friends.friend_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where('users.status', '=', active)
    .where(({ not, exists }) => not(exists(blockedBetween(db, viewerId, 'users.id'))))
    .where(sql<boolean>`users.id NOT IN (${peopleApart(hostId)})`)
    .execute()
  return rows.map(row => row.id)
}
