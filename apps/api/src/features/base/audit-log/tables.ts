import type { StaffAction, StaffSubject } from '@celebrio/contract/base/audit-log'
import type { ColumnType } from 'kysely'

/** Sealed by a trigger, which gives the number and the hash. */
type StaffActionTable = {
  id: ColumnType<number, never, never>
  at: Date
  /** Null for the command line. */
  actor_id: number | null
  action: StaffAction
  subject_type: StaffSubject
  subject_id: number
  reason: string | null
  hash: ColumnType<Buffer, never, never>
}

declare module '#platform/db/database.ts' {
  interface Tables {
    staff_actions: StaffActionTable
  }
}
