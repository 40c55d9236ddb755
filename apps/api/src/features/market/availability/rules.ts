import { daysBetween } from '@celebrio/contract/market/availability'
import {
  type AvailabilityTerms,
  availabilityLimits,
  type DayStatus,
  weekdays,
} from '@celebrio/contract/market/availability-shapes'
import { localDate } from '@celebrio/contract/platform/local-date'

/** Of a provider who has said nothing. */
export const usualTerms: AvailabilityTerms = {
  weekdays_off: [],
  lead_days: 0,
  bookings_a_day: null,
  allows_holds: false,
}

/** Days as YYYY-MM-DD, both of them counted. */
export type Days = { from: string; to: string }

const length = 86_400_000

const twoDigits = (count: number) => (count < 10 ? `0${count}` : String(count))

/** Plain arithmetic: a year of them is made for each question, and whole instants take four times as long to write. */
export function listOfDays({ from, to }: Days): string[] {
  const first = Date.parse(from)
  return Array.from({ length: daysBetween(from, to) }, (_, index) => {
    const day = new Date(first + index * length)
    return `${day.getUTCFullYear()}-${twoDigits(day.getUTCMonth() + 1)}-${twoDigits(day.getUTCDate())}`
  })
}

/** The date that the calendar of a place shows. */
export const today = (now: Date, timeZone = 'UTC'): string => localDate(now, timeZone)

type Booked = { local_start: string; ends_at: Date; timezone: string }

/** An event has places of no more days than it can last. */
const mostDays = 31

const { compare } = Temporal.PlainDate

/** The days that an event takes, by the clock at its place: a night that ends by six belongs to the day before. */
export function daysOf({ local_start, ends_at, timezone }: Booked): Days {
  const from = Temporal.PlainDate.from(local_start.slice(0, 10))
  const end = Temporal.Instant.fromEpochMilliseconds(ends_at.getTime()).toZonedDateTimeISO(timezone).toPlainDateTime()
  const last = end.subtract({ hours: availabilityLimits.night_until, seconds: 1 }).toPlainDate()
  const furthest = from.add({ days: mostDays - 1 })
  const to = [last, furthest].toSorted(compare)[0] ?? from
  return { from: from.toString(), to: String(compare(to, from) < 0 ? from : to) }
}

/** What there is of a day: whether it is said to be off, and its places; of those that are held some are over, and some the viewer’s own. */
export type Used = { is_off: boolean | null; taken: number; held: number; over: number; own: number }
export const unused: Used = { is_off: null, taken: 0, held: 0, over: 0, own: 0 }

const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 1

export function isOff({ weekdays_off }: AvailabilityTerms, { is_off }: Used, day: string): boolean {
  return is_off ?? weekdays_off.includes(weekdayOf(day))
}

/** Whether a day can be asked for today, and else why not. What the viewer holds is theirs, whatever the provider has changed since. */
export function statusOf(terms: AvailabilityTerms, used: Used, day: string, now: string): DayStatus {
  if (used.own > 0 && day >= now) return 'free'
  if (isOff(terms, used, day)) return 'off'
  if (terms.bookings_a_day !== null && used.taken - used.over >= terms.bookings_a_day) return 'full'
  return daysBetween(now, day) - 1 < terms.lead_days ? 'lead' : 'free'
}
