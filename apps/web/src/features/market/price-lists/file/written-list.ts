import type { Service } from '@celebrio/contract/market/services'
import type { Cell } from '#lib/csv.ts'
import { columns } from './columns.ts'

type Words = {
  header: (column: (typeof columns)[number]) => string
  unit: (code: 1 | 2 | 3 | 4) => string
  category: (id: number) => string | undefined
}

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

export async function xlsxOf(table: Cell[][]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  return writeXlsxFile(table).toBlob()
}
