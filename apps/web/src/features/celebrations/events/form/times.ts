import { eventLimits } from '@celebrio/contract/celebrations/events'
import type { Issue } from '@celebrio/contract/platform/issues'
import { issueText } from '#lib/api/error-text.ts'
import { type FieldErrors } from '#lib/forms/field-errors.ts'
import { dateInZone } from '#lib/zoned-time.ts'

/** The time fields of the form. */
export type FormTimes = { event_date: string; end_date: string; timezone: string }
type Deadline = FormTimes & { answer_by: string }

const day = 86_400_000

const wrong = (field: string, code: Issue['code'], values: Issue['values'] = {}): FieldErrors => ({
  [field]: issueText({ code, values }),
})

const msOf = (wall: string) => Date.parse(`${wall}Z`)

/** Whether the start or the time zone changed. */
export const isMoved = (before: FormTimes, { event_date, timezone }: FormTimes): boolean =>
  event_date !== before.event_date || timezone !== before.timezone

/** Checks the start by the server's rules, so that all errors show at once; ignores text that is not a time. */
export function startErrors({ event_date, timezone }: FormTimes, now = new Date()): FieldErrors {
  if (Number.isNaN(msOf(event_date))) return {}
  const moment = dateInZone(event_date, timezone)
  if (moment === undefined) return {}
  if (moment === null) return wrong('event_date', 'time_skipped')
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + eventLimits.furthestYears)
  if (moment < now) return wrong('event_date', 'in_the_past')
  return moment > latest ? wrong('event_date', 'too_far') : {}
}

/** Checks the end by the server's rules. */
export function endErrors({ event_date, end_date, timezone }: FormTimes): FieldErrors {
  const [start, end] = [msOf(event_date), msOf(end_date)]
  if (Number.isNaN(end)) return {}
  if (dateInZone(end_date, timezone) === null) return wrong('end_date', 'time_skipped')
  if (end <= start) return wrong('end_date', 'ends_before_start')
  const max = eventLimits.longestDays
  return end - start > max * day ? wrong('end_date', 'lasts_too_long', { max }) : {}
}

/** Checks the deadline for answers by the server's rules. */
export function deadlineErrors({ event_date, answer_by, timezone }: Deadline): FieldErrors {
  if (Number.isNaN(msOf(answer_by))) return {}
  if (dateInZone(answer_by, timezone) === null) return wrong('answer_by', 'time_skipped')
  return msOf(answer_by) > msOf(event_date) ? wrong('answer_by', 'answer_after_start') : {}
}
