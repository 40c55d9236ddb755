import type { OwnReport } from '@celebrio/contract/care/own-reports'
import type { ReportRow } from './queries.ts'
import { standingOf } from './rules.ts'

export function reportView(row: ReportRow): OwnReport {
  const { state, since } = standingOf(row)
  return {
    id: row.case_id,
    kind: row.subject_type,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
    rule: row.rule,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    state,
    since: since.toISOString(),
  }
}
