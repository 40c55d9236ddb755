import type { CaseSummary, Decided } from '@celebrio/contract/care/shapes'
import type { ReportedThing } from '#features/base/reports'
import type { AppContext } from '#platform/app-context.ts'
import type { CaseRow } from './queries/cases.ts'
import type { DecisionRow } from './queries/decisions.ts'
import { excerptOf } from './rules.ts'

/** Who of the staff has decided something. */
export const decidedByView = ({ staff_id, staff_name }: Pick<DecisionRow, 'staff_id' | 'staff_name'>) =>
  staff_id === null ? null : { id: staff_id, name: staff_name ?? '' }

/** With what was noted of each case. */
export const decidedView = (row: DecisionRow, notes: ReadonlyMap<number, string | null>): Decided => ({
  id: row.id,
  case_id: row.case_id,
  kind: row.subject_type,
  action: row.action,
  rule: row.rule,
  words: row.words,
  note: notes.get(row.case_id) ?? null,
  suspended_until: row.suspended_until?.toISOString() ?? null,
  decided_at: row.decided_at.toISOString(),
  decided_by: decidedByView(row),
  undone_at: row.undone_at?.toISOString() ?? null,
  undone_words: row.undone_words,
})

type Face = { id: number; name: string; profile_picture: string | null }

export const personView = ({ files }: AppContext, { id, name, profile_picture }: Face): Face => ({
  id,
  name,
  profile_picture: profile_picture && files.publicUrl(profile_picture),
})

export const summaryView = (app: AppContext, row: CaseRow, thing: ReportedThing | undefined): CaseSummary => ({
  id: row.id,
  kind: row.subject_type,
  state: row.state,
  reports: row.report_count,
  rule: row.rule,
  is_urgent: row.is_urgent,
  opened_at: row.opened_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  author: personView(app, { id: row.author_id, name: row.author_name, profile_picture: row.author_picture }),
  excerpt: thing ? excerptOf(thing) : null,
})

export const thingView = ({ id: _, created_at, ...thing }: ReportedThing) => ({
  ...thing,
  created_at: created_at?.toISOString() ?? null,
})
