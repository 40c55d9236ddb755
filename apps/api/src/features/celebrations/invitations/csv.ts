import type { Language } from '@celebrio/contract/platform/languages'

type Cell = string | number | null

// Spreadsheets take what begins like this for a formula (https://owasp.org/www-community/attacks/CSV_Injection).
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Spreadsheets expect the list separator of their country: not the comma where that is the decimal sign. */
const separator: Record<Language, ',' | ';'> = { en: ',', fr: ';', es: ';', pt: ';' }

/** One row of a table as in RFC 4180, with the separator of the language, and with formulas made harmless. */
export const csvRow = (language: Language, cells: readonly Cell[]): string =>
  `${cells.map(written).join(separator[language])}\r\n`

/** Tells spreadsheets that the table is UTF-8. */
export const byteOrderMark = '\uFEFF'
