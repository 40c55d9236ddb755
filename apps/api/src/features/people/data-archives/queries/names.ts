import { sql } from 'kysely'
import { visibleOrBlocked } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** The names of those of some people whom the viewer sees, and of whom they have blocked. */
export async function findNames(db: Db, viewerId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`ANY(${[...new Set(ids)]}::bigint[])`)
    .where(visibleOrBlocked(db, viewerId, 'users'))
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}
