import type { StaffAction, StaffSubject } from '@celebrio/contract/base/audit-log'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertAction } from './queries.ts'

type Done = {
  /** The viewer who does it; null for the command line. */
  actor_id: number | null
  action: StaffAction
  /** The table's word for it, such as `contact_message`. */
  subject_type: StaffSubject
  subject_id: number
  reason?: string | null
}

/** Writes what the staff does into the audit log, in the transaction that does it. */
export const logStaffAction = (app: AppContext, tx: Tx, { reason = null, ...done }: Done): Promise<unknown> =>
  insertAction(tx, { ...done, reason, at: app.clock.now() })
