import type { Language } from '@celebrio/contract/platform/languages'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Claims } from './google-provider.ts'
import { findByEmail, findIdentity, insertIdentity, insertUser, removePassword } from './queries/users.ts'
import { nameFromEmail } from './rules.ts'
import { takeOverAccount } from './verify-email.ts'

export type GoogleAccount = { id: number; isNew: boolean }

/**
 * Links a known account. If its address had never been proved, whoever set the password may not be who owns the
 * address: the password, all its sessions and its calendar go.
 */
async function link(app: AppContext, tx: Tx, account: { id: number; email_verified_at: Date | null }): Promise<number> {
  if (!account.email_verified_at) {
    await removePassword(tx, account.id)
    await takeOverAccount(app, tx, account.id)
  }
  return account.id
}

async function create(app: AppContext, tx: Tx, claims: Claims, language: Language): Promise<number> {
  const now = app.clock.now()
  const name = (claims.name ?? nameFromEmail(claims.email)).normalize('NFC').slice(0, 255)
  const user = { user_type: 0, name, email: claims.email, language, email_verified_at: now, created_at: now }
  const id = await insertUser(tx, user)
  await app.emit(tx, 'account.registered', { user_id: id })
  await app.emit(tx, 'account.email_verified', { user_id: id })
  return id
}

async function findOrCreate(app: AppContext, tx: Tx, claims: Claims, language: Language): Promise<GoogleAccount> {
  const identity = await findIdentity(tx, claims.issuer, claims.subject)
  if (identity) return { id: identity.id, isNew: false }
  const account = await findByEmail(tx, claims.email)
  const id = account ? await link(app, tx, account) : await create(app, tx, claims, language)
  await insertIdentity(tx, { issuer: claims.issuer, subject: claims.subject, user_id: id, created_at: app.clock.now() })
  return { id, isNew: !account }
}

/**
 * The account of a person whom the provider has confirmed: the one linked before, the one with the same e-mail, or a
 * new celebrant.
 * @throws AppError authentication_failed when the provider does not vouch for the e-mail
 */
export async function accountOf(app: AppContext, claims: Claims, language: Language): Promise<GoogleAccount> {
  if (!claims.emailVerified || claims.email === '') throw new AppError('authentication_failed')
  return inTransaction(app, tx => findOrCreate(app, tx, claims, language))
}
