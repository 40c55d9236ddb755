import { eventLimits } from '@celebrio/contract/celebrations/events'
import type { Issue } from '@celebrio/contract/platform/issues'
import { issueText } from '#lib/api/error-text.ts'
import { type FieldErrors } from '#lib/forms/field-errors.ts'
import { momentAt } from '#lib/moments.ts'

/** When an event is, as the fields of the form have it. */
export type FormTimes = { event_date: string; end_date: string; timezone: string }

const day = 86_400_000

const wrong = (field: string, code: Issue['code'], values: Issue['values'] = {}): FieldErrors => ({
  [field]: issueText({ code, values }),
})

const msOf = (wall: string) => Date.parse(`${wall}Z`)

/** Another start or another zone. */
export const isMoved = (before: FormTimes, { event_date, timezone }: FormTimes): boolean =>
  event_date !== before.event_date || timezone !== before.timezone

/** What the server will find wrong with a new start, told together with everything else; nothing of what is not a time. */
export function startErrors({ event_date, timezone }: FormTimes, now = new Date()): FieldErrors {
  if (Number.isNaN(msOf(event_date))) return {}
  const moment = momentAt(event_date, timezone)
  if (moment === undefined) return {}
  if (moment === null) return wrong('event_date', 'time_skipped')
  const furthest = new Date(now)
  furthest.setUTCFullYear(furthest.getUTCFullYear() + eventLimits.furthestYears)
  if (moment < now) return wrong('event_date', 'in_the_past')
  return moment > furthest ? wrong('event_date', 'too_far') : {}
}

/** What the server will find wrong with the end. */
export function endErrors({ event_date, end_date, timezone }: FormTimes): FieldErrors {
  const [start, end] = [msOf(event_date), msOf(end_date)]
  if (Number.isNaN(end)) return {}
  if (momentAt(end_date, timezone) === null) return wrong('end_date', 'time_skipped')
  if (end <= start) return wrong('end_date', 'ends_before_start')
  const max = eventLimits.longestDays
  return end - start > max * day ? wrong('end_date', 'lasts_too_long', { max }) : {}
}
