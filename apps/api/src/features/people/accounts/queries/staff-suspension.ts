import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

/** Takes an account that takes part from everybody; one that its owner has left stays as it is, and cannot be come back to. */
export async function insertSuspension(tx: Tx, suspension: Insertable<Tables['suspensions']>): Promise<void> {
  await tx.insertInto('suspensions').values(suspension).execute()
  await tx
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', '=', suspension.user_id)
    .where('status', '=', 'active')
    .execute()
}

/** Gives accounts back that nothing suspends any more, unless their owners have left them. */
export const reactivateFree = (tx: Tx, userIds: readonly number[]) =>
  tx
    .updateTable('users')
    .set({ status: 'active' })
    .where('id', '=', sql<number>`ANY(${userIds}::bigint[])`)
    .where('status', '=', 'suspended')
    .where('left_at', 'is', null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM suspensions WHERE suspensions.user_id = users.id)`)
    .execute()

export const deleteSuspension = (tx: Tx, statementId: number) =>
  tx.deleteFrom('suspensions').where('statement_id', '=', statementId).returning('user_id').execute()

/** Suspensions whose time is over. @returns whose they were */
export const deletePastSuspensions = (tx: Tx, now: Date) =>
  tx.deleteFrom('suspensions').where('until', '<=', now).returning('user_id').execute()

/** The suspension that holds an account longest. */
export const findSuspension = (db: Db, userId: number) =>
  db
    .selectFrom('suspensions')
    .select(['statement_id', 'until'])
    .where('user_id', '=', userId)
    .orderBy('until', order => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()

/** Somebody as the staff knows them, whether they take part or not. */
export const findForStaff = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'profile_picture',
      'language',
      'status',
      'staff_role',
      'is_kid',
      'created_at',
      'bio',
    ])
    .select(['left_at', sql<boolean>`email_verified_at IS NOT NULL`.as('email_verified')])
    .where('id', '=', userId)
    .executeTakeFirst()
