import type { BookedItem, Booking } from '@celebrio/contract/market/booking-shapes'
import { type Unit, units } from '@celebrio/contract/market/service-forms'
import { formatDateTime } from '@celebrio/contract/platform/format-date-time'
import type { Language } from '@celebrio/contract/platform/languages'
import { moneyText, numberText, timeWithZone } from '#platform/formats.ts'
import { newPdf, pdfBytes } from '#platform/pdf/document.ts'
import { type Cell, drawLine, page, type Sheet, styles, writeFoot, writeLine, writeRow } from '#platform/pdf/sheet.ts'
import { messages } from '../messages.ts'

type Reading = { booking: Booking; language: Language }

const half = (page.width - 10) / 2
const columns = { item: 229, quantity: 80, price: 80, total: 80 } as const
const sums = { name: page.width - 130, amount: 120 } as const

const dateText = ({ booking, language }: Reading, at: string): string =>
  formatDateTime(language, new Date(at), { dateStyle: 'long', timeZone: booking.event.timezone })

/** When both had said yes. */
const agreedAt = ({ history, created_at }: Booking): string =>
  history.findLast(({ action }) => action === 'accept' || action === 'confirm')?.at ?? created_at

const fact = (label: string, text: string, width = half): Cell => ({
  text: label,
  type: styles.label,
  width,
  note: text,
})

function writeFacts(sheet: Sheet, { booking, language }: Reading): void {
  const say = messages[language]
  const { event, celebrant, service_provider } = booking
  const place = [event.address, event.location].filter(Boolean).join(', ')
  const starts = timeWithZone(language, new Date(event.starts_at), event.timezone)
  writeRow(sheet, [fact(say.celebrant, celebrant.name), fact(say.provider, service_provider.company_name)])
  writeRow(sheet, [fact(say.event, event.title), fact(say.guestsLabel, numberText(language, event.guests))])
  // Only an end that the celebrant has said: else nobody has agreed on one.
  const ends = event.has_end ? [fact(say.until, timeWithZone(language, new Date(event.ends_at), event.timezone))] : []
  writeRow(sheet, [fact(say.when, starts), ...ends], place ? 6 : 14)
  if (place) writeRow(sheet, [fact(say.place, place, page.width)], 14)
}

/** "40", "2.5 h", "3 kg": what is counted in pieces has no unit. */
function quantityText(language: Language, quantity: number, unit: Unit): string {
  if (unit === units.hour) return `${numberText(language, quantity)} h`
  return unit === units.kilogram ? `${numberText(language, quantity)} kg` : numberText(language, quantity)
}

function itemCells(item: BookedItem, { booking, language }: Reading): Cell[] {
  const say = messages[language]
  const { name, service_name, offer, qty, unit, price, total } = item
  const accepted = item.qty_accepted ?? qty
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const offered = offer && say.offer(offer.name, percent.format(offer.discount / 100))
  const quantity = quantityText(language, accepted, unit)
  const asked = accepted === qty ? null : say.lessThan(numberText(language, qty))
  const amount = (value: number): string => moneyText(language, value, booking.currency)
  return [
    { text: name, type: styles.strong, width: columns.item, note: [service_name, offered].filter(Boolean).join(' · ') },
    { text: quantity, type: styles.text, width: columns.quantity, end: true, note: asked },
    { text: amount(price), type: styles.text, width: columns.price, end: true },
    { text: amount(total), type: styles.text, width: columns.total, end: true },
  ]
}

const head = (text: string, width: number, end = true): Cell => ({ text, type: styles.label, width, end })

function writeItems(sheet: Sheet, reading: Reading): void {
  const say = messages[reading.language]
  drawLine(sheet)
  writeRow(sheet, [
    head(say.item, columns.item, false),
    head(say.quantity, columns.quantity),
    head(say.price, columns.price),
    head(say.total, columns.total),
  ])
  for (const item of reading.booking.items) writeRow(sheet, itemCells(item, reading))
}

function writeSums(sheet: Sheet, { booking, language }: Reading): void {
  const say = messages[language]
  const { sub_total, discount, total, currency } = booking
  const row = (name: string, amount: number, type: Cell['type']): void =>
    writeRow(sheet, [
      { text: name, type, width: sums.name, end: true },
      { text: moneyText(language, amount, currency), type, width: sums.amount, end: true },
    ])
  drawLine(sheet)
  if (discount > 0) {
    row(say.subTotal, sub_total, styles.text)
    row(say.discount, -discount, styles.text)
  }
  row(say.total, total, styles.sum)
}

/** Each step with who took it, and what they said. */
function writeHistory(sheet: Sheet, reading: Reading): void {
  const { booking, language } = reading
  const say = messages[language]
  const nameOf = {
    celebrant: booking.celebrant.name,
    provider: booking.service_provider.company_name,
    clock: say.clock,
  }
  sheet.y += 10
  writeLine(sheet, say.history, styles.section, 6)
  if (booking.message) writeLine(sheet, say.quoted(booking.message), styles.words, 8)
  for (const { action, at, by, note, total } of booking.history)
    writeRow(sheet, [
      { text: dateText(reading, at), type: styles.note, width: 120 },
      { text: `${say.steps[action ?? 'request']}, ${nameOf[by]}`, type: styles.text, width: 259, note },
      { text: moneyText(language, total, booking.currency), type: styles.text, width: 100, end: true },
    ])
  sheet.y += 8
  writeLine(sheet, say.terms, styles.note)
}

/** The agreement of a booking on A4, in the reader's language: who, what, when, for how much, and how it came about. */
export async function drawAgreement(booking: Booking, language: Language): Promise<Buffer> {
  const say = messages[language]
  const reading = { booking, language }
  const { doc, pen } = await newPdf({
    title: `${say.title} · ${booking.event.title}`,
    subject: String(booking.id),
    language,
  })
  const footOf = (number: number): string => `Celebrio · ${say.page(number)}`
  const sheet: Sheet = { doc, pen, y: page.top, number: 1, footOf }
  writeLine(sheet, say.title, styles.heading, 2)
  writeLine(sheet, say.number(booking.id, dateText(reading, agreedAt(booking))), styles.note, 16)
  writeFacts(sheet, reading)
  writeItems(sheet, reading)
  writeSums(sheet, reading)
  writeHistory(sheet, reading)
  if (!pen.isWhole) writeLine(sheet, say.notWhole, styles.note)
  writeFoot(sheet)
  pen.print()
  return pdfBytes(doc)
}
