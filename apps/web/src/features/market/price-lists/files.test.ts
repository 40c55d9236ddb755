import type { Service } from '@celebrio/contract/market/services'
import { expect, test } from 'vitest'
import { csvOf } from '#lib/csv.ts'
import { columnOf, columns, unitOf } from './file/columns.ts'
import { textOf } from './file/decode.ts'
import { numberOf } from './file/numbers.ts'
import { readPriceList, rowsOf } from './file/read-file.ts'
import { sentRow } from './file/sent-rows.ts'
import { tableOf, xlsxOf } from './file/written-list.ts'
import en from './messages/en.ts'
import es from './messages/es.ts'
import fr from './messages/fr.ts'
import pt from './messages/pt.ts'

const header = 'Service,Item,Price'
const fileOf = (content: BlobPart, name = 'list.csv') => new File([content], name)

test.each([
  ['12', 'en', '12'],
  ['12.50', 'en', '12.50'],
  ['12,50', 'en', '12.50'],
  ['1,234.50', 'en', '1234.50'],
  ['1.234,50', 'fr', '1234.50'],
  ['1 234,50 €', 'fr', '1234.50'],
  ['€1,234', 'en', '1234'],
  ['1,125', 'es', '1.125'],
  ['1.125', 'es', '1125'],
  ['1.125', 'en', '1.125'],
  ['1.234.567', 'pt', '1234567'],
  ['12’000.50', 'en', '12000.50'],
  ['EUR 9,5', 'es', '9.5'],
  [',5', 'es', '0.5'],
  ['-3', 'en', '-3'],
  ['on request', 'en', 'on request'],
  ['', 'en', ''],
])('the number %j of a list in %s is %j', (text, language, number) => {
  expect(numberOf(text, language)).toBe(number)
})

test('the columns and units of all four languages are known by their names', () => {
  for (const words of [en, fr, es, pt]) {
    for (const column of columns) expect(columnOf(words[`column_${column}`])).toBe(column)
    for (const unit of [1, 2, 3, 4] as const) expect(unitOf(words[`unit${unit}`])).toBe(String(unit))
  }
})

test('units are known as prices on the pages of stores name them', () => {
  const pages = [
    ['each', 'per hour', 'per kg', 'per person'],
    ['l’unité', 'l’heure', 'le kilo', 'par personne'],
    ['por unidad', 'por hora', 'por kilo', 'por persona'],
    ['por unidade', 'por hora', 'por quilo', 'por pessoa'],
  ]
  for (const words of pages) expect(words.map(unitOf)).toEqual(['1', '2', '3', '4'])
  expect(unitOf('per metre')).toBe('per metre')
})

test('people are a unit by any of their names', () => {
  const words = [
    'Number of people',
    'people',
    'person',
    'Nombre de personnes',
    'Número de personas',
    'Número de pessoas',
  ]
  expect(words.map(unitOf)).toEqual(words.map(() => '4'))
})

test('rows have the cells of the columns that are named, in any order; empty rows are none', () => {
  const table = [
    ['Prix (€)', 'Notes', 'Prestation', 'Article'],
    ['4,50', 'x', 'Buffet', "'=soup"],
    ['', '', '', ''],
    ['5', '', 'Buffet', 'Bread'],
  ]
  expect(rowsOf(table)).toEqual([
    { number: 2, cells: { price: '4,50', service: 'Buffet', item: '=soup' } },
    { number: 4, cells: { price: '5', service: 'Buffet', item: 'Bread' } },
  ])
  expect(
    rowsOf([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('fileNoHeader')
  expect(rowsOf([header.split(',')])).toBe('fileNoRows')
})

test('a text is read in the encodings that spreadsheets save', () => {
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array(Array.from('Crème', c => c.charCodeAt(0))).buffer),
  ])
  expect(textOf(utf16)).toBe('Crème')
  expect(textOf(new TextEncoder().encode('\uFEFFCrème'))).toBe('Crème')
  expect(textOf(new Uint8Array([0x43, 0x72, 0xe8, 0x6d, 0x65]))).toBe('Crème')
  expect(textOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBeNull()
})

test('files are read whatever parts their cells, and refused with a reason', async () => {
  for (const delimiter of [',', ';', '\t'])
    expect(
      await readPriceList(fileOf([header, 'Buffet,Soup,4'].join('\r\n').replaceAll(',', delimiter)), 'en'),
    ).toEqual([{ number: 2, cells: { service: 'Buffet', item: 'Soup', price: '4' } }])
  const long = `${header}\n${'Buffet,Soup,4\n'.repeat(100_000)}`
  expect(await readPriceList(fileOf(long), 'en')).toBe('fileTooLong')
  expect(await readPriceList(fileOf('x'.repeat(2_000_001)), 'en')).toBe('fileTooLarge')
  expect(await readPriceList(fileOf(new Uint8Array([1, 0, 2])), 'en')).toBe('fileNoText')
  expect(await readPriceList(fileOf('no zip', 'list.xlsx'), 'en')).toBe('fileNoSheet')
})

test('empty lines are counted as in the spreadsheet, however many there are', async () => {
  const list = await readPriceList(fileOf(`\n${header}\n${'\n,,\n'.repeat(1500)}Buffet,Soup,4\n`), 'en')
  expect(list).toEqual([{ number: 3003, cells: { service: 'Buffet', item: 'Soup', price: '4' } }])
})

test('a quotation mark that opens and never closes does not swallow the rest of a list', async () => {
  const rows = ['"Best" buffet,Soup,4', 'Buffet,Bread,2']
  expect(await readPriceList(fileOf([header, ...rows].join('\n')), 'en')).toBe('fileQuotes')
  expect(await readPriceList(fileOf([header, 'Buffet,12" pan,4', rows[1]].join('\n')), 'en')).toHaveLength(2)
  const long = `${header}\n${'Buffet,"Soup",4\n'.repeat(3000)}`
  expect(await readPriceList(fileOf(long), 'en')).toBe('fileTooLong')
})

test('a small spreadsheet that unpacks to a huge one is refused unopened', async () => {
  const { zipSync } = await import('fflate')
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(20_000_001) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await readPriceList(fileOf(bomb as BlobPart, 'list.xlsx'), 'en')).toBe('fileTooLarge')
})

/** A workbook of one sheet, as small as they get. */
async function workbookOf(rows: string): Promise<File> {
  const { strToU8, zipSync } = await import('fflate')
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const leadsTo = (type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${office}/${type}" Target="${target}"/></Relationships>`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    '_rels/.rels': leadsTo('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Prices" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': leadsTo('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  }
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
  return fileOf(bytes, 'list.xlsx')
}

const sheetCell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const sheetRow = (row: number, cells: string[]) =>
  `<row r="${row}">${cells.map((text, at) => sheetCell(`${'ABC'[at]}${row}`, text)).join('')}</row>`
const sheetRows = sheetRow(1, header.split(',')) + sheetRow(2, ['Buffet', 'Soup', '4'])

test('a spreadsheet whose few cells span more than a device holds is refused unopened', async () => {
  const row = { number: 2, cells: { service: 'Buffet', item: 'Soup', price: '4' } }
  expect(await readPriceList(await workbookOf(sheetRows), 'en')).toEqual([row])
  const corner = `<row r="1048576">${sheetCell('XFD1048576', 'x')}</row>`
  expect(await readPriceList(await workbookOf(sheetRows + corner), 'en')).toBe('fileTooLarge')
  // A space that was left at the end of a column is common, and in nobody’s way.
  const last = `<row r="1048576">${sheetCell('A1048576', ' ')}</row>`
  expect(await readPriceList(await workbookOf(sheetRows + last), 'en')).toEqual([row])
})

const sold = {
  name: 'Été; "chic"',
  description: 'Line one\nline two',
  categories: [11],
  items: [
    {
      id: 1,
      name: '=SUM(A1)',
      price: 1234.5,
      unit: 1,
      qty: 1,
      least_qty: null,
      most_qty: null,
      step_minutes: null,
      offer: null,
    },
    {
      id: 2,
      name: 'Waiter, 🍮',
      price: 0.05,
      unit: 2,
      qty: 1.5,
      least_qty: 1,
      most_qty: 8,
      step_minutes: 30,
      offer: null,
    },
  ],
} as unknown as Service

test('a category is known by its name, a group of them is none', () => {
  const food = { id: 1, name: 'Food', parent_id: null, slug: 'food' }
  const idOf = (category: string) => sentRow({ category }, [food, ...categories], 'en').category_id
  expect(['catering', 'Food', 'Nothing'].map(idOf)).toEqual(['11', 'Food', 'Nothing'])
})

const categories = [{ id: 11, name: 'Catering', parent_id: 1, slug: 'catering' }]

test.each(['en', 'fr', 'es', 'pt'])(
  'a list that is taken out and put in again says the same, in %s',
  async language => {
    const words = { en, fr, es, pt }[language] ?? en
    const table = tableOf([sold], {
      header: column => words[`column_${column}`],
      unit: code => words[`unit${code}`],
      category: () => 'Catering',
    })
    const files = [fileOf(await csvOf(table, language)), fileOf(await xlsxOf(table), 'list.xlsx')]
    for (const file of files) {
      const rows = await readPriceList(file, language)
      if (typeof rows === 'string') throw new Error(rows)
      const sent = rows.map(({ cells }) => sentRow(cells, categories, language))
      expect(sent).toEqual([
        expect.objectContaining({
          service: sold.name,
          item: '=SUM(A1)',
          price: '1234.5',
          unit: '1',
          qty: '1',
          most_qty: '',
        }),
        expect.objectContaining({
          item: 'Waiter, 🍮',
          price: '0.05',
          unit: '2',
          qty: '1.5',
          step_minutes: '30',
          category_id: '11',
        }),
      ])
      expect(sent[0]?.description).toBe(sold.description)
    }
  },
)
