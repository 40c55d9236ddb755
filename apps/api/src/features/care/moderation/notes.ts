import type { StaffAction } from '@celebrio/contract/base/audit-log'
import type { ModerationAction } from '@celebrio/contract/care/shapes'
import { findReasons } from '#features/base/audit-log'
import type { AppContext } from '#platform/app-context.ts'

/** How decisions stand in the audit log. */
export const logged: Record<ModerationAction, StaffAction> = {
  dismiss: 'dismissed',
  hide: 'hid',
  remove: 'removed',
  warn: 'warned',
  suspend: 'suspended',
}

/** What was noted for the staff when cases were decided, by case: the audit log has it. */
export const notesOf = (app: AppContext, decisions: readonly { case_id: number }[]) =>
  findReasons(app.db, {
    actions: Object.values(logged),
    subject_type: 'report_case',
    subject_ids: decisions.map(({ case_id }) => case_id),
  })
