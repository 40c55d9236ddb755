import { readLanguage } from '#i18n/language.ts'
import { formatDateTime } from './format-date-time.ts'

/** A moment: a Date, or the ISO 8601 text that the API sends. */
export type Moment = Date | string

const format = (moment: Moment, options: Intl.DateTimeFormatOptions) => formatDateTime(new Date(moment), options)

/** `28 November 2026` in the viewer's language, by their own clock or that of a time zone. */
export const formatDate = (moment: Moment, timeZone?: string): string => format(moment, { dateStyle: 'long', timeZone })

/** `28 November 1990` from YYYY-MM-DD: a day of the calendar, the same everywhere. */
export const formatDay = (day: string): string => format(`${day}T00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })

/** `28 November` from MM-DD. */
export const formatBirthday = (day: string): string =>
  format(`2000-${day}T00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `November 2026` from YYYY-MM. */
export const formatMonth = (month: string): string =>
  format(`${month}-01T00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' })

/** `Saturday, November 28, 2026 at 7:30 PM`: for titles, where there is room. */
export const formatFullDateTime = (moment: Moment): string => format(moment, { dateStyle: 'full', timeStyle: 'short' })

/** `28 Nov 2026, 19:51:08`: for logs. */
export const formatExactly = (moment: Moment): string => format(moment, { dateStyle: 'medium', timeStyle: 'medium' })

/** `7:30 PM`: for what happens today. */
export const formatClock = (moment: Moment, timeZone?: string): string =>
  format(moment, { timeStyle: 'short', timeZone })

/** `Saturday 7:30 PM`: for what happens within a week. */
export const formatWeekdayAndTime = (moment: Moment): string =>
  format(moment, { weekday: 'long', hour: 'numeric', minute: '2-digit' })

/** Nov. and segunda-feira are too long for a leaf: people write nov and segunda there. */
const brief = (text: string) => text.replace(/(\.|-feira)$/, '')

type LeafWords = { month: string; day: string; weekday: string }

/** The words on a calendar leaf, the viewer's own or that of a time zone. `long` writes month and weekday in full. */
export const formatDateBadge = (moment: Moment, long: boolean, timeZone?: string): LeafWords => {
  const width = long ? 'long' : 'short'
  return {
    month: brief(format(moment, { month: width, timeZone })),
    day: format(moment, { day: 'numeric', timeZone }),
    weekday: brief(format(moment, { weekday: width, timeZone })),
  }
}

const steps = [
  { unit: 'second', below: 60, size: 1 },
  { unit: 'minute', below: 3600, size: 60 },
  { unit: 'hour', below: 86_400, size: 3600 },
  { unit: 'day', below: 86_400 * 30, size: 86_400 },
  { unit: 'month', below: 86_400 * 365, size: 86_400 * 30 },
] as const

const justNow = { en: 'Just now', fr: 'À l’instant', es: 'Ahora', pt: 'Agora' }

/** Seconds that are told as "just now". */
const fresh = 10

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How long ago, within a sentence: `45 sec ago`, `2 hours ago`, `1 year ago`. "16 min. ago" is written without its full stop. */
export const formatAgo = (moment: Moment, now: Date): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / 1000))
  const step = steps.find(({ below }) => seconds < below) ?? { unit: 'year', size: 86_400 * 365 }
  const style = step.size < 3600 ? 'short' : 'long'
  const words = new Intl.RelativeTimeFormat(readLanguage(), { style })
  return words.format(-Math.floor(seconds / step.size), step.unit).replace('.', '')
}

/** How long ago, by the specification's steps: `Just now`, `45 sec ago`, `2 hours ago`, `1 year ago`. A future moment counts as now. */
export const formatTimeAgo = (moment: Moment, now: Date): string => {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000
  return seconds < fresh ? justNow[readLanguage()] : capitalized(formatAgo(moment, now))
}

/** Milliseconds until the words of `formatTimeAgo` may change. */
export const timeToNextAge = (moment: Moment, now: Date): number => {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000
  if (seconds < 60) return 1000
  return seconds < 3600 ? 60_000 : 3_600_000
}
