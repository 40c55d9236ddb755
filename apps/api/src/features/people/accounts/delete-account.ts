import { daysUntilErased, type deletionForm } from '@celebrio/contract/people/account-deletion'
import type { output } from 'zod'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Facts } from '#platform/facts.ts'
import { accountDeletedLetter } from './emails/account-deleted-email.ts'
import { findDeletion, markDeleted } from './queries/deletion.ts'
import { findById } from './queries/users.ts'
import { requireOwner } from './require-owner.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * Winds up what others count on, hides the account and all it owns, and signs out everywhere. Until it is erased, its owner may come
 * back by signing in.
 * @throws AppError validation_failed on `password`, fresh_sign_in_needed
 */
export async function deleteAccount(app: AppContext, viewer: Viewer, form: output<typeof deletionForm>) {
  await requireOwner(app, viewer, form.password)
  for (const { beforeDeletion } of app.features.toReversed()) await beforeDeletion?.(app, viewer)
  const now = app.clock.now()
  const erase_at = minutesAfter(now, daysUntilErased * 24 * 60)
  await inTransaction(app, async tx => {
    await markDeleted(tx, { user_id: viewer.id, reason: form.reason ?? null, erase_at }, now)
    await endSessionsOf(app, tx, viewer.id)
    await app.emit(tx, 'account.deleted', { user_id: viewer.id })
  })
  return { message: 'Successfully deleted', erase_at: erase_at.toISOString() }
}

/** Writes to the owner of an account that was deleted until when they may come back. */
export async function sendDeleted(app: AppContext, { user_id }: Facts['account.deleted']): Promise<void> {
  const account = await findById(app.db, user_id)
  const deletion = await findDeletion(app.db, user_id)
  if (!account || !deletion) return
  const link = `${app.settings.publicUrl}/sign-in`
  await app.mailer.send(accountDeletedLetter(account.language, { ...account, link, eraseAt: deletion.erase_at }))
}
