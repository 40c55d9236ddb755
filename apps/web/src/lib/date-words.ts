import { readLanguage } from '#i18n/language.ts'

type Part = { type: string; value: string }

/** The first day of a month is "1er" in French, which `Intl` doesn't know; only beside the name of the month. */
const french = (parts: readonly Part[]): string => {
  const isNamed = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value))
  return parts.map(({ type, value }) => (isNamed && type === 'day' && value === '1' ? '1er' : value)).join('')
}

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(readLanguage(), options)

/** A moment in the viewer's language. */
export const dateWords = (moment: Date, options: Intl.DateTimeFormatOptions): string =>
  readLanguage() === 'fr' ? french(formatter(options).formatToParts(moment)) : formatter(options).format(moment)

/** From one moment to another, in the viewer's language. */
export const rangeWords = (from: Date, to: Date, options: Intl.DateTimeFormatOptions): string =>
  readLanguage() === 'fr'
    ? french(formatter(options).formatRangeToParts(from, to))
    : formatter(options).formatRange(from, to)
