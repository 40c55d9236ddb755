import { sql } from 'kysely'
import { active } from '#features/people/accounts'
import { hashOfToken } from '#platform/auth/tokens.ts'
import type { Db } from '#platform/db/database.ts'

export const upsertLink = async (db: Db, user_id: number, token: string, created_at: Date): Promise<void> => {
  const link = { token_hash: hashOfToken(token), created_at }
  await db
    .insertInto('calendar_links')
    .values({ user_id, ...link })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(link))
    .execute()
}

export const deleteLink = async (db: Db, userId: number): Promise<void> => {
  await db.deleteFrom('calendar_links').where('user_id', '=', userId).execute()
}

export const findLinkOf = (db: Db, userId: number) =>
  db.selectFrom('calendar_links').select('created_at').where('user_id', '=', userId).executeTakeFirst()

/** The owner of a calendar address, if the account is active. */
export const findSubscribed = (db: Db, token: string) =>
  db
    .selectFrom('calendar_links')
    .innerJoin('users', 'users.id', 'calendar_links.user_id')
    .select(['users.id', 'users.language'])
    .where('calendar_links.token_hash', '=', hashOfToken(token))
    .where('users.status', '=', active)
    .executeTakeFirst()

/** The revision of each of some events. */
export async function findRevisions(db: Db, eventIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'revision'])
    .where('id', '=', sql<number>`ANY(${eventIds}::bigint[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.revision]))
}

const max = 500

/**
 * Somebody's own events with a date, and those at which they have a seat, also one that they still have to confirm,
 * that end after an instant, the earliest first.
 */
export async function findAttended(db: Db, userId: number, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM events
    WHERE ends_at > ${since} AND NOT date_open AND (user_id = ${userId}
      OR id IN (SELECT event_id FROM event_guests WHERE user_id = ${userId} AND has_seat))
    ORDER BY starts_at, id LIMIT ${sql.lit(max)}`.execute(db)
  return rows.map(row => row.id)
}
