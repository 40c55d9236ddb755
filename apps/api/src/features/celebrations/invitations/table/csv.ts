import type { Language } from '@celebrio/contract/platform/languages'

type Cell = string | number | null

// Spreadsheets take what begins so for a formula (https://owasp.org/www-community/attacks/CSV_Injection).
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Spreadsheets take what their country puts between the entries of a list: not the comma where that begins decimals. */
const separator: Record<Language, ',' | ';'> = { en: ',', fr: ';', es: ';', pt: ';' }

/** One row of a table as RFC 4180 has it, in a language, and without what a spreadsheet would run. */
export const csvRow = (language: Language, cells: readonly Cell[]): string =>
  `${cells.map(written).join(separator[language])}\r\n`

/** The mark by which spreadsheets know that a table is UTF-8. */
export const byteOrderMark = '\uFEFF'
