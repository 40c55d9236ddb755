import type { Event } from '@celebrio/contract/celebrations/events'
import { printedCode, type Ticket } from '@celebrio/contract/celebrations/tickets'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import { newPdf, type PdfDocument, pdfBytes, wordColours } from '#platform/pdf/document.ts'
import type { Pen, Type } from '#platform/pdf/text-box.ts'
import { messages } from '../messages.ts'
import { coverOf } from './cover.ts'
import { colours, sheetColour } from './papers.ts'
import { setWords } from './typeset.ts'

export type Printed = { event: Event; ticket: Ticket; language: Language }
type Page = Printed & { doc: PdfDocument; pen: Pen; height: number }

/** In points, within the margins of both A4 and Letter. `height` is the minimum. */
const sheet = { x: 36, y: 48, width: 523, height: 236, cover: 142, strip: 16, stub: 136, gap: 18 } as const
const qr = { side: 100, rim: 9 } as const
const label: Type = { fontStyle: 'text', size: 8, colour: wordColours.muted }
const note: Type = { fontStyle: 'text', size: 9, colour: wordColours.muted }

/** Width of the left part: the picture, or a strip in the colour of the paper. */
const edgeOf = ({ cover, coverphoto }: Event): number => (cover || coverphoto ? sheet.cover : sheet.strip)

function drawPaper({ doc, event, height }: Page, cover: Buffer | null): void {
  const { x, y, width, stub } = sheet
  const { strip, stub: stubColour } = colours[event.paper]
  const edge = edgeOf(event)
  const tear = x + width - stub
  doc.save().roundedRect(x, y, width, height, 10).clip()
  doc.rect(x, y, width, height).fill(sheetColour)
  doc.rect(x, y, edge, height).fill(strip)
  if (cover) doc.image(cover, x, y, { width: edge, height })
  doc.rect(tear, y, stub, height).fill(stubColour).restore()
  doc.moveTo(tear, y + 12).lineTo(tear, y + height - 12)
  doc.dash(4, { space: 4 }).lineWidth(1).stroke(strip).undash()
  // The notches at both ends of the tear.
  for (const end of [y, y + height]) doc.circle(tear, end, 8).fill('#FFFFFF')
}

/** The QR code on white, for scanners, and the code as text, for typing. */
function drawStub({ doc, pen, ticket, language, height }: Page): void {
  const x = sheet.x + sheet.width - sheet.stub
  const left = x + (sheet.stub - qr.side) / 2
  const top = sheet.y + (height - 160) / 2
  const rimmed = qr.side + 2 * qr.rim
  doc.roundedRect(left - qr.rim, top - qr.rim, rimmed, rimmed, 6).fill('#FFFFFF')
  doc.save().translate(left, top)
  doc
    .scale(qr.side / ticket.qr.size)
    .path(ticket.qr.path)
    .fill(wordColours.dark)
    .restore()
  const box = { x: x + 8, columnWidth: sheet.stub - 16, align: 'middle' } as const
  const code: Type = { fontStyle: 'strong', size: 16, colour: wordColours.dark }
  const below = pen.write(messages[language].code, label, { ...box, y: top + qr.side + qr.rim + 9 })
  pen.write(printedCode(ticket.entrance_code), code, { ...box, y: below + 2 })
}

/** Lays out all text of the event. @returns the height that the ticket needs for it */
function setSheet(printed: Printed, pen: Pen): number {
  const x = sheet.x + edgeOf(printed.event) + sheet.gap
  const columnWidth = sheet.x + sheet.width - sheet.stub - sheet.gap - x
  const end = setWords(printed, pen, { x, y: sheet.y + sheet.gap, columnWidth })
  return Math.max(sheet.height, end - sheet.y + sheet.gap)
}

/**
 * A ticket on one A4 page, in the reader's language: cover, event, guest, and the stub with the code.
 * Its height depends on the text. If the fonts lack some characters, a line below says so.
 */
export async function drawTicket(app: AppContext, printed: Printed): Promise<Buffer> {
  const { event, ticket, language } = printed
  const subject = printedCode(ticket.entrance_code)
  const { doc, pen } = await newPdf({ title: event.title, subject, language })
  const height = setSheet(printed, pen)
  const page: Page = { ...printed, doc, pen, height }
  drawPaper(page, await coverOf(app, event, { width: edgeOf(event), height }))
  drawStub(page)
  if (!pen.isWhole)
    pen.write(messages[language].notWhole, note, { x: sheet.x, y: sheet.y + height + 12, columnWidth: sheet.width })
  pen.print()
  return pdfBytes(doc)
}
