import { type Insertable, sql, type Updateable } from 'kysely'
import { fieldError } from '#platform/app-error.ts'
import { type Db, type Tables, type Tx, violatesConstraint } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'
import { mayEnter } from './suspension.ts'

const byEmail = (email: string) => sql<boolean>`lower(users.email) = lower(${email})`

/** The account of an e-mail address, compared without case; only those that may sign in. */
export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash', 'language', 'email_verified_at'])
    .where(byEmail(email))
    .where(mayEnter)
    .executeTakeFirst()

/** For LATERAL: the account that a column of the outer query names, active or not. */
export const userOf = (db: Db, column: string) =>
  oneRow(
    db
      .selectFrom('users')
      .select(['id', 'name', 'profile_picture', 'status', 'is_private', 'is_kid', 'user_type', 'gender'])
      .select(['country_id', 'state_id', 'city_id', 'dob', sql<string>`name_words`.as('name_words')])
      .select(['messages_from', 'invitations_from', 'found_by', 'shows_reads'])
      .where('users.id', '=', sql.ref<number>(column)),
  )

export const findActiveById = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language', 'email_verified_at'])
    .where('id', '=', id)
    .where('status', '=', active)
    .executeTakeFirst()

/** The same of those who have left and may come back, too: what is done to their account they are still told. */
export const findById = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', id)
    .where(mayEnter)
    .executeTakeFirst()

/** @throws AppError validation_failed on `email` when it is registered already, in whatever case */
export async function insertUser(tx: Tx, user: Insertable<Tables['users']>): Promise<number> {
  try {
    const { id } = await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
    return id
  } catch (error) {
    if (violatesConstraint(error, 'users_email_key')) throw fieldError('email', 'email_taken')
    throw error
  }
}

export const insertCompany = (tx: Tx, company: Insertable<Tables['service_providers']>) =>
  tx.insertInto('service_providers').values(company).execute()

export const updateUser = (tx: Tx, userId: number, change: Updateable<Tables['users']>) =>
  tx.updateTable('users').set(change).where('id', '=', userId).execute()

export const updateCompany = (tx: Tx, userId: number, change: Updateable<Tables['service_providers']>) =>
  tx.updateTable('service_providers').set(change).where('user_id', '=', userId).execute()

/** An account with its password, locked until the transaction ends. */
export const lockPassword = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** An account with its address, locked until the transaction ends. */
export const lockEmail = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'language'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const setPassword = (tx: Tx, userId: number, passwordHash: string, now: Date) =>
  updateUser(tx, userId, { password_hash: passwordHash, password_changed_at: now })

/** Whoever chose it may not be the owner. */
export const removePassword = (tx: Tx, userId: number) =>
  updateUser(tx, userId, { password_hash: null, password_changed_at: null })

/** A new hash of the same password; of one that was changed meanwhile it is not. */
export const replaceHash = (db: Db, userId: number, from: string, to: string) =>
  db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .execute()

/** Somebody's company, locked until the transaction ends. */
export const lockCompany = (tx: Tx, userId: number) =>
  tx.selectFrom('service_providers').selectAll().where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst()

export type Company = NonNullable<Awaited<ReturnType<typeof lockCompany>>>

/** @returns whether it was not so before */
export const markEmailVerified = async (db: Db, userId: number, now: Date): Promise<boolean> => {
  const marked = await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** The account as its owner sees it, with the company in one row. */
export const findOwnUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('service_providers as company', 'company.user_id', 'users.id')
    .selectAll('users')
    .select([
      'company.id as company_id',
      'company.company_name',
      'company.business_phone_number',
      'company.address as company_address',
      'company.lat',
      'company.lng',
      'company.description',
      'company.logo',
      'company.establishment_year',
      'company.payment_option',
      'company.payment_detail',
      'company.document_type',
      'company.document_key',
      'company.document_content_type',
      'company.country_id as company_country_id',
      'company.state_id as company_state_id',
      'company.city_id as company_city_id',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

export type OwnUserRow = Awaited<ReturnType<typeof findOwnUser>>

export const findIdentity = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select('users.id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where(mayEnter)
    .executeTakeFirst()

export const insertIdentity = (tx: Tx, identity: Insertable<Tables['identities']>) =>
  tx
    .insertInto('identities')
    .values(identity)
    .onConflict(conflict => conflict.doNothing())
    .execute()

/**
 * The status of accounts that take part. It is written into statements, not sent with them: nearly all accounts have it,
 * which PostgreSQL knows only of a value that it can see.
 */
export const active = sql.lit('active' as const)

/** Who turns 13 is a child no longer. */
export const endChildhoods = async (db: Db, today: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ is_kid: false, kid_since: null })
    .where('is_kid', '=', true)
    .where(sql<boolean>`NOT is_kids_account(dob, ${today}::date)`)
    .execute()
}

/** Where the document of somebody's company lies. */
export const findDocumentKey = async (db: Db, userId: number): Promise<string | null> => {
  const company = await db
    .selectFrom('service_providers')
    .select('document_key')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return company?.document_key ?? null
}
