import { type RawBuilder, sql } from 'kysely'
import { bothShowReads, connectionOf, visiblePeople } from '#features/people/friends'
import { haveMet } from '#features/people/meet'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'

/** Whether something was said in the conversation of the viewer and somebody. */
const hasBegun = (viewerId: number, them: RawBuilder<number>) => sql<boolean>`EXISTS (
  SELECT FROM conversations WHERE low_id = least(${viewerId}, ${them}) AND high_id = greatest(${viewerId}, ${them})
    AND last_seq > 0 OFFSET 0)`

/** Those of some people with whom the viewer has a conversation in which something was said. */
export async function findTalking(db: Db, viewerId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT wanted.id FROM unnest(${ids}::bigint[]) AS wanted (id)
    WHERE ${hasBegun(viewerId, sql.ref<number>('wanted.id'))}`.execute(db)
  return rows.map(row => row.id)
}

/** Whether two people see what the other one has read. */
export async function showReadsToEachOther(db: Db, viewerId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(bothShowReads(viewerId, 'users').as('both'))
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row?.both ?? false
}

/** Somebody else whom the viewer may see, as far as it decides whether the two can write to each other. */
export const findPartner = (db: Db, viewerId: number, userId: number) =>
  db
    .selectFrom('users')
    .select([
      sql<boolean>`EXISTS (${perRow(connectionOf(db, viewerId, 'users.id'))})`.as('is_connected'),
      haveMet(viewerId, 'users.id').as('have_met'),
      'users.messages_from',
      hasBegun(viewerId, sql.ref<number>('users.id')).as('have_talked'),
      sql<boolean>`users.is_kid OR (SELECT me.is_kid FROM users me WHERE me.id = ${viewerId})`.as('with_child'),
    ])
    .where('users.id', '=', userId)
    .where(visiblePeople(db, viewerId, 'users'))
    .executeTakeFirst()
