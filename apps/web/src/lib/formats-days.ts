import { readLanguage } from '#i18n/language.ts'

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(readLanguage(), { ...options, timeZone: 'UTC' })

/** `24 Nov` from YYYY-MM-DD: for axes. */
export const formatShortDay = (day: string): string =>
  formatter({ day: 'numeric', month: 'short' }).format(new Date(day))

/** `Nov` from YYYY-MM-DD: for axes. */
export const formatShortMonth = (day: string): string => formatter({ month: 'short' }).format(new Date(day))

/** `18–24 November 2026` from two of YYYY-MM-DD. */
export const formatDays = (from: string, to: string): string =>
  formatter({ dateStyle: 'long' }).formatRange(new Date(from), new Date(to))

/** `Saturday, 28 November 2026` from YYYY-MM-DD. */
export const formatDayInWords = (day: string): string => formatter({ dateStyle: 'full' }).format(new Date(day))

/** `Saturday 28 November` from YYYY-MM-DD: where the year is known. */
export const formatWeekdayAndDay = (day: string): string =>
  formatter({ weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(day))

/** Monday, 5 January 1970. */
const someMonday = 4

/** `Saturday`, `Sat`, `S`: a day of the week, of which 1 is Monday. */
export const formatWeekday = (weekday: number, width: 'long' | 'short' | 'narrow'): string =>
  formatter({ weekday: width }).format(new Date((someMonday + weekday - 1) * 86_400_000))
