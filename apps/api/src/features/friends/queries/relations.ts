import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Subquery: a block in either direction between the viewer and the person that a column of the outer query names. */
export const blockedBetween = (db: Db, viewerId: number, person: string) =>
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
