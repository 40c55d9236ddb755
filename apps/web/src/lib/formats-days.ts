import { readLanguage } from '#i18n/language.ts'
import { formatDateTime, formatDateTimeRange } from './format-date-time.ts'

const format = (day: Date | string, options: Intl.DateTimeFormatOptions) =>
  formatDateTime(new Date(day), { ...options, timeZone: 'UTC' })

/** `24 Nov` from YYYY-MM-DD: for axes. */
export const formatShortDay = (day: string): string => format(day, { day: 'numeric', month: 'short' })

/** `Nov` from YYYY-MM-DD: for axes. */
export const formatShortMonth = (day: string): string => format(day, { month: 'short' })

/** `18–24 November 2026` from two of YYYY-MM-DD. */
export const formatDays = (from: string, to: string): string =>
  formatDateTimeRange(new Date(from), new Date(to), { dateStyle: 'long', timeZone: 'UTC' })

/** `Saturday, 28 November 2026` from YYYY-MM-DD. */
export const formatDayInWords = (day: string): string => format(day, { dateStyle: 'full' })

/** `Saturday 28 November` from YYYY-MM-DD: where the year is known. */
export const formatWeekdayAndDay = (day: string): string =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long' })

/** `Sat, 28 Nov` from YYYY-MM-DD: where there is little room, and the year is known. */
export const formatShortWeekdayAndDay = (day: string): string =>
  format(day, { weekday: 'short', day: 'numeric', month: 'short' })

/** Monday, 5 January 1970. */
const someMonday = 4

/** `Saturday`, `Sat`, `S`: a day of the week, of which 1 is Monday. */
export const formatWeekday = (weekday: number, width: 'long' | 'short' | 'narrow'): string =>
  format(new Date((someMonday + weekday - 1) * 86_400_000), { weekday: width })

const dayNumber = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000

/** `Today`, `Yesterday`, `Saturday, November 28` or, in another year, `November 28, 2025`: a day by the viewer's own clock. */
export function formatRecentDay(moment: string, now = new Date()): string {
  const date = new Date(moment)
  const back = dayNumber(date) - dayNumber(now)
  if (back === 0 || back === -1) {
    const word = new Intl.RelativeTimeFormat(readLanguage(), { numeric: 'auto' }).format(back, 'day')
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  const isThisYear = date.getFullYear() === now.getFullYear()
  const style = isThisYear
    ? ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
    : ({ dateStyle: 'long' } as const)
  return formatDateTime(date, style)
}
