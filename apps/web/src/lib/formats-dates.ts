import { readLanguage } from '#i18n/language.ts'

/** A moment: a Date, or the ISO 8601 text that the API sends. */
export type Moment = Date | string

const format = (moment: Moment, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(readLanguage(), options).format(new Date(moment))

/** `28 November 2026` in the viewer's language. */
export const formatDate = (moment: Moment): string => format(moment, { dateStyle: 'long' })

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

/** `7:30 PM`: for what happens today. */
export const formatClock = (moment: Moment): string => format(moment, { timeStyle: 'short' })

/** Nov. and segunda-feira are too long for a leaf: people write nov and segunda there. */
const brief = (text: string) => text.replace(/(\.|-feira)$/, '')

type LeafWords = { month: string; day: string; weekday: string }

/** The words on a calendar leaf, the viewer's own or that of a time zone. `long` writes month and weekday in full. */
export const formatLeaf = (moment: Moment, long: boolean, timeZone?: string): LeafWords => {
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

/** How long ago, by the specification's steps: `45 seconds`, `2 hours`, `3 months`, `1 year`. A future moment counts as now. */
export const formatAge = (moment: Moment, now: Date): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / 1000))
  const step = steps.find(({ below }) => seconds < below) ?? { unit: 'year', size: 86_400 * 365 }
  return new Intl.NumberFormat(readLanguage(), { style: 'unit', unit: step.unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / step.size),
  )
}

/** Milliseconds until the words of `formatAge` may change. */
export const ageLastsFor = (moment: Moment, now: Date): number => {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000
  if (seconds < 60) return 1000
  return seconds < 3600 ? 60_000 : 3_600_000
}
