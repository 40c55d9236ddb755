import { currencyDigits, currencyLocale } from '@celebrio/contract/platform/currencies'
import { formatDateTime } from '@celebrio/contract/platform/format-date-time'
import type { Language } from '@celebrio/contract/platform/languages'

const conjunction = (language: Language) => new Intl.ListFormat(language, { type: 'conjunction' })
// Creating a formatter costs more than formatting a hundred values with it, so they are cached.
const conjunctions: Record<Language, Intl.ListFormat> = {
  en: conjunction('en'),
  fr: conjunction('fr'),
  es: conjunction('es'),
  pt: conjunction('pt'),
}

/** "Ana", "Ana and Ben", "Ana, Ben, and Cleo". */
export const listInWords = (language: Language, items: readonly string[]): string =>
  conjunctions[language].format(items)

/** "Saturday, June 14, 2031 at 7:30 PM", in local time. */
export const fullTime = (language: Language, at: Date, timeZone: string): string =>
  formatDateTime(language, at, { dateStyle: 'full', timeStyle: 'short', timeZone })

/** "June 14, 2031". @param day `YYYY-MM-DD`, or a moment, of which the day in UTC is told */
export const dayText = (language: Language, day: string | Date): string =>
  formatDateTime(language, new Date(day), { dateStyle: 'long', timeZone: 'UTC' })

/** "Central European Summer Time". */
export const zoneInWords = (language: Language, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { timeZoneName: 'long', timeZone })
    .formatToParts(at)
    .find(part => part.type === 'timeZoneName')?.value ?? ''

/** "Saturday, June 14, 2031 at 7:30 PM (Central European Summer Time)". */
export function timeWithZone(language: Language, at: Date, timeZone: string): string {
  const zone = zoneInWords(language, at, timeZone)
  return zone ? `${fullTime(language, at, timeZone)} (${zone})` : fullTime(language, at, timeZone)
}

type Moment = { at: Date; timezone: string; now: Date }

const hours = { hour: 'numeric', minute: '2-digit' } as const

/** With the year if it is not the current one. */
function textOf(language: Language, { at, timezone, now }: Moment, parts: Intl.DateTimeFormatOptions): string {
  const year = new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: timezone })
  const isOther = year.format(at) !== year.format(now)
  return formatDateTime(language, at, { ...(isOther && { year: 'numeric' }), ...parts, timeZone: timezone })
}

/** "November 23"; with the year if it is not the current one. */
export const monthDayText = (language: Language, moment: Moment): string =>
  textOf(language, moment, { day: 'numeric', month: 'long' })

/** "Sunday, November 23 at 7:00 PM"; with the year if it is not the current one. */
export const timeText = (language: Language, moment: Moment, time: Intl.DateTimeFormatOptions = hours): string =>
  textOf(language, moment, { weekday: 'long', day: 'numeric', month: 'long', ...time })

/** The last minute of a day is that day: "Sunday, November 23". */
export function deadlineText(language: Language, moment: Moment): string {
  const { at, timezone: timeZone } = moment
  const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  return timeText(language, moment, clock.format(at) === '23:59' ? {} : hours)
}

/** A day as it stands on a leaf of a calendar. */
export type CalendarLeaf = { month: string; day: string; weekday: string }

const capitalized = (language: Language, text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** "November", "28", "Saturday", in local time. */
export function calendarLeaf(language: Language, at: Date, timeZone: string): CalendarLeaf {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(at)
  return {
    month: capitalized(language, part({ month: 'long' })),
    day: part({ day: 'numeric' }),
    weekday: capitalized(language, part({ weekday: 'long' })),
  }
}

const clock = { hour: 'numeric', minute: '2-digit' } as const
const wholeDay = 86_400_000

type Span = { from: Date; until: Date | null; timezone: string }

/**
 * "4:00 – 11:00 PM", "8:00 PM – 2:00 AM" into the night; from a whole day on with the day of the end: "4:00 PM – Nov 30,
 * 11:00 AM". The day of the start stands beside it.
 */
export function spanOfClock(language: Language, { from, until, timezone: timeZone }: Span): string {
  const clocks = new Intl.DateTimeFormat(language, { ...clock, timeZone })
  if (until === null) return clocks.format(from)
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone })
  if (days.format(from) === days.format(until)) return clocks.formatRange(from, until)
  const isLong = until.getTime() - from.getTime() >= wholeDay
  const end = formatDateTime(language, until, { ...clock, ...(isLong && { day: 'numeric', month: 'short' }), timeZone })
  return `${clocks.format(from)} – ${end}`
}

/** An amount of a currency: "€1,250.50". */
export function moneyText(language: Language, amount: number, currency: string): string {
  const digits = currencyDigits(currency)
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const locale = currencyLocale(currency, language)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals }).format(amount)
}

/** A quantity with as many decimals as it has: "2.5". */
export const numberText = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value)
