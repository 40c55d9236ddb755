import { currencyDigits, currencyLocale } from '@celebrio/contract/platform/currencies'
import { readLanguage } from '#i18n/language.ts'

const decimalsOf = (currency: string): Intl.NumberFormatOptions => {
  const digits = currencyDigits(currency)
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}

const localeOf = (currency: string) => currencyLocale(currency, readLanguage())

const major = (minor: number, currency: string) => minor / 10 ** currencyDigits(currency)

/** Formats an amount in minor units: `€1,250.50`. What is taken off has a true minus: `−€1.00`. */
export const formatAmount = (minor: number, currency: string): string =>
  new Intl.NumberFormat(localeOf(currency), { style: 'currency', currency, ...decimalsOf(currency) })
    .format(major(minor, currency))
    .replace(/^-\s?/, '−')

/** India shortens to lakhs and crores, which dollars are not counted in. */
const shortLocaleOf = (currency: string) => (localeOf(currency) === 'en-IN' ? 'en' : localeOf(currency))

/** An amount of whole units for tight places: `$1.2K`. */
export const formatShortAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat(shortLocaleOf(currency), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(amount < 10_000 ? { maximumFractionDigits: 0 } : { notation: 'compact', maximumFractionDigits: 1 }),
  }).format(amount)

/** An amount of whole units as a bound, without a mark for thousands: `$1000`. */
export const formatWholeAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat(localeOf(currency), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    useGrouping: false,
  }).format(amount)

/** Formats an amount for editing in a text field: `1250.50`. */
export const amountText = (minor: number, currency: string): string =>
  new Intl.NumberFormat(readLanguage(), { useGrouping: false, ...decimalsOf(currency) }).format(major(minor, currency))

const decimalMark = () => new Intl.NumberFormat(readLanguage()).format(1.5).charAt(1)

/**
 * Whether the last point or comma is the decimal separator. If both occur, it is. A single one before exactly
 * three digits groups thousands, unless it is the decimal separator of the viewer's language.
 */
function isDecimalMark(compact: string, at: number): boolean {
  const mark = compact.charAt(at)
  if (compact.includes('.') && compact.includes(',')) return true
  if (compact.indexOf(mark) !== at) return false
  return compact.length - at - 1 !== 3 || mark === decimalMark()
}

/** `1250`, `1,250,000` and, as in India, `12,50,000`. */
const isWhole = (text: string) => /^\d+$/.test(text) || /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(text)

/** Parses typed text to minor units; null if it is not an amount of this currency. */
export function readAmount(typed: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const compact = typed.replaceAll(/[\s'’]/gu, '')
  if (!/^\d[\d.,]*$/.test(compact)) return null
  const at = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  const hasDecimals = at > 0 && isDecimalMark(compact, at)
  const decimals = hasDecimals ? compact.slice(at + 1) : ''
  if (decimals.length > digits) return null
  const whole = hasDecimals ? compact.slice(0, at) : compact
  if (!isWhole(whole)) return null
  return Number(whole.replaceAll(/[.,]/g, '') + decimals.padEnd(digits, '0'))
}

/** A currency's code with its name in the viewer's language. */
export function currencyName(code: string): string {
  const name = new Intl.DisplayNames(readLanguage(), { type: 'currency', fallback: 'none' }).of(code)
  return name ? `${code} · ${name}` : code
}
