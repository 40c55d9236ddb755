import type { Language } from './languages.ts'

type Part = { type: string; value: string }

/** The first day of a month is "1er" in French, which `Intl` doesn't know; only beside the name of the month. */
const french = (parts: readonly Part[]): string => {
  const isNamed = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value))
  return parts.map(({ type, value }) => (isNamed && type === 'day' && value === '1' ? '1er' : value)).join('')
}

const formatter = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, options)

/** A moment in a language. */
export const formatDateTime = (language: Language, moment: Date, options: Intl.DateTimeFormatOptions): string =>
  language === 'fr'
    ? french(formatter(language, options).formatToParts(moment))
    : formatter(language, options).format(moment)

/** From one moment to another, in a language. */
export const formatDateTimeRange = (
  language: Language,
  from: Date,
  to: Date,
  options: Intl.DateTimeFormatOptions,
): string =>
  language === 'fr'
    ? french(formatter(language, options).formatRangeToParts(from, to))
    : formatter(language, options).formatRange(from, to)
