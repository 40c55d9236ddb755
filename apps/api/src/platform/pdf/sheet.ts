import { type PdfDocument, wordColours } from './document.ts'
import type { Pen, Type } from './text-box.ts'

/** In points, within the margins of both A4 and Letter. */
export const page = { left: 48, width: 499, top: 64, bottom: 772, foot: 800 } as const
export const accent = '#0F6B66'
const hairline = '#E9DFD2'

export const styles = {
  heading: { fontStyle: 'display', size: 22, colour: accent, leading: 27 },
  section: { fontStyle: 'display', size: 12, colour: wordColours.dark, leading: 16 },
  label: { fontStyle: 'text', size: 8, colour: wordColours.muted },
  note: { fontStyle: 'text', size: 9, colour: wordColours.muted, leading: 12 },
  words: { fontStyle: 'italic', size: 10, colour: wordColours.dark, leading: 13 },
  text: { fontStyle: 'text', size: 10, colour: wordColours.dark, leading: 13 },
  strong: { fontStyle: 'strong', size: 10, colour: wordColours.dark, leading: 13 },
  sum: { fontStyle: 'display', size: 14, colour: wordColours.dark, leading: 18 },
} as const satisfies Record<string, Type>

/** Where the next thing goes, on as many pages as there is to write. */
export type Sheet = { doc: PdfDocument; pen: Pen; y: number; number: number; footOf: (page: number) => string }

export function writeFoot({ doc, pen, number, footOf }: Sheet): void {
  doc.rect(0, 0, doc.page.width, 8).fill(accent)
  pen.write(footOf(number), styles.label, { x: page.left, y: page.foot, columnWidth: page.width, align: 'end' })
}

/** Begins a new page where less than so many points are left. */
export function keepRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= page.bottom) return
  writeFoot(sheet)
  sheet.pen.print()
  sheet.doc.addPage()
  sheet.number += 1
  sheet.y = page.top
}

export function drawLine(sheet: Sheet): void {
  const { doc, y } = sheet
  doc
    .moveTo(page.left, y)
    .lineTo(page.left + page.width, y)
    .lineWidth(0.75)
    .stroke(hairline)
  sheet.y += 8
}

/** Text over the whole width. */
export function writeLine(sheet: Sheet, text: string, type: Type, after = 4): void {
  keepRoom(sheet, sheet.pen.count(text, type, page.width) * (type.leading ?? type.size * 1.3))
  sheet.y = sheet.pen.write(text, type, { x: page.left, y: sheet.y, columnWidth: page.width }) + after
}

export type Cell = { text: string; type: Type; width: number; end?: boolean; note?: string | null }

const gap = 10
const heightOf = ({ pen }: Sheet, { text, type, width, note }: Cell): number =>
  pen.count(text, type, width) * (type.leading ?? type.size * 1.3) +
  (note ? pen.count(note, styles.note, width) * styles.note.leading : 0)

/** Cells side by side, those at the end of their column aligned to it; a row never breaks over two pages. */
export function writeRow(sheet: Sheet, cells: readonly Cell[], after = 6): void {
  const height = Math.max(...cells.map(cell => heightOf(sheet, cell)))
  keepRoom(sheet, height)
  let x: number = page.left
  for (const { text, type, width, end, note } of cells) {
    const box = { x, columnWidth: width, ...(end && ({ align: 'end' } as const)) }
    const below = sheet.pen.write(text, type, { ...box, y: sheet.y })
    if (note) sheet.pen.write(note, styles.note, { ...box, y: below })
    x += width + gap
  }
  sheet.y += height + after
}
