import { logStaffAction } from '#features/base/audit-log'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { deleteMethodsOf } from './queries/second-step-methods.ts'
import { lockForStaff } from './queries/staff.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * Removes the second step of somebody who has lost it and their recovery codes, from the command line: whoever does that has seen by other
 * means who asks. Signs out everywhere, and tells the owner; the reason stays in the audit log.
 * @throws Error with a sentence for whoever typed it
 */
export async function removeSecondStep(app: AppContext, email: string, reason: string): Promise<void> {
  if (reason.trim() === '') throw new Error('Say why: the reason stays in the audit log.')
  await inTransaction(app, async tx => {
    const account = await lockForStaff(tx, email)
    if (!account) throw new Error(`There is no active account with the address ${email}.`)
    await deleteMethodsOf(tx, account.id)
    await endSessionsOf(app, tx, account.id)
    const done = { action: 'removed_second_step', subject_type: 'user', subject_id: account.id } as const
    await logStaffAction(app, tx, { actor_id: null, ...done, reason: reason.slice(0, 1000) })
    await app.emit(tx, 'account.second_step_changed', { user_id: account.id, change: 'removed_by_staff' })
  })
}
