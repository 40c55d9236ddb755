import type { StaffRole } from '@celebrio/contract/people/users'
import { logStaffAction } from '#features/base/audit-log'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { findStaff, lockForStaff } from './queries/staff.ts'
import { updateUser } from './queries/users.ts'

/** Who moderates and administers: `{ email, name, staff_role }`. */
export const listStaff = (app: AppContext) => findStaff(app.db)

/**
 * Gives an account a role in the staff, or takes it away with null; from the command line, which is how the first administrator is made.
 * @throws Error with a sentence for whoever typed it
 */
export async function appoint(app: AppContext, email: string, role: StaffRole | null): Promise<void> {
  await inTransaction(app, async tx => {
    const account = await lockForStaff(tx, email)
    if (!account) throw new Error(`There is no active account with the address ${email}.`)
    if (role && !account.email_verified_at) throw new Error(`Nobody has confirmed the address ${email} yet.`)
    if (account.staff_role === role) return
    await updateUser(tx, account.id, { staff_role: role })
    const action = role ? (`appointed_${role}` as const) : 'released'
    await logStaffAction(app, tx, { actor_id: null, action, subject_type: 'user', subject_id: account.id })
  })
}
