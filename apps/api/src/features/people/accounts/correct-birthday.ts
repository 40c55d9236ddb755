import { logStaffAction } from '#features/base/audit-log'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { lockForStaff } from './queries/staff.ts'
import { updateUser } from './queries/users.ts'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * Corrects the date of birth of somebody who can't do so any more, from the command line: whoever does that has heard from a
 * parent. The reason stays in the audit log, the date does not.
 * @param dob YYYY-MM-DD
 * @throws Error with a sentence for whoever typed it
 */
export async function correctBirthday(app: AppContext, email: string, dob: string, reason: string): Promise<void> {
  if (!isDay(dob) || new Date(dob) > app.clock.now()) throw new Error('Write the date of birth as YYYY-MM-DD.')
  if (reason.trim() === '') throw new Error('Say why: the reason stays in the audit log.')
  await inTransaction(app, async tx => {
    const account = await lockForStaff(tx, email)
    if (!account) throw new Error(`There is no active account with the address ${email}.`)
    await updateUser(tx, account.id, { dob })
    const done = { action: 'corrected_birthday', subject_type: 'user', subject_id: account.id } as const
    await logStaffAction(app, tx, { actor_id: null, ...done, reason: reason.slice(0, 1000) })
  })
}
