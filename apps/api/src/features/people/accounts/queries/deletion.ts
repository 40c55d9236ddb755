import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { nobodysName } from '#platform/nobodys-name.ts'

/** Deletes an account that takes part; one that was left meanwhile keeps its time. */
export async function markDeleted(tx: Tx, deletion: Insertable<Tables['account_deletions']>, now: Date): Promise<void> {
  const left = await tx
    .updateTable('users')
    .set({ status: 'deleted', left_at: now })
    .where('id', '=', deletion.user_id)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  if (left) await tx.insertInto('account_deletions').values(deletion).execute()
}

export const findDeletion = (db: Db, userId: number) =>
  db.selectFrom('account_deletions').select('erase_at').where('user_id', '=', userId).executeTakeFirst()

export const forgetDeletion = (tx: Tx, userId: number) =>
  tx.deleteFrom('account_deletions').where('user_id', '=', userId).execute()

/** Accounts to erase, those that have waited longest first. */
export const findDue = async (db: Db, now: Date, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .limit(limit)
    .execute()
  return rows.map(row => row.user_id)
}

/** Closes the way back. @returns whether its owner had not come back before */
export const closeWayBack = async (db: Db, userId: number): Promise<boolean> => {
  const closed = await db
    .updateTable('users')
    .set({ left_at: null })
    .where('id', '=', userId)
    .where('status', '=', 'deleted')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

/** What is left of an account, so that what others keep of it has somebody to point at: nobody. */
const nobody = {
  password_hash: null,
  password_changed_at: null,
  mobile: null,
  country_id: null,
  state_id: null,
  city_id: null,
  address: null,
  dob: null,
  gender: null,
  bio: null,
  interests: null,
  education: null,
  hobbies: null,
  profile_picture: null,
  email_verified_at: null,
  terms_accepted_at: null,
  terms_version: null,
  staff_role: null,
  is_private: true,
  messages_from: 'nobody',
  invitations_from: 'nobody',
  birthday_to: 'nobody',
  found_by: 'connections',
  shows_reads: true,
} as const

export const emptyAccount = (tx: Tx, userId: number) =>
  tx
    .updateTable('users')
    .set({ ...nobody, name: nobodysName, email: `${userId}@erased.invalid` })
    .where('id', '=', userId)
    .execute()

const noCompany = {
  company_name: nobodysName,
  business_phone_number: nobodysName,
  address: nobodysName,
  lat: null,
  lng: null,
  description: null,
  logo: null,
  establishment_year: null,
  payment_option: 'none',
  payment_detail: null,
  document_key: null,
  document_content_type: null,
  country_id: null,
  state_id: null,
  city_id: null,
  withheld: null,
  statement_id: null,
} as const

/** @returns the key of its document, when it had one */
export async function emptyCompany(tx: Tx, userId: number): Promise<string | null> {
  const before = await tx
    .selectFrom('service_providers')
    .select('document_key')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  await tx.updateTable('service_providers').set(noCompany).where('user_id', '=', userId).execute()
  return before?.document_key ?? null
}
