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
