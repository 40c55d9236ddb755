import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { readLanguage } from '#i18n/language.ts'

const numbers = (currency: string, options: Intl.NumberFormatOptions) => {
  const digits = currencyDigits(currency)
  return new Intl.NumberFormat(readLanguage(), {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

const major = (minor: number, currency: string) => minor / 10 ** currencyDigits(currency)

/** Formats an amount in minor units in the viewer's language: `€1,250.50`. */
export const formatAmount = (minor: number, currency: string): string =>
  numbers(currency, { style: 'currency', currency }).format(major(minor, currency))

/** Formats an amount for editing in a text field: `1250.50`. */
export const amountText = (minor: number, currency: string): string =>
  numbers(currency, { useGrouping: false }).format(major(minor, currency))

const decimalMark = () => new Intl.NumberFormat(readLanguage()).format(1.5).charAt(1)

/**
 * Whether the last point or comma is the decimal separator. If both occur, it is. A single one before exactly
 * three digits groups thousands, unless the currency has three decimals and the language uses that separator.
 */
function isDecimalMark(compact: string, at: number, digits: number): boolean {
  const mark = compact.charAt(at)
  if (compact.includes('.') && compact.includes(',')) return true
  if (compact.indexOf(mark) !== at) return false
  return compact.length - at - 1 !== 3 || (digits === 3 && mark === decimalMark())
}

/** Parses typed text to minor units; null if it is not an amount of this currency. */
export function readAmount(typed: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const compact = typed.replaceAll(/[\s'’]/gu, '')
  if (!/^\d[\d.,]*$/.test(compact)) return null
  const at = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  const hasDecimals = at > 0 && isDecimalMark(compact, at, digits)
  const decimals = hasDecimals ? compact.slice(at + 1) : ''
  if (decimals.length > digits) return null
  const whole = (hasDecimals ? compact.slice(0, at) : compact).replaceAll(/[.,]/g, '')
  return Number(whole + decimals.padEnd(digits, '0'))
}

/** A currency's code with its name in the viewer's language. */
export function currencyName(code: string): string {
  const name = new Intl.DisplayNames(readLanguage(), { type: 'currency', fallback: 'none' }).of(code)
  return name ? `${code} · ${name}` : code
}
