import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { newToken } from '#platform/auth/tokens.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { allowOwnEmail } from './email-allowance.ts'
import { verificationLetter } from './emails/verification-email.ts'
import { deleteMethodsOf } from './queries/second-step-methods.ts'
import { consumeToken, insertToken } from './queries/tokens.ts'
import { findActiveById, markEmailVerified } from './queries/users.ts'
import { endSessionsOf } from './sessions.ts'

const linkMinutes = 24 * 60

/** Sends the link that proves an e-mail address, unless that is done. */
export async function sendVerification(app: AppContext, { user_id }: { user_id: number }): Promise<void> {
  const account = await findActiveById(app.db, user_id)
  if (!account || account.email_verified_at || !(await allowOwnEmail(app, account))) return
  const token = newToken()
  const expiresAt = minutesAfter(app.clock.now(), linkMinutes)
  await insertToken(app.db, { token, purpose: 'verify_email', userId: user_id, expiresAt })
  const link = `${app.settings.publicUrl}/verify-email?token=${token}`
  await app.mailer.send(verificationLetter(account.language, { ...account, link }))
}

export async function resendVerification(app: AppContext, viewer: Viewer) {
  await inTransaction(app, tx => app.emit(tx, 'account.verification_asked', { user_id: viewer.id }))
  return { message: 'The email is on its way.' }
}

/** A link works once. @throws AppError email_link_expired */
export async function verifyEmail(app: AppContext, form: { token: string }) {
  await inTransaction(app, async tx => {
    const found = await consumeToken(tx, form.token, 'verify_email', app.clock.now())
    if (!found?.user_id) throw new AppError('email_link_expired')
    await proveEmailOf(app, tx, found.user_id)
  })
  return { message: 'Your email is confirmed.' }
}

/** Somebody has shown that they can read what is sent to their address. Told once. */
export async function proveEmailOf(app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const isNews = await markEmailVerified(tx, userId, app.clock.now())
  if (isNews) await app.emit(tx, 'account.email_verified', { user_id: userId })
  return isNews
}

/**
 * The same for somebody who does not need the password of before: whoever chose that may not be who owns the address, and
 * keeps no way in, nor a second step that keeps the owner out. The caller replaces the password.
 */
export async function takeOverAccount(app: AppContext, tx: Tx, userId: number): Promise<void> {
  if (await proveEmailOf(app, tx, userId)) {
    await deleteMethodsOf(tx, userId)
    await app.emit(tx, 'account.taken_over', { user_id: userId })
  }
  await endSessionsOf(app, tx, userId)
}
