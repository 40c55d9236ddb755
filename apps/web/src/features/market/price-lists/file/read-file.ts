import { priceListRows } from '@celebrio/contract/market/price-lists'
import Papa from 'papaparse'
import { decimalOf } from '#lib/csv.ts'
import { type Cells, columnOf } from './columns.ts'
import { textOf } from './decode.ts'
import { sheetArea } from './sheet-area.ts'

/** Why a file is no price list. */
export type FileFault =
  | 'fileTooLarge'
  | 'fileNoText'
  | 'fileNoSheet'
  | 'fileNoHeader'
  | 'fileNoRows'
  | 'fileTooLong'
  | 'fileQuotes'

/** The most bytes of a file. */
export const maxFileBytes = 2_000_000

/** Bytes of what a spreadsheet unpacks to; cells of the rectangle that a sheet spans, filled or not. */
const max = { unpacked: 20_000_000, area: 5_000_000 } as const

export type Table = readonly (readonly string[])[]

const isFilled = (row: readonly string[]) => row.some(cell => cell.trim() !== '')

/** An apostrophe keeps spreadsheets from reading a name as a formula; they hide it, and files that they save have none. */
const bare = (cell: string): string => cell.replace(/^'(?=[=+\-@\t])/u, '').trim()

/** A row of the file, by its number there. */
export type Row = { number: number; cells: Cells }

/** The rows of a table under the columns that its first filled row names; empty ones count, as in the spreadsheet. */
export function rowsOf(table: Table): Row[] | FileFault {
  const [header, ...rest] = table.flatMap((row, at) => (isFilled(row) ? [{ number: at + 1, row }] : []))
  const named = header?.row.map(columnOf) ?? []
  if (!named.includes('service') || !named.includes('item') || !named.includes('price')) return 'fileNoHeader'
  if (rest.length === 0) return 'fileNoRows'
  if (rest.length > priceListRows) return 'fileTooLong'
  return rest.map(({ number, row }) => ({
    number,
    cells: Object.fromEntries(named.flatMap((column, at) => (column ? [[column, bare(row[at] ?? '')]] : []))),
  }))
}

async function tableOfSheet(file: File, language: string): Promise<Table | FileFault> {
  const [{ unzipSync }, { readSheet }] = await Promise.all([import('fflate'), import('read-excel-file/browser')])
  let bytes = 0
  try {
    // Asks each entry for its size before any is unpacked: a small file can unpack to more than a device holds.
    const packed = new Uint8Array(await file.arrayBuffer())
    unzipSync(packed, {
      filter: ({ originalSize }) => {
        bytes += originalSize
        return false
      },
    })
    if (bytes > max.unpacked) return 'fileTooLarge'
    const parts = Object.values(unzipSync(packed)).map(part => new TextDecoder().decode(part))
    if (parts.some(part => sheetArea(part) > max.area)) return 'fileTooLarge'
    const sheet = await readSheet(file)
    const decimal = decimalOf(language)
    const textOfCell = (cell: unknown) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : String(cell))
    return sheet.map(row => row.map(cell => (cell === null ? '' : textOfCell(cell))))
  } catch {
    return 'fileNoSheet'
  }
}

async function tableOfText(file: File): Promise<Table | FileFault> {
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return 'fileNoText'
  const { data, errors } = Papa.parse<string[]>(text)
  // A mark that opens and never closes makes one cell of all the rows after it.
  return errors.some(({ type }) => type === 'Quotes') ? 'fileQuotes' : data
}

/**
 * The rows of a price list from a file: CSV with whatever parts its cells, or the first sheet of an XLSX. Numbers are as
 * this language writes them.
 */
export async function readPriceList(file: File, language: string): Promise<Row[] | FileFault> {
  if (file.size > maxFileBytes) return 'fileTooLarge'
  const table = await (/\.xlsx$/iu.test(file.name) ? tableOfSheet(file, language) : tableOfText(file))
  return typeof table === 'string' ? table : rowsOf(table)
}
