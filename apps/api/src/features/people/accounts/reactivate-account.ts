import { reactivationMinutes } from '@celebrio/contract/people/account-suspension'
import type { Inactivity } from '@celebrio/contract/people/users'
import { statementKey } from '#features/base/reports'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { hashOfToken } from '#platform/auth/tokens.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Facts } from '#platform/facts.ts'
import { accountReactivatedLetter } from './emails/account-reactivated-email.ts'
import { ownUser, type Reader } from './own-user.ts'
import { forgetDeletion } from './queries/deletion.ts'
import { findSuspension } from './queries/staff-suspension.ts'
import { findLeft, reactivateUser } from './queries/suspension.ts'
import { findById } from './queries/users.ts'
import { endSessionsOf } from './sessions.ts'
import { endSuspensions } from './suspend-by-staff.ts'

/**
 * What somebody who has signed in is told of an account that they had left, or that the staff has suspended; null when they are there.
 * A suspension whose time is over ends now, whenever the clock next looks.
 */
export async function inactivityOf(app: AppContext, userId: number): Promise<Inactivity | null> {
  const held = await findSuspension(app.db, userId)
  if (held?.until && held.until <= app.clock.now()) await endSuspensions(app)
  else if (held) {
    const { until, statement_id } = held
    const key = statementKey(app, statement_id)
    return { kind: 'held', until: until?.toISOString() ?? null, statement_id, statement_key: key }
  }
  const left = await findLeft(app.db, userId)
  if (!left) return null
  return left.erase_at ? { kind: 'deleted', erase_at: left.erase_at.toISOString() } : { kind: 'suspended' }
}

/**
 * Somebody is back, as if they had never left. Whatever else was opened while they were away ends.
 * @throws AppError authentication_failed when the token is none of the last hour, or was given for an account that is not left
 */
export async function reactivate(app: AppContext, form: { token: string }, reader: Reader) {
  const openedAfter = minutesAfter(app.clock.now(), -reactivationMinutes)
  const id = await inTransaction(app, async tx => {
    const back = await reactivateUser(tx, hashOfToken(form.token), openedAfter)
    if (!back) throw new AppError('authentication_failed')
    await forgetDeletion(tx, back.id)
    await endSessionsOf(app, tx, back.id, back.session_id)
    await app.emit(tx, 'account.reactivated', { user_id: back.id })
    return back.id
  })
  return { message: 'Signed in successfully', token: form.token, user: await ownUser(app, id, reader.language) }
}

/** Writes to the owner of an account that is back after it had been left. */
export async function sendReactivated(app: AppContext, { user_id }: Facts['account.reactivated']): Promise<void> {
  const account = await findById(app.db, user_id)
  if (!account) return
  const link = `${app.settings.publicUrl}/forgot-password`
  await app.mailer.send(accountReactivatedLetter(account.language, { ...account, link }))
}
