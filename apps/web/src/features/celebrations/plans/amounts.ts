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

/** An amount in the minor unit of its currency, as the viewer's language writes it: `€1,250.50`. */
export const formatAmount = (minor: number, currency: string): string =>
  numbers(currency, { style: 'currency', currency }).format(major(minor, currency))

/** The same for a field in which it is changed: `1250.50`. */
export const amountText = (minor: number, currency: string): string =>
  numbers(currency, { useGrouping: false }).format(major(minor, currency))

const decimalMark = () => new Intl.NumberFormat(readLanguage()).format(1.5).charAt(1)

/**
 * Whether the last point or comma begins the decimals. Both marks together tell; one mark before exactly three digits
 * groups thousands, unless the currency has three decimals and the language writes them so.
 */
function beginsDecimals(bare: string, at: number, digits: number): boolean {
  const mark = bare.charAt(at)
  if (bare.includes('.') && bare.includes(',')) return true
  if (bare.indexOf(mark) !== at) return false
  return bare.length - at - 1 !== 3 || (digits === 3 && mark === decimalMark())
}

/** What somebody has typed, in the minor unit; null for what is no amount of this currency. */
export function readAmount(typed: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const bare = typed.replaceAll(/[\s'’]/gu, '')
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const at = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const hasDecimals = at > 0 && beginsDecimals(bare, at, digits)
  const decimals = hasDecimals ? bare.slice(at + 1) : ''
  if (decimals.length > digits) return null
  const whole = (hasDecimals ? bare.slice(0, at) : bare).replaceAll(/[.,]/g, '')
  return Number(whole + decimals.padEnd(digits, '0'))
}

/** Currencies by code with their names in the viewer's language. */
export function currencyName(code: string): string {
  const name = new Intl.DisplayNames(readLanguage(), { type: 'currency', fallback: 'none' }).of(code)
  return name ? `${code} · ${name}` : code
}
