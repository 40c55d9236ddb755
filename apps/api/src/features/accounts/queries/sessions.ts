import type { Insertable } from 'kysely'
import { minutesAfter } from '#platform/clock.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

const idleDays = 30
const day = 24 * 60
/** How stale `last_used_at` may be: one write per session and hour, not one per request. */
const touchMinutes = 60

export const insertSession = (db: Db, session: Insertable<Tables['sessions']>) =>
  db.insertInto('sessions').values(session).execute()

/** The living session of a token with its account: one look-up for each request. */
export const findSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.last_used_at', 'users.id as user_id', 'user_type', 'is_csp', 'language'])
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '>', minutesAfter(now, -idleDays * day))
    .where('users.status', '=', 'active')
    .executeTakeFirst()

export const isStale = (lastUsedAt: Date, now: Date): boolean => lastUsedAt < minutesAfter(now, -touchMinutes)

export const touchSession = (db: Db, id: number, now: Date) =>
  db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute()

export const deleteSession = (db: Db, id: number) => db.deleteFrom('sessions').where('id', '=', id).execute()

export const deleteSessionsOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('sessions').where('user_id', '=', userId).execute()

export const deleteIdleSessions = (db: Db, now: Date) =>
  db
    .deleteFrom('sessions')
    .where('last_used_at', '<=', minutesAfter(now, -idleDays * day))
    .execute()
