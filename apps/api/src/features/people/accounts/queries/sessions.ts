import { type Insertable, sql } from 'kysely'
import { minutesAfter } from '#platform/clock.ts'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { active } from './users.ts'

const idleDays = 30
const maxDays = 365
const day = 24 * 60
/** How stale `last_used_at` may be: one write per session and hour, not one per request. */
const touchMinutes = 60

export const insertSession = (db: Db, session: Insertable<Tables['sessions']>) =>
  db.insertInto('sessions').values(session).execute()

/** Since when a living session was used at the latest, and opened. */
const bounds = (now: Date) => ({
  usedAfter: minutesAfter(now, -idleDays * day),
  openedAfter: minutesAfter(now, -maxDays * day),
})

/** Sessions that have not been idle for 30 days, nor opened a year ago, of accounts that are active. */
const living = (db: Db, { usedAfter, openedAfter }: ReturnType<typeof bounds>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('last_used_at', '>', usedAfter)
    .where('sessions.created_at', '>', openedAfter)
    .where('users.status', '=', active)

const livingOfToken = compiledQuery((db, values: ReturnType<typeof bounds> & { tokenHash: Buffer }) =>
  living(db, values)
    .select(['sessions.id', 'sessions.last_used_at', 'users.id as user_id', 'language'])
    .select(['user_type', 'is_csp', 'staff_role', 'is_kid'])
    .select(sql<boolean>`staff_role IS NOT NULL AND NOT has_second_step(users.id)`.as('lacks_second_step'))
    .where('token_hash', '=', values.tokenHash)
    .compile(),
)

/** The living session of a token with its account: one look-up for each request. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date) {
  const [session] = await livingOfToken(db, { ...bounds(now), tokenHash })
  return session
}

export async function findLiving(db: Db, ids: number[], now: Date): Promise<number[]> {
  const rows = await living(db, bounds(now))
    .select('sessions.id')
    .where('sessions.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
  return rows.map(row => row.id)
}

/** The living sessions of an account, `first` before the others, and these by when they were used last. */
export const findSessionsOf = (db: Db, userId: number, first: number, now: Date, max: number) =>
  living(db, bounds(now))
    .select(['sessions.id', 'user_agent', 'sessions.created_at', 'last_used_at'])
    .select(sql<number>`count(*) OVER ()`.as('total'))
    .where('user_id', '=', userId)
    .orderBy(sql`sessions.id = ${first}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(sql.lit(max))
    .execute()

/** The password of the account of a session, and when the session was opened. */
export const findProof = (db: Db, sessionId: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.password_hash', 'sessions.created_at as opened_at'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirstOrThrow()

export const isStale = (lastUsedAt: Date, now: Date): boolean => lastUsedAt < minutesAfter(now, -touchMinutes)

export const touchSession = (db: Db, id: number, now: Date) =>
  db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute()

export const deleteSession = (tx: Tx, id: number) => tx.deleteFrom('sessions').where('id', '=', id).execute()

export const deleteSessionOfToken = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()

/** @returns whether it was there, and theirs */
export const deleteOwnSession = async (tx: Tx, userId: number, id: number): Promise<boolean> =>
  (await tx.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', userId).returning('id').execute())
    .length > 0

/**
 * Deletes the sessions of an account.
 * @param kept the one that stays
 * @returns ids of the others that were there
 */
export async function deleteSessionsOf(tx: Tx, userId: number, kept = 0): Promise<number[]> {
  const rows = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', kept)
    .returning('id')
    .execute()
  return rows.map(row => row.id)
}

export const deleteEndedSessions = (db: Db, now: Date) =>
  db
    .deleteFrom('sessions')
    .where(({ or, eb }) =>
      or([
        eb('last_used_at', '<=', minutesAfter(now, -idleDays * day)),
        eb('created_at', '<=', minutesAfter(now, -maxDays * day)),
      ]),
    )
    .execute()
