import type { Event } from '@celebrio/contract/events'
import type { Language } from '@celebrio/contract/languages'
import { printedCode, type Ticket } from '@celebrio/contract/tickets'
import PDFDocument from 'pdfkit'
import type { Kit } from '#platform/kit.ts'
import { coverOf } from './cover.ts'
import { loadFonts } from './fonts.ts'
import { Pen, type Type } from './pen.ts'
import { timesOf } from './times.ts'
import { words } from './words.ts'

export type Printed = { event: Event; ticket: Ticket; language: Language }
type Doc = InstanceType<typeof PDFDocument>
type Sheet = Printed & { doc: Doc; pen: Pen }

/** In points, within the margins of both A4 and Letter. */
const sheet = { x: 36, y: 48, width: 523, height: 236, cover: 142, stub: 136, gap: 18 } as const
const ink = { dark: '#221A14', muted: '#6B5E54', poppy: '#B83220', paper: '#FFFBF5', stub: '#FDEFD5', dash: '#C9A14E' }
const label: Type = { voice: 'text', size: 8, colour: ink.muted, lines: 1 }
const fact: Type = { voice: 'strong', size: 10, colour: ink.dark, lines: 3, leading: 12.5 }

function drawPaper({ doc }: Sheet): void {
  const { x, y, width, height, stub } = sheet
  doc.roundedRect(x, y, width, height, 10).fill(ink.paper)
  doc.save().roundedRect(x, y, width, height, 10).clip()
  doc
    .rect(x + width - stub, y, stub, height)
    .fill(ink.stub)
    .restore()
  const tear = x + width - stub
  doc.moveTo(tear, y + 12).lineTo(tear, y + height - 12)
  doc.dash(4, { space: 4 }).lineWidth(1).stroke(ink.dash).undash()
  // The notches at both ends of the tear.
  for (const end of [y, y + height]) doc.circle(tear, end, 8).fill('#FFFFFF')
}

function drawCover({ doc }: Sheet, cover: Buffer | null): void {
  if (!cover) return
  const { x, y, width, height } = sheet
  doc.save().roundedRect(x, y, width, height, 10).clip()
  doc.image(cover, x, y, { width: sheet.cover, height }).restore()
}

type Fact = readonly [name: string, text: string | null]

/** Facts in two columns, row by row; what there is none of takes no room. */
function drawFacts({ pen }: Sheet, facts: Fact[], { x, y, room }: { x: number; y: number; room: number }): void {
  const column = (room - 12) / 2
  const told = facts.filter(([, text]) => text)
  let top = y
  for (let row = 0; row < told.length; row += 2) {
    const ends = told.slice(row, row + 2).map(([name, text], at) => {
      const left = x + at * (column + 12)
      const below = pen.write(name, label, { x: left, y: top, room: column })
      return pen.write(text ?? '', fact, { x: left, y: below + 1, room: column })
    })
    top = Math.max(...ends) + 7
  }
}

function drawWords(page: Sheet, hasCover: boolean): void {
  const { pen, event, ticket, language } = page
  const say = words[language]
  const x = sheet.x + (hasCover ? sheet.cover : 0) + sheet.gap
  const room = sheet.x + sheet.width - sheet.stub - sheet.gap - x
  const host: Type = { voice: 'voice', size: 10, colour: ink.muted, lines: 1 }
  const title: Type = { voice: 'display', size: 21, colour: ink.poppy, lines: 2, leading: 25 }
  let y = pen.write(say.invites(event.user.name), host, { x, y: sheet.y + 18, room })
  y = pen.write(event.title, title, { x, y: y + 3, room })
  const { date, time } = timesOf(event, language)
  const place = [event.address, event.location].filter(Boolean).join(', ')
  const guest = ticket.party > 1 ? `${ticket.name}, ${say.party(ticket.party)}` : ticket.name
  const facts: Fact[] = [
    [say.date, date],
    [say.time, time],
    [say.place, place],
    [say.guest, guest],
    [say.dressCode, event.dress_code],
  ]
  drawFacts(page, facts, { x, y: y + 8, room })
}

function drawStub({ doc, pen, ticket, language }: Sheet): void {
  const side = 100
  const x = sheet.x + sheet.width - sheet.stub
  const left = x + (sheet.stub - side) / 2
  const top = sheet.y + 36
  doc
    .save()
    .translate(left, top)
    .scale(side / ticket.qr.size)
    .path(ticket.qr.path)
    .fill(ink.dark)
    .restore()
  const box = { x: x + 8, room: sheet.stub - 16, align: 'middle' } as const
  const code: Type = { voice: 'strong', size: 16, colour: ink.dark, lines: 1 }
  const below = pen.write(words[language].code, label, { ...box, y: top + side + 14 })
  pen.write(printedCode(ticket.entrance_code), code, { ...box, y: below + 2 })
}

const bytesOf = async (doc: Doc): Promise<Buffer> => {
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise(resolve => doc.on('end', resolve))
  doc.end()
  await done
  return Buffer.concat(parts)
}

/** A ticket on one page of A4, in the language of who reads it: cover, event, guest, and the stub with its code. */
export async function drawTicket(kit: Kit, printed: Printed): Promise<Buffer> {
  const { event, ticket, language } = printed
  const info = { Title: event.title, Author: 'Celebrio', Subject: printedCode(ticket.entrance_code) }
  const cover = await coverOf(kit, event, { width: sheet.cover, height: sheet.height })
  const doc = new PDFDocument({ size: 'A4', margin: 0, font: '', lang: language, displayTitle: true, info })
  const page: Sheet = { ...printed, doc, pen: new Pen(doc, await loadFonts()) }
  drawPaper(page)
  drawCover(page, cover)
  drawWords(page, cover !== null)
  drawStub(page)
  return bytesOf(doc)
}
