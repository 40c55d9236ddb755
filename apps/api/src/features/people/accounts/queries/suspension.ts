import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

const isHeld = sql<boolean>`EXISTS (SELECT FROM suspensions WHERE suspensions.user_id = users.id)`

/**
 * Accounts whose owners are known at sign-in: those that take part, those whose owners have suspended or deleted them and may come
 * back, and those that the staff has suspended, whose owners are told so.
 */
export const mayEnter = sql<boolean>`(users.status = 'active' OR users.left_at IS NOT NULL OR ${isHeld})`

/** Leaves an account that takes part; one that was left meanwhile keeps its time. */
export const markSuspended = (tx: Tx, userId: number, now: Date) =>
  tx
    .updateTable('users')
    .set({ status: 'suspended', left_at: now })
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .execute()

/** How its owner has left it; undefined when they have not. */
export const findLeft = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('account_deletions as deletion', 'deletion.user_id', 'users.id')
    .select('deletion.erase_at')
    .where('users.id', '=', userId)
    .where('left_at', 'is not', null)
    .executeTakeFirst()

/**
 * Brings an account back whose owner had left it, with the session that they have opened for it; not one that the staff has suspended.
 * @returns the ids of the two; undefined when there is no such session
 */
export const reactivateUser = (tx: Tx, tokenHash: Buffer, openedAfter: Date) =>
  tx
    .updateTable('users')
    .set({ status: 'active', left_at: null })
    .from('sessions')
    .whereRef('sessions.user_id', '=', 'users.id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.created_at', '>', openedAfter)
    .where('users.left_at', 'is not', null)
    .where(({ not }) => not(isHeld))
    .returning(['users.id', 'sessions.id as session_id'])
    .executeTakeFirst()
