import type { Service } from '@celebrio/contract/market/services'
import { columns } from './columns.ts'
import { decimalOf } from './numbers.ts'

type Words = {
  header: (column: (typeof columns)[number]) => string
  unit: (code: 1 | 2 | 3 | 4) => string
  category: (id: number) => string | undefined
}

type Cell = string | number | null

/** What a store sells, as a table whose first row names its columns. */
export function tableOf(services: readonly Service[], { header, unit, category }: Words): Cell[][] {
  const rows = services.flatMap(({ name, description, categories: [first], items }) =>
    items.map((item): Cell[] => [
      name,
      description,
      (first !== undefined && category(first)) || null,
      item.name,
      item.price,
      unit(item.unit),
      item.qty,
      item.least_qty,
      item.most_qty,
      item.step_minutes,
    ]),
  )
  return [columns.map(header), ...rows]
}

/** The table as CSV, as spreadsheets of this language read it; what looks like a formula stays a text. */
export async function csvOf(table: Cell[][], language: string): Promise<Blob> {
  const { default: Papa } = await import('papaparse')
  const decimal = decimalOf(language)
  const texts = table.map(row =>
    row.map(cell => (typeof cell === 'number' ? String(cell).replace('.', decimal) : cell)),
  )
  const csv = Papa.unparse(texts, { delimiter: decimal === ',' ? ';' : ',', escapeFormulae: true })
  return new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' })
}

export async function xlsxOf(table: Cell[][]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  return writeXlsxFile(table).toBlob()
}
