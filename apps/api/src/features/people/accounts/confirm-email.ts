import { emailUndoDays } from '@celebrio/contract/people/email-change'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { newToken } from '#platform/auth/tokens.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Facts } from '#platform/facts.ts'
import { emailChangedLetter } from './emails/email-change-emails.ts'
import {
  consumeChange,
  consumeUndo,
  deleteChange,
  deleteIdentitiesSince,
  findChangeByLink,
  insertUndo,
  setEmail,
  setUndoToken,
} from './queries/email-changes.ts'
import { deleteReset } from './queries/resets.ts'
import { deleteMethodsSince } from './queries/second-step-methods.ts'
import { findById, lockEmail, removePassword } from './queries/users.ts'
import { endSessionsOf } from './sessions.ts'

/** Whoever took it meanwhile has it: nothing is said of them. @throws AppError email_change_over */
const unlessTaken = (error: unknown): never => {
  if (error instanceof AppError) throw new AppError('email_change_over')
  throw error
}

/** The way back to the address of before, where somebody has shown that it was theirs: others it never belonged to. */
async function keepWayBack(app: AppContext, tx: Tx, before: Awaited<ReturnType<typeof lockEmail>>) {
  if (!before.email_verified_at) return
  const changed_at = app.clock.now()
  const expires_at = minutesAfter(changed_at, emailUndoDays * 24 * 60)
  const { id } = await insertUndo(tx, { user_id: before.id, email: before.email, changed_at, expires_at })
  await app.emit(tx, 'account.email_changed', { undo_id: id })
}

/** So that the page can name the address before it becomes the account's. @throws AppError email_change_over */
export async function checkEmailLink(app: AppContext, { token }: { token: string }) {
  const change = await findChangeByLink(app.db, token, app.clock.now())
  if (!change) throw new AppError('email_change_over')
  return { email: change.email }
}

/** Makes the new address the account's, and signs out everywhere but where it was asked for. @throws AppError email_change_over */
export async function confirmEmail(app: AppContext, { token }: { token: string }) {
  const now = app.clock.now()
  await inTransaction(app, async tx => {
    const change = await consumeChange(tx, token, now)
    if (!change) throw new AppError('email_change_over')
    const before = await lockEmail(tx, change.user_id)
    await setEmail(tx, before.id, change.email, now).catch(unlessTaken)
    await deleteReset(tx, before.id)
    await keepWayBack(app, tx, before)
    await endSessionsOf(app, tx, before.id, change.session_id)
    await app.emit(tx, 'account.email_verified', { user_id: before.id })
  })
  return { message: 'Your email is changed.' }
}

/** Writes to the address of before, with the way back. */
export async function sendEmailChanged(app: AppContext, { undo_id }: Facts['account.email_changed']): Promise<void> {
  const token = newToken()
  const undo = await setUndoToken(app.db, undo_id, token)
  const account = undo && (await findById(app.db, undo.user_id))
  if (!account) return
  const link = `${app.settings.publicUrl}/undo-email?token=${token}`
  const to = { name: account.name, email: undo.email, link, until: undo.expires_at }
  await app.mailer.send(emailChangedLetter(account.language, to))
}

/**
 * Brings the address of before back. Whoever changed it may have had password, devices and second step of the owner: the password goes,
 * everybody is signed out, and so does what was added to sign in with since a week before the change. A link for a new password
 * follows.
 * @throws AppError email_change_over
 */
export async function undoEmail(app: AppContext, { token }: { token: string }) {
  const now = app.clock.now()
  await inTransaction(app, async tx => {
    const undo = await consumeUndo(tx, token, now)
    if (!undo) throw new AppError('email_change_over')
    const { id, language } = await lockEmail(tx, undo.user_id)
    const since = minutesAfter(undo.changed_at, -emailUndoDays * 24 * 60)
    await setEmail(tx, id, undo.email, now).catch(unlessTaken)
    await removePassword(tx, id)
    await deleteChange(tx, id)
    await deleteReset(tx, id)
    await deleteIdentitiesSince(tx, id, since)
    await deleteMethodsSince(tx, id, since)
    await endSessionsOf(app, tx, id)
    await app.emit(tx, 'account.password_forgotten', { email: undo.email, language })
  })
  return { message: 'Your old email is back.' }
}
