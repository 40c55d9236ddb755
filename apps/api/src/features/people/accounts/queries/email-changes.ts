import type { Language } from '@celebrio/contract/platform/languages'
import { type Insertable, sql } from 'kysely'
import { fieldError } from '#platform/app-error.ts'
import { hashOfToken } from '#platform/auth/tokens.ts'
import { type Db, type Tables, type Tx, violatesConstraint } from '#platform/db/database.ts'
import { active } from './users.ts'

/** Keeps what is asked for; asking again replaces it, and the link of before is dead. */
export const replaceChange = (tx: Tx, change: Insertable<Tables['email_changes']>) =>
  tx
    .insertInto('email_changes')
    .values(change)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...change, token_hash: null }))
    .execute()

export const findChange = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('email_changes')
    .select(['email', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const deleteChange = (db: Db, userId: number) =>
  db.deleteFrom('email_changes').where('user_id', '=', userId).execute()

/** Notes the token of a link, unless something else has been asked for meanwhile. */
export const setChangeToken = (db: Db, userId: number, email: string, token: string) =>
  db
    .updateTable('email_changes')
    .set({ token_hash: hashOfToken(token) })
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .execute()

/** Whether a link changes the address of an account that takes part. */
const isGoodLink = (token: string, now: Date) =>
  sql<boolean>`(email_changes.token_hash = ${hashOfToken(token)} AND email_changes.expires_at > ${now}
    AND users.status = ${active})`

/** The address that a link is for; it stays good. */
export const findChangeByLink = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select('email_changes.email')
    .where(isGoodLink(token, now))
    .executeTakeFirst()

/** Uses a link up. Undefined when it is unknown, too late, or its account does not take part. */
export const consumeChange = (tx: Tx, token: string, now: Date) =>
  tx
    .deleteFrom('email_changes')
    .using('users')
    .whereRef('users.id', '=', 'email_changes.user_id')
    .where(isGoodLink(token, now))
    .returning(['email_changes.user_id', 'email_changes.email', 'email_changes.session_id'])
    .executeTakeFirst()

/** Who else has an address, or can still take it back. */
export async function findHolder(db: Db, email: string, userId: number): Promise<{ language: Language } | undefined> {
  const { rows } = await sql<{
    language: Language
  }>`SELECT language FROM users WHERE lower(email) = lower(${email}) AND id <> ${userId}
    UNION ALL SELECT language FROM users WHERE id <> ${userId}
      AND id IN (SELECT user_id FROM email_undos WHERE lower(email) = lower(${email})) LIMIT 1`.execute(db)
  return rows[0]
}

/** Gives an account an address that its owner has shown to read. @throws AppError validation_failed on `email` when it is taken */
export async function setEmail(tx: Tx, userId: number, email: string, now: Date): Promise<void> {
  try {
    const change = { email, email_verified_at: now }
    await tx.updateTable('users').set(change).where('id', '=', userId).execute()
  } catch (error) {
    if (violatesConstraint(error, 'users_email_key')) throw fieldError('email', 'email_taken')
    throw error
  }
}

export const insertUndo = (tx: Tx, undo: Insertable<Tables['email_undos']>) =>
  tx.insertInto('email_undos').values(undo).returning('id').executeTakeFirstOrThrow()

/** Notes the token of a way back. @returns whom it belongs to; undefined when it has gone */
export const setUndoToken = (db: Db, id: number, token: string) =>
  db
    .updateTable('email_undos')
    .set({ token_hash: hashOfToken(token) })
    .where('id', '=', id)
    .returning(['user_id', 'email', 'expires_at'])
    .executeTakeFirst()

/** Uses a way back up, and with it those that lead to later addresses. */
export async function consumeUndo(tx: Tx, token: string, now: Date) {
  const undo = await tx
    .deleteFrom('email_undos')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'changed_at'])
    .executeTakeFirst()
  if (!undo) return undefined
  const { user_id, changed_at } = undo
  await tx.deleteFrom('email_undos').where('user_id', '=', user_id).where('changed_at', '>=', changed_at).execute()
  return undo
}

export const deleteExpiredChanges = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
  await db.deleteFrom('email_undos').where('expires_at', '<=', now).execute()
}

/** Links to identity providers that were made since then. */
export const deleteIdentitiesSince = (tx: Tx, userId: number, since: Date) =>
  tx.deleteFrom('identities').where('user_id', '=', userId).where('created_at', '>=', since).execute()
