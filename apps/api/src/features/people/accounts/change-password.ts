import type { changePasswordForm } from '@celebrio/contract/people/account-forms'
import type { output } from 'zod'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { choosePassword, passwordMatches } from './passwords.ts'
import { deleteReset } from './queries/resets.ts'
import { lockPassword, setPassword } from './queries/users.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * Sets a new password, signs out every other device and tells the owner. Who has none yet gets one by e-mail.
 * @throws AppError validation_failed on `current_password` for a wrong one, on `password` for one that is easy to guess
 */
export async function changePassword(app: AppContext, viewer: Viewer, form: output<typeof changePasswordForm>) {
  await inTransaction(app, async tx => {
    const owner = await lockPassword(tx, viewer.id)
    if (!(await passwordMatches(form.current_password, owner.password_hash, app.settings.passwordCost))) {
      app.log.warn({ account: owner.id }, 'wrong current password')
      throw fieldError('current_password', 'password_wrong')
    }
    await setPassword(tx, owner.id, await choosePassword(app, form.password, owner), app.clock.now())
    await deleteReset(tx, owner.id)
    await endSessionsOf(app, tx, owner.id, viewer.sessionId)
    await app.emit(tx, 'account.password_changed', { user_id: owner.id })
  })
  return { message: 'Password changed' }
}
