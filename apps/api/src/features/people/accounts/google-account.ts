import type { Language } from '@celebrio/contract/platform/languages'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Claims } from './google-provider.ts'
import { proveEmailOf } from './prove-email.ts'
import {
  findActiveByEmail,
  findIdentity,
  findOwnUser,
  insertIdentity,
  insertUser,
  setPassword,
} from './queries/users.ts'
import { nameFromEmail } from './rules.ts'
import { endSessionsOf } from './sessions.ts'

export type GoogleAccount = { id: number; isNew: boolean; email: string; name: string; userType: number }

/**
 * Links a known account. If its address had never been proved, whoever set the password may not be who owns the
 * address: the password and all its sessions go.
 */
async function link(kit: Kit, tx: Tx, account: { id: number; email_verified_at: Date | null }): Promise<number> {
  if (!account.email_verified_at) {
    await setPassword(tx, account.id, null)
    await endSessionsOf(kit, tx, account.id)
    await proveEmailOf(kit, tx, account.id)
  }
  return account.id
}

async function create(kit: Kit, tx: Tx, claims: Claims, language: Language): Promise<number> {
  const now = kit.clock.now()
  const name = (claims.name ?? nameFromEmail(claims.email)).normalize('NFC').slice(0, 255)
  const user = { user_type: 0, name, email: claims.email, language, email_verified_at: now, created_at: now }
  const id = await insertUser(tx, user)
  await kit.tell(tx, 'account.registered', { user_id: id })
  await kit.tell(tx, 'account.email_verified', { user_id: id })
  return id
}

async function findOrCreate(
  kit: Kit,
  tx: Tx,
  claims: Claims,
  language: Language,
): Promise<{ id: number; isNew: boolean }> {
  const identity = await findIdentity(tx, claims.issuer, claims.subject)
  if (identity) return { id: identity.id, isNew: false }
  const account = await findActiveByEmail(tx, claims.email)
  const id = account ? await link(kit, tx, account) : await create(kit, tx, claims, language)
  await insertIdentity(tx, { issuer: claims.issuer, subject: claims.subject, user_id: id, created_at: kit.clock.now() })
  return { id, isNew: !account }
}

/**
 * The account of a person whom the provider has confirmed: the one linked before, the one with the same e-mail, or a
 * new celebrant.
 * @throws Refusal authentication_failed when the provider does not vouch for the e-mail
 */
export async function accountOf(kit: Kit, claims: Claims, language: Language): Promise<GoogleAccount> {
  if (!claims.emailVerified || claims.email === '') throw new Refusal('authentication_failed')
  const { id, isNew } = await inTransaction(kit, tx => findOrCreate(kit, tx, claims, language))
  const { name, email, user_type } = await findOwnUser(kit.db, id)
  return { id, isNew, name, email, userType: user_type }
}
