import type { Language } from '@celebrio/contract/platform/languages'
import PDFDocument from 'pdfkit'
import { loadFonts } from './fonts.ts'
import { Pen } from './text-box.ts'

export type PdfDocument = InstanceType<typeof PDFDocument>

/** Colours of text on paper. */
export const wordColours = { dark: '#221A14', muted: '#6B5E54' } as const

/** Of a document, where readers show it. */
type Info = { title: string; subject: string; language: Language }

/** An A4 page without margins, and a pen for it, which knows the fonts of all languages. */
export async function newPdf({ title, subject, language }: Info): Promise<{ doc: PdfDocument; pen: Pen }> {
  const info = { Title: title, Author: 'Celebrio', Subject: subject }
  const doc = new PDFDocument({ size: 'A4', margin: 0, font: '', lang: language, displayTitle: true, info })
  return { doc, pen: new Pen(doc, await loadFonts()) }
}

/** Ends a document. @returns its bytes */
export async function pdfBytes(doc: PdfDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise(resolve => doc.on('end', resolve))
  doc.end()
  await done
  return Buffer.concat(parts)
}
