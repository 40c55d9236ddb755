import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { moneyText } from '#platform/formats.ts'
import { Download } from '#platform/http/download.ts'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import { drawReceipt } from './document/draw-receipt.ts'
import { messages } from './messages.ts'
import { findOwnReceipt, findReader, findReceipt, listReceipts, type Receipt } from './queries/receipts.ts'
import { receiptView } from './view.ts'

export async function readReceipts(app: AppContext, viewer: Viewer, paging: Paging) {
  const rows = await listReceipts(app.db, viewer.id, paging)
  const { page, ...more } = paginate(rows, paging.per_page, row => row.number)
  return { receipts: page.map(row => receiptView(app, row, viewer.language)), ...more }
}

async function documentOf(app: AppContext, receipt: Receipt, language: Language): Promise<Download> {
  const view = receiptView(app, receipt, language)
  const bytes = await drawReceipt({ ...view, issued_to: receipt.issued_to }, language)
  return new Download(bytes, `${messages[language].fileName(view.number)}.pdf`)
}

/** @throws AppError not_found */
export async function receiptDocument(app: AppContext, viewer: Viewer, number: number): Promise<Download> {
  const receipt = await findOwnReceipt(app.db, viewer.id, number)
  if (!receipt) throw new AppError('not_found')
  return documentOf(app, receipt, viewer.language)
}

/** Sends a receipt to whom it is for, with its document. Addresses that are not confirmed may be a stranger's. */
export async function mailReceipt(app: AppContext, { number }: { number: number }): Promise<void> {
  const receipt = await findReceipt(app.db, number)
  const reader = receipt?.user_id ? await findReader(app.db, receipt.user_id) : undefined
  if (!receipt || !reader) return
  const { language } = reader
  const { kind, title, amount, currency } = receiptView(app, receipt, language)
  const name = calledName(reader.name)
  const words = messages[language].email[kind]({ name, title, sum: moneyText(language, amount, currency), number })
  const { bytes, fileName } = await documentOf(app, receipt, language)
  const button = { label: words.label, url: `${app.settings.publicUrl}/receipts` }
  await app.mailer.send({
    ...mail({ name, address: reader.email }, language, { ...words, button }),
    attachments: [{ fileName, contentType: 'application/pdf', bytes }],
  })
}
