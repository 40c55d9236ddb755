import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { newToken } from '#platform/auth/tokens.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { verificationLetter } from './emails/verification-email.ts'
import { proveEmailOf } from './prove-email.ts'
import { findToken, insertToken } from './queries/tokens.ts'
import { findActiveById } from './queries/users.ts'

const linkMinutes = 24 * 60

/** Sends the link that proves an e-mail address, unless that is done. */
export async function sendVerification(app: AppContext, { user_id }: { user_id: number }): Promise<void> {
  const account = await findActiveById(app.db, user_id)
  if (!account || account.email_verified_at) return
  const token = newToken()
  const expiresAt = minutesAfter(app.clock.now(), linkMinutes)
  await insertToken(app.db, { token, purpose: 'verify_email', userId: user_id, expiresAt })
  const link = `${app.settings.publicUrl}/verify-email?token=${token}`
  await app.mailer.send(verificationLetter(account.language, { ...account, link }))
}

export async function resendVerification(app: AppContext, viewer: Viewer) {
  await inTransaction(app, tx => app.emit(tx, 'account.verification_asked', { user_id: viewer.id }))
  return { message: 'The e-mail is on its way.' }
}

/** @throws AppError email_link_expired */
export async function verifyEmail(app: AppContext, form: { token: string }) {
  const now = app.clock.now()
  const found = await findToken(app.db, form.token, 'verify_email', now)
  if (!found?.user_id) throw new AppError('email_link_expired')
  const userId = found.user_id
  await inTransaction(app, tx => proveEmailOf(app, tx, userId))
  return { message: 'Your email is confirmed.' }
}
