import type { NoticeWay } from '@celebrio/contract/base/notification-settings'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Registry } from '../register-notices.ts'
import { listOf, type NotificationRow } from './pages.ts'

const columns = { email: 'notifications.emailed_at', push: 'notifications.pushed_at' } as const

export type Wanted = {
  user_id: number
  kinds: readonly string[]
  /** None of these ways was taken. */
  untold: readonly NoticeWay[]
  since: Date
  max: number
}

/** What somebody has not read and was not told, last first, as far as it is there for them now. */
export function findUndelivered(
  registry: Registry,
  db: Db,
  { user_id, kinds, untold, since, max }: Wanted,
): Promise<NotificationRow[]> {
  const list = listOf(registry, db, user_id, { per_page: max })
    .where('notifications.read_at', 'is', null)
    .where('notifications.happened_at', '>=', since)
    .where('notifications.kind', '=', sql<string>`ANY(${kinds}::text[])`)
  return untold.reduce((some, way) => some.where(columns[way], 'is', null), list).execute()
}

const column = (way: NoticeWay) => (way === 'email' ? 'emailed_at' : 'pushed_at')

/** Those of them that go out by this way now: unread, and nobody has claimed them before. */
export async function claim(tx: Db | Tx, way: NoticeWay, ids: readonly number[], at: Date): Promise<Set<number>> {
  const claimed = await tx
    .updateTable('notifications')
    .set({ [column(way)]: at })
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where('read_at', 'is', null)
    .where(column(way), 'is', null)
    .returning('id')
    .execute()
  return new Set(claimed.map(one => one.id))
}

/** They did not go out after all. */
export const release = async (db: Db, way: NoticeWay, ids: readonly number[]): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ [column(way)]: null })
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
}
