import type { ReportState } from '@celebrio/contract/care/own-reports'
import type { Language } from '@celebrio/contract/platform/languages'

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

type Moment = { at: Date; timezone: string; now: Date }

/** "November 28"; with the year if it is not the current one. */
export function dayText(language: Language, { at, timezone, now }: Moment): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: timezone })
  const year = format({ year: 'numeric' })
  const isThisYear = year.format(at) === year.format(now)
  return format({ day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) }).format(at)
}
