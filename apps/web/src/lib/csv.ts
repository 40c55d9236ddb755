export type Cell = string | number | null

/** What parts the decimals from the rest of a number. */
export const decimalOf = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** A table as CSV, as spreadsheets of this language read it; what looks like a formula stays a text. */
export async function csvOf(table: readonly Cell[][], language: string): Promise<Blob> {
  const { default: Papa } = await import('papaparse')
  const decimal = decimalOf(language)
  const texts = table.map(row =>
    row.map(cell => (typeof cell === 'number' ? String(cell).replace('.', decimal) : cell)),
  )
  const csv = Papa.unparse(texts, { delimiter: decimal === ',' ? ';' : ',', escapeFormulae: true })
  return new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' })
}
