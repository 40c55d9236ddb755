import { type AudienceCode, eventLimits } from '@celebrio/contract/celebrations/events'
import type { Issue } from '@celebrio/contract/platform/issues'

/** What the clock on the wall shows at the event's place, `YYYY-MM-DD HH:mm:ss`, and the zone of that clock. */
export type WallTimes = { local_start: string; local_end: string | null; timezone: string }

/** The issues, by field. */
export type Faults = Record<string, Issue[]>

const fault = (field: string, code: Issue['code'], values: Issue['values'] = {}): Faults => ({
  [field]: [{ code, values }],
})

const wallOf = (text: string) => Temporal.PlainDateTime.from(text.replace(' ', 'T'))
const textOf = (wall: Temporal.PlainDateTime) => wall.toString({ smallestUnit: 'second' }).replace('T', ' ')

// "Compatible": a time that the clock skips in spring is an hour later, one that it shows twice in autumn the first.
const momentOf = (text: string, zone: string): Date =>
  new Date(wallOf(text).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)

/** Whether the clock of the place jumps over a time, which it never shows. */
const isSkipped = (text: string, zone: string): boolean =>
  !wallOf(text).toZonedDateTime(zone).toPlainDateTime().equals(wallOf(text))

/** When an event begins and ends; one without an end lasts six hours, whatever the clock does meanwhile. */
export function momentsOf({ local_start, local_end, timezone }: WallTimes): { starts_at: Date; ends_at: Date } {
  const starts_at = momentOf(local_start, timezone)
  const usual = new Date(starts_at.getTime() + eventLimits.usualHours * 3_600_000)
  return { starts_at, ends_at: local_end === null ? usual : momentOf(local_end, timezone) }
}

/** A zone as the IANA database writes it: `europe/paris` is taken too. */
export const zoneName = (zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId

/** Issues of a zone whose name has passed validation: some old names are known to date formats only. */
export function zoneFaults(zone: string | undefined): Faults {
  try {
    if (zone !== undefined) zoneName(zone)
    return {}
  } catch {
    return fault('timezone', 'not_a_zone')
  }
}

/** Issues of a new start: it must exist, be in the future, and not be too far away. */
export function startFaults(times: WallTimes, now: Date, field = 'event_date'): Faults {
  if (isSkipped(times.local_start, times.timezone)) return fault(field, 'time_skipped')
  const { starts_at } = momentsOf(times)
  const furthest = new Date(now)
  furthest.setUTCFullYear(furthest.getUTCFullYear() + eventLimits.furthestYears)
  if (starts_at < now) return fault(field, 'in_the_past')
  return starts_at > furthest ? fault(field, 'too_far') : {}
}

/** The times for each proposed date, in the order in which they were sent; the event lasts equally long on each. */
export const timesAt = (times: WallTimes, others: readonly string[]): WallTimes[] => [
  times,
  ...others.map(event_date => timesAfter(times, { event_date })),
]

/** Issues of proposed starts: each must be in the future, and none may occur twice. */
function choicesFaults(dates: readonly WallTimes[], now: Date, fieldOf: (index: number) => string): Faults {
  const faults = dates.map((date, index) => {
    const field = fieldOf(index)
    const isTwice = dates.slice(0, index).some(one => one.local_start === date.local_start)
    return isTwice ? fault(field, 'date_twice') : startFaults(date, now, field)
  })
  return Object.assign({}, ...faults) as Faults
}

/** The same for a new event. */
export const datesFaults = (dates: readonly WallTimes[], now: Date): Faults =>
  choicesFaults(dates, now, index => (index === 0 ? 'event_date' : `other_dates.${index - 1}`))

const addedField = (index: number) => `add.${index}`

/** The same for starts that are added to others, including ends that are not possible. */
export function addedFaults(added: readonly WallTimes[], others: readonly string[], now: Date): Faults {
  const faults = added.map((date, index) => {
    if (others.includes(date.local_start)) return fault(addedField(index), 'date_twice')
    const [end] = Object.values(endFaults(date))
    return end ? { [addedField(index)]: end } : {}
  })
  return Object.assign({}, ...faults, choicesFaults(added, now, addedField)) as Faults
}

/** Dates in chronological order. */
export const inTime = (dates: readonly WallTimes[]): WallTimes[] =>
  dates.toSorted((one, other) => (one.local_start < other.local_start ? -1 : 1))

/**
 * Issues of the end. Where the clock changes, the order of local times and that of instants can differ: both must be
 * right.
 */
export function endFaults(times: WallTimes): Faults {
  const { local_start, local_end, timezone } = times
  if (local_end === null) return {}
  if (isSkipped(local_end, timezone)) return fault('end_date', 'time_skipped')
  const { starts_at, ends_at } = momentsOf(times)
  if (local_end <= local_start || ends_at <= starts_at) return fault('end_date', 'ends_before_start')
  const last = wallOf(local_start).add({ days: eventLimits.longestDays })
  const isLonger = Temporal.PlainDateTime.compare(wallOf(local_end), last) > 0
  return isLonger ? fault('end_date', 'lasts_too_long', { max: eventLimits.longestDays }) : {}
}

type Deadline = { local_answer_by: string | null }

/** When the deadline for answers is; by the clock at the place. */
export const answersUntil = ({ local_answer_by, timezone }: Deadline & { timezone: string }): Date | null =>
  local_answer_by === null ? null : momentOf(local_answer_by, timezone)

/** Issues of a deadline: it must exist and not be after the start, and a new one must be in the future. */
export function answerByFaults(deadline: Deadline & WallTimes, now: Date, isNew: boolean): Faults {
  const until = answersUntil(deadline)
  if (deadline.local_answer_by === null || until === null) return {}
  if (isSkipped(deadline.local_answer_by, deadline.timezone)) return fault('answer_by', 'time_skipped')
  if (until > momentsOf(deadline).starts_at) return fault('answer_by', 'answer_after_start')
  return isNew && until < now ? fault('answer_by', 'in_the_past') : {}
}

/** The deadline after an edit. One that is not sent moves along with the start, and goes where it would have passed. */
export function answerByAfter(
  before: Deadline & WallTimes,
  after: WallTimes,
  sent: string | null | undefined,
  now: Date,
): string | null {
  const { local_answer_by } = before
  if (sent !== undefined || local_answer_by === null) return sent ?? null
  if (!isRescheduled(before, after)) return local_answer_by
  const shift = wallOf(before.local_start).until(wallOf(after.local_start))
  const moved = { local_answer_by: textOf(wallOf(local_answer_by).add(shift)), timezone: after.timezone }
  const until = answersUntil(moved)
  return until && until > now && until <= momentsOf(after).starts_at ? moved.local_answer_by : null
}

type Position = { lat: number | null; long: number | null }

/** A latitude without a longitude is not a position; the missing one is named. */
export const positionFaults = ({ lat, long }: Position): Faults =>
  (lat === null) === (long === null) ? {} : fault(lat === null ? 'lat' : 'long', 'half_a_position')

type SentTimes = {
  event_date?: string | undefined
  end_date?: string | null | undefined
  timezone?: string | undefined
}

/** The times after an edit. An event that is moved lasts as long as before, unless a different end is sent. */
export function timesAfter(now: WallTimes, sent: SentTimes): WallTimes {
  const local_start = sent.event_date ?? now.local_start
  const timezone = sent.timezone === undefined ? now.timezone : zoneName(sent.timezone)
  if (sent.end_date !== undefined) return { local_start, local_end: sent.end_date, timezone }
  const { local_end } = now
  if (local_end === null || local_start === now.local_start) return { local_start, local_end, timezone }
  const length = wallOf(now.local_start).until(wallOf(local_end))
  return { local_start, local_end: textOf(wallOf(local_start).add(length)), timezone }
}

/** A different start or time zone: guests are asked again whether they come. */
export const isRescheduled = (before: WallTimes, after: WallTimes): boolean =>
  before.local_start !== after.local_start || before.timezone !== after.timezone

/**
 * The types of connections that an audience covers; null for all of them, because the host of an invite-only event
 * picks.
 */
export function coveredTypes(openTo: readonly AudienceCode[]): number[] | null {
  const types = openTo.filter(code => code >= 1 && code <= 3)
  return types.length > 0 ? types : null
}

/** The first day of a year, a month or a day, and how long that lasts, as the database takes it. */
export const spanOf = (text: string): { first: string; length: string } => ({
  first: `${text}${'-01-01'.slice(text.length - 4)}`,
  length: { 4: '1 year', 7: '1 month' }[text.length] ?? '1 day',
})

type New<Row> = { [Key in keyof Row]?: Row[Key] | undefined }

/** The new values that differ from those before; undefined stands for no new value. */
export function changesOf<Row extends object>(before: Row, after: New<Row>): Partial<Row> {
  const differs = ([key, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(before[key as keyof Row])
  return Object.fromEntries(Object.entries(after).filter(differs)) as Partial<Row>
}
