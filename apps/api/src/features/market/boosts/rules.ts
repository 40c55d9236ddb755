import type { BoostDates } from '@celebrio/contract/market/boosts'
import { formatDateTime } from '@celebrio/contract/platform/format-date-time'
import type { Language } from '@celebrio/contract/platform/languages'

const dayLength = 24 * 60 * 60 * 1000

/** When a day of the UTC calendar begins, `YYYY-MM-DD`. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

export const dayAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayLength)

/** The last of so many days, `YYYY-MM-DD`. */
export const lastDayOf = (first: string, days: number): string =>
  dayAfter(startOf(first), days - 1)
    .toISOString()
    .slice(0, 10)

/** When the day of a moment begins. */
export const today = (now: Date): Date => new Date(Math.floor(now.getTime() / dayLength) * dayLength)

/** A day of the UTC calendar, in words. */
export const dayText = (language: Language, moment: Date): string =>
  formatDateTime(language, moment, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

export type Span = { starts_at: Date; ends_at: Date; days: number }

const spanFrom = (starts_at: Date, days: number): Span => ({ starts_at, ends_at: dayAfter(starts_at, days), days })

/** From the beginning of the first day to the end of the last one. */
export const spanOf = ({ start_date, end_date }: BoostDates): Span =>
  spanFrom(startOf(start_date), 1 + (startOf(end_date).getTime() - startOf(start_date).getTime()) / dayLength)

/** The days that are served when they are paid now: as they were chosen, or all of them from today on. */
export const spanPaid = ({ starts_at, days }: Pick<Span, 'starts_at' | 'days'>, now: Date): Span =>
  spanFrom(starts_at < today(now) ? today(now) : starts_at, days)

type Stored = { starts_at: Date; ends_at: Date; status: 'open' | 'served' | 'stopped' }

/** The first day from a moment on that no open boost has. */
export function firstFreeDay(boosts: readonly Stored[], now: Date): Date {
  const open = boosts
    .filter(one => one.status === 'open')
    .toSorted((one, other) => Number(one.starts_at) - Number(other.starts_at))
  return open.reduce((day, { starts_at, ends_at }) => (starts_at <= day && day < ends_at ? ends_at : day), today(now))
}

/** @param isLost its deal is no longer to be had: it stops, though that is noted a little later */
export function stateOf({ starts_at, ends_at, status }: Stored, now: Date, isLost: boolean) {
  if (status === 'stopped') return 'stopped'
  if (ends_at <= now) return 'over'
  if (status === 'open' && isLost) return 'stopped'
  return starts_at > now ? 'planned' : 'running'
}
