import type { Insertable } from 'kysely'
import { minutesAfter } from '#platform/clock.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { active } from './active.ts'

const idleDays = 30
const day = 24 * 60
/** How stale `last_used_at` may be: one write per session and hour, not one per request. */
const touchMinutes = 60

export const insertSession = (db: Db, session: Insertable<Tables['sessions']>) =>
  db.insertInto('sessions').values(session).execute()

/** Sessions that have not been idle for too long, of accounts that are active. */
const living = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('last_used_at', '>', minutesAfter(now, -idleDays * day))
    .where('users.status', '=', active)

/** The living session of a token with its account: one look-up for each request. */
export const findSession = (db: Db, tokenHash: Buffer, now: Date) =>
  living(db, now)
    .select(['sessions.id', 'sessions.last_used_at', 'users.id as user_id', 'language'])
    .select(['user_type', 'is_csp', 'staff_role'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

export async function findLiving(db: Db, ids: number[], now: Date): Promise<number[]> {
  const rows = await living(db, now).select('sessions.id').where('sessions.id', 'in', ids).execute()
  return rows.map(row => row.id)
}

export const isStale = (lastUsedAt: Date, now: Date): boolean => lastUsedAt < minutesAfter(now, -touchMinutes)

export const touchSession = (db: Db, id: number, now: Date) =>
  db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute()

export const deleteSession = (tx: Tx, id: number) => tx.deleteFrom('sessions').where('id', '=', id).execute()

/** @returns ids of the sessions that were there */
export async function deleteSessionsOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.deleteFrom('sessions').where('user_id', '=', userId).returning('id').execute()
  return rows.map(row => row.id)
}

export const deleteIdleSessions = (db: Db, now: Date) =>
  db
    .deleteFrom('sessions')
    .where('last_used_at', '<=', minutesAfter(now, -idleDays * day))
    .execute()
