import type { ReportState } from '@celebrio/contract/care/own-reports'

type Reported = { created_at: Date; action: string | null; decided_at: Date | null; undone_at: Date | null }

/** What became of a report, and since when: a case that is looked at again is decided as before until that is over. */
export function standingOf({ created_at, action, decided_at, undone_at }: Reported): {
  state: ReportState
  since: Date
} {
  if (action === null || decided_at === null) return { state: 'waiting', since: created_at }
  if (action === 'dismiss') return { state: 'dismissed', since: decided_at }
  return undone_at ? { state: 'undone', since: undone_at } : { state: 'acted_on', since: decided_at }
}
