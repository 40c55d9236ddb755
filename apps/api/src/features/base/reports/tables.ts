import type { CaseState, ReportedKind } from '@celebrio/contract/base/reports'
import type { BrokenRule } from '@celebrio/contract/platform/reports'
import type { Generated, GeneratedAlways } from 'kysely'

/** Reports of the same thing, until the staff has decided. */
type ReportCaseTable = {
  id: GeneratedAlways<number>
  subject_type: ReportedKind
  subject_id: number
  author_id: number
  state: Generated<CaseState>
  /** Kept by a trigger. */
  report_count: GeneratedAlways<number>
  /** Which rule it breaks, as the first says of those who say so. */
  rule: BrokenRule | null
  /** A child has reported it, or is its author. */
  is_urgent: boolean
  /** The higher, the earlier it is looked at. */
  rank: GeneratedAlways<number>
  opened_at: Date
  /** Since when it is in its state. */
  changed_at: Date
}

type ReportTable = {
  subject_type: ReportedKind
  subject_id: number
  user_id: number
  case_id: number
  rule: BrokenRule | null
  reason: string | null
  created_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    report_cases: ReportCaseTable
    reports: ReportTable
  }
}
