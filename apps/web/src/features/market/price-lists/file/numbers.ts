import { decimalOf } from '#lib/csv.ts'

/** Which of a number's separators is that of its decimals, null if none is. */
function decimalIn(digits: string, language: string): string | null {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const separator = comma >= 0 ? ',' : '.'
  if (digits.split(separator).length !== 2) return null
  // "1,125" is a thousand and something, or one and an eighth: as the language writes it.
  return /[.,]\d{3}$/u.test(digits) && separator !== decimalOf(language) ? null : separator
}

/**
 * A number as people write it in lists: "1.234,50", "€ 1,234.50", "12’000". What is none stays as it is, for the server to
 * say so.
 */
export function numberOf(text: string, language: string): string {
  const digits = text.replaceAll(/[\s'’\u00a0\u202f]|\p{Sc}|^[a-z]{3}|[a-z]{3}$/giu, '')
  if (!/^-?[\d.,]+$/u.test(digits)) return text.trim()
  const decimal = decimalIn(digits, language)
  const at = decimal === null ? digits.length : digits.lastIndexOf(decimal)
  const whole = digits.slice(0, at).replaceAll(/[.,]/gu, '')
  const decimals = digits.slice(at + 1)
  return decimals === '' ? whole : `${whole || '0'}.${decimals}`
}
