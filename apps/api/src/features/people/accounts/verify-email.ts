import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import { newToken } from '#platform/auth/tokens.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { verificationLetter } from './emails/verification-email.ts'
import { proveEmailOf } from './prove-email.ts'
import { findToken, insertToken } from './queries/tokens.ts'
import { findActiveById } from './queries/users.ts'

const linkMinutes = 24 * 60

/** Sends the link that proves an e-mail address, unless that is done. */
export async function sendVerification(kit: Kit, { user_id }: { user_id: number }): Promise<void> {
  const account = await findActiveById(kit.db, user_id)
  if (!account || account.email_verified_at) return
  const token = newToken()
  const expiresAt = minutesAfter(kit.clock.now(), linkMinutes)
  await insertToken(kit.db, { token, purpose: 'verify_email', userId: user_id, expiresAt })
  const link = `${kit.settings.publicUrl}/verify-email?token=${token}`
  await kit.mailer.send(verificationLetter(account.language, { ...account, link }))
}

export async function resendVerification(kit: Kit, viewer: Viewer) {
  await inTransaction(kit, tx => kit.tell(tx, 'account.verification_asked', { user_id: viewer.id }))
  return { message: 'The e-mail is on its way.' }
}

/** @throws Refusal email_link_expired */
export async function verifyEmail(kit: Kit, form: { token: string }) {
  const now = kit.clock.now()
  const found = await findToken(kit.db, form.token, 'verify_email', now)
  if (!found?.user_id) throw new Refusal('email_link_expired')
  const userId = found.user_id
  await inTransaction(kit, tx => proveEmailOf(kit, tx, userId))
  return { message: 'Your email is confirmed.' }
}
