import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Subquery: a block in either direction between the viewer and the person that a column of the outer query names. */
export const blockedBetween = (db: Db, viewerId: number | Expression<number>, person: string) =>
  db
    .selectFrom('blocks')
    .select(sql`1`.as('one'))
    .where(({ or, and, eb }) =>
      or([
        and([eb('blocks.user_id', '=', viewerId), eb('blocks.blocked_id', '=', sql.ref<number>(person))]),
        and([eb('blocks.user_id', '=', sql.ref<number>(person)), eb('blocks.blocked_id', '=', viewerId)]),
      ]),
    )

/** Subquery: the viewer's accepted connection with the person that a column of the outer query names. */
export const connectionOf = (db: Db, viewerId: number, person: string) =>
  db
    .selectFrom('friends')
    .select(sql`1`.as('one'))
    .where('friends.user_id', '=', viewerId)
    .where('friends.friend_id', '=', sql.ref<number>(person))

/** How one person is related to another: connected, has asked them, or neither. */
export async function findRelation(db: Db, userId: number, otherId: number): Promise<'connected' | 'asked' | 'none'> {
  const row = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('friends').select('user_id').where('user_id', '=', userId).where('friend_id', '=', otherId)).as(
        'connected',
      ),
      exists(
        selectFrom('friend_requests').select('user_id').where('user_id', '=', userId).where('friend_id', '=', otherId),
      ).as('asked'),
    ])
    .executeTakeFirstOrThrow()
  return row.connected ? 'connected' : row.asked ? 'asked' : 'none'
}

/** Everybody to whom somebody is connected. */
export async function findConnectionIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('friends').select('friend_id').where('user_id', '=', userId).execute()
  return rows.map(row => row.friend_id)
}
