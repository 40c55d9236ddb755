type Cell = string | number | null

// Spreadsheets take what begins so for a formula (https://owasp.org/www-community/attacks/CSV_Injection).
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One row of a table as RFC 4180 has it, and without what a spreadsheet would run. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

/** The mark by which spreadsheets know that a table is UTF-8. */
export const byteOrderMark = '\uFEFF'
