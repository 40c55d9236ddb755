import type { StaffRole } from '@celebrio/contract/people/users'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { active } from './users.ts'

export const findStaff = (db: Db) =>
  db
    .selectFrom('users')
    .select(['email', 'name', 'staff_role'])
    .where('staff_role', 'is not', null)
    .orderBy('staff_role')
    .orderBy('email')
    .execute()

/** Active accounts that moderate or administer. */
export const findStaffMembers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'staff_role'])
    .$narrowType<{ staff_role: StaffRole }>()
    .where('staff_role', 'is not', null)
    .where('status', '=', active)
    .orderBy('id')
    .execute()

/** The active account of an address, locked until the transaction ends. */
export const lockForStaff = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'staff_role', 'email_verified_at'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('status', '=', active)
    .forNoKeyUpdate()
    .executeTakeFirst()
