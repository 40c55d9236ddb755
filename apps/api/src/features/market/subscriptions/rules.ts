import type { PlanCode } from '@celebrio/contract/market/subscriptions'
import { localDate } from '@celebrio/contract/platform/local-date'

/** A moment so many months later by the clock of UTC; the 31st of a shorter month is its last day. */
export function monthsAfter(moment: Date, months: number): Date {
  const there = new Date(moment)
  there.setUTCDate(1)
  there.setUTCMonth(there.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate()
  there.setUTCDate(Math.min(moment.getUTCDate(), lastDay))
  return there
}

/** Since when months are counted, and how many after it something ends. */
export type Anchor = { anchor: Date; anchor_months: number }

export type Span = Anchor & { starts_at: Date; paid_until: Date }

/**
 * The time that a plan of so many months would be for: from now, or when all ends that is there already.
 * @param last how the months until then were counted, where a trial or plan ends then
 */
export function spanOf(months: number, { now, ends, last }: { now: Date; ends: Date; last: Anchor | null }): Span {
  const starts_at = ends > now ? ends : now
  const goesOn = last !== null && monthsAfter(last.anchor, last.anchor_months).getTime() === starts_at.getTime()
  const { anchor, anchor_months } = goesOn ? last : { anchor: starts_at, anchor_months: 0 }
  const total = anchor_months + months
  return { starts_at, paid_until: monthsAfter(anchor, total), anchor, anchor_months: total }
}

type Given = { id: number; months: number; starts_at: Date; ends_at: Date }

/** Where months that were given come to lie when all that is paid before them ends at a moment. */
export function movedTo(from: Date, given: readonly Given[]): Given[] {
  let cursor = from
  return given.map(({ id, months }) => {
    const starts_at = cursor
    cursor = monthsAfter(starts_at, months)
    return { id, months, starts_at, ends_at: cursor }
  })
}

/** A store is paid for life when it is paid for longer than anybody lives to see. */
const lifetimeYears = 50

export const isForLife = (now: Date, ends: Date): boolean => ends > monthsAfter(now, lifetimeYears * 12)

/** Where business days begin and end, and which of them are none: `MM-DD` each year, `YYYY-MM-DD` once. */
export type Calendar = { timezone: string; holidays: readonly string[] }

const dayLength = 86_400_000

/** The number of the day, since 1970, that it is somewhere at a moment. */
const dayNumber = (moment: Date, timeZone: string): number => Date.parse(localDate(moment, timeZone)) / dayLength

const isWeekday = (number: number): boolean => ![0, 6].includes(new Date(number * dayLength).getUTCDay())

/** The business days after the day of one moment, up to and with the day of another; and the holidays that are none of them. */
export function businessDays(from: Date, to: Date, { timezone, holidays }: Calendar) {
  const off = new Set(holidays)
  const counts = { days: 0, holidays: 0 }
  const last = dayNumber(to, timezone)
  for (let number = dayNumber(from, timezone) + 1; number <= last; number += 1) {
    if (!isWeekday(number)) continue
    const day = new Date(number * dayLength).toISOString().slice(0, 10)
    counts[off.has(day) || off.has(day.slice(5)) ? 'holidays' : 'days'] += 1
  }
  return counts
}

/** Cancelling takes effect after so many hours. */
const noticeHours = 24

export type Bought = {
  id: number
  plan: PlanCode
  price: number
  paid_at: Date
  starts_at: Date
  ends_at: Date
}

/** Percent of what is unused that is kept. */
const feePercent = (daysLeft: number): number => (daysLeft > 10 ? 10 : daysLeft > 0 ? 5 : 0)

const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((amount * part) / whole)

type Line = Bought & {
  business_days: number
  business_days_left: number
  holidays: number
  unused: number
  fee: number
  /** Until when it runs if it is cancelled. */
  stays_until: Date
}

/**
 * What cancelling gives back: of each period the share of its business days that are left after the notice, less a fee of
 * 10 percent when more than 10 business days are left in all, 5 percent for 1 to 10. In minor units.
 * @param periods what runs or is to run, in order
 */
export function cancellationOf(periods: readonly Bought[], now: Date, calendar: Calendar) {
  const cutoff = new Date(now.getTime() + noticeHours * 3_600_000)
  const lines: Omit<Line, 'fee'>[] = periods.map(period => {
    const { starts_at, ends_at, price } = period
    const stays = new Date(Math.min(ends_at.getTime(), Math.max(starts_at.getTime(), cutoff.getTime())))
    const { days, holidays } = businessDays(starts_at, ends_at, calendar)
    const left = businessDays(stays, ends_at, calendar).days
    const counts = { business_days: days, business_days_left: left, holidays }
    return { ...period, ...counts, stays_until: stays, unused: share(price, left, days) }
  })
  const percent = feePercent(lines.reduce((sum, line) => sum + line.business_days_left, 0))
  return { percent, lines: lines.map((line): Line => ({ ...line, fee: share(line.unused, percent, 100) })) }
}
