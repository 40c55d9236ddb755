import { type emailChangeForm, emailLinkHours } from '@celebrio/contract/people/email-change'
import type { output } from 'zod'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { newToken } from '#platform/auth/tokens.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Facts } from '#platform/facts.ts'
import { emailTakenLetter, newEmailLetter } from './emails/email-change-emails.ts'
import { deleteChange, findChange, findHolder, replaceChange, setChangeToken } from './queries/email-changes.ts'
import { countUnverifiedEmail } from './queries/unverified-emails.ts'
import { findActiveById, lockPassword } from './queries/users.ts'
import { requireOwner } from './require-owner.ts'
import { maxUnverifiedEmailsPerDay } from './rules.ts'

export async function readEmailChange(app: AppContext, viewer: Viewer) {
  const change = await findChange(app.db, viewer.id, app.clock.now())
  return { pending: change ? { email: change.email, expires_at: change.expires_at.toISOString() } : null }
}

/**
 * Asks for another address. Answers the same whether an account has it: only whoever reads what is sent there learns that.
 * @throws AppError validation_failed on `email` for the own one, and those of `requireOwner`
 */
export async function askForEmail(app: AppContext, viewer: Viewer, form: output<typeof emailChangeForm>) {
  await requireOwner(app, viewer, form.password)
  const expires_at = minutesAfter(app.clock.now(), emailLinkHours * 60)
  await inTransaction(app, async tx => {
    const owner = await lockPassword(tx, viewer.id)
    if (owner.email.toLowerCase() === form.email.toLowerCase()) throw fieldError('email', 'own_email')
    await replaceChange(tx, { user_id: viewer.id, email: form.email, session_id: viewer.sessionId, expires_at })
    await app.emit(tx, 'account.email_change_asked', { user_id: viewer.id })
  })
  return { message: 'Open the link that we’ve sent to your new address.' }
}

export async function cancelEmailChange(app: AppContext, viewer: Viewer) {
  await deleteChange(app.db, viewer.id)
  return { message: 'Your email stays as it is.' }
}

/** Writes to the new address: a link, or that it has an account already. */
export async function sendNewEmail(app: AppContext, { user_id }: Facts['account.email_change_asked']): Promise<void> {
  const now = app.clock.now()
  const account = await findActiveById(app.db, user_id)
  const change = await findChange(app.db, user_id, now)
  if (!account || !change || !(await countUnverifiedEmail(app.db, user_id, now, maxUnverifiedEmailsPerDay))) return
  const { publicUrl } = app.settings
  const { email } = change
  const holder = await findHolder(app.db, email, user_id)
  if (holder) {
    await app.mailer.send(emailTakenLetter(holder.language, { email, link: `${publicUrl}/sign-in` }))
    return
  }
  const token = newToken()
  await setChangeToken(app.db, user_id, email, token)
  const link = `${publicUrl}/confirm-email?token=${token}`
  await app.mailer.send(newEmailLetter(account.language, { name: account.name, email, link }))
}
