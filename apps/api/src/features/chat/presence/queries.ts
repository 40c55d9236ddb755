import { sql } from 'kysely'
import { connectionOf, visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** @returns whether it is shared, and kept */
export async function writeSeen(db: Db, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_shared: boolean }>`
    INSERT INTO presence (user_id, seen_at) VALUES (${userId}, ${now})
    ON CONFLICT (user_id) DO UPDATE
      SET seen_at = CASE WHEN presence.is_shared THEN GREATEST(presence.seen_at, EXCLUDED.seen_at) END
    RETURNING is_shared`.execute(db)
  return rows[0]?.is_shared ?? true
}

export async function writeShared(db: Db, userId: number, isShared: boolean): Promise<void> {
  await db
    .insertInto('presence')
    .values({ user_id: userId, is_shared: isShared, seen_at: null })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ is_shared: isShared, seen_at: null }))
    .execute()
}

/** The one rule of who sees when somebody was last here: connections who both share it. */
export async function findSeen(db: Db, viewerId: number, userId: number): Promise<Date | null> {
  const found = await db
    .selectFrom('presence')
    .innerJoin('users', 'users.id', 'presence.user_id')
    .select('presence.seen_at')
    .where('presence.user_id', '=', userId)
    .where(visiblePeople(db, viewerId, 'users'))
    .where(({ exists }) => exists(connectionOf(db, viewerId, 'users.id')))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('presence as own')
            .select(sql`1`.as('one'))
            .where('own.user_id', '=', viewerId)
            .where('own.is_shared', '=', false),
        ),
      ),
    )
    .executeTakeFirst()
  return found?.seen_at ?? null
}
