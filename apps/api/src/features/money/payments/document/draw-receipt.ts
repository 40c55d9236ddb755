import type { ReceiptView } from '@celebrio/contract/money/payments'
import type { Language } from '@celebrio/contract/platform/languages'
import { dayText, moneyText } from '#platform/formats.ts'
import { newPdf, pdfBytes } from '#platform/pdf/document.ts'
import { drawLine, page, type Sheet, styles, writeFoot, writeLine, writeRow } from '#platform/pdf/sheet.ts'
import { messages } from '../messages.ts'

type Issued = ReceiptView & { issued_to: string[] }

const half = (page.width - 10) / 2
const columns = { item: page.width - 130, amount: 120 } as const

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function writeParties(sheet: Sheet, { issued_to }: Issued, language: Language): void {
  const { issuedTo, issuedBy } = messages[language].document
  const [name = '', ...address] = issued_to
  writeRow(sheet, [
    { text: issuedTo, type: styles.label, width: half },
    { text: issuedBy, type: styles.label, width: half },
  ])
  writeRow(
    sheet,
    [
      { text: name, type: styles.strong, width: half, note: address.join(', ') },
      { text: 'Celebrio', type: styles.strong, width: half },
    ],
    14,
  )
}

/** A receipt on A4, in the reader's language: to whom, for what, how much. */
export async function drawReceipt(receipt: Issued, language: Language): Promise<Buffer> {
  const { number, kind, refund_of, title, amount, currency, issued_at } = receipt
  const say = messages[language].document
  const { doc, pen } = await newPdf({ title: `${say[kind]} ${number} · Celebrio`, subject: title, language })
  const footOf = (at: number): string => `Celebrio · ${say.page(at)}`
  const sheet: Sheet = { doc, pen, y: page.top, number: 1, footOf }
  const sum = moneyText(language, amount, currency)
  writeLine(sheet, say[kind], styles.heading, 2)
  const of = refund_of === null ? [] : [say.refundOf(String(refund_of))]
  writeLine(sheet, [say.number(String(number), dayText(language, issued_at)), ...of].join(' · '), styles.note, 16)
  writeParties(sheet, receipt, language)
  drawLine(sheet)
  writeRow(sheet, [
    { text: say.item, type: styles.label, width: columns.item },
    { text: say.amount, type: styles.label, width: columns.amount, end: true },
  ])
  writeRow(sheet, [
    { text: capitalized(title), type: styles.text, width: columns.item },
    { text: sum, type: styles.text, width: columns.amount, end: true },
  ])
  drawLine(sheet)
  writeRow(sheet, [
    { text: kind === 'payment' ? say.paid : say.refunded, type: styles.sum, width: columns.item, end: true },
    { text: sum, type: styles.sum, width: columns.amount, end: true },
  ])
  if (!pen.isWhole) writeLine(sheet, say.notWhole, styles.note)
  writeFoot(sheet)
  pen.print()
  return pdfBytes(doc)
}
