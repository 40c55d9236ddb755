import { createCanvas } from '@napi-rs/canvas'
import jsqr from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'

/** Colours of a picture, `#RRGGBB`. */
function coloursIn(pixels: Uint8ClampedArray): string[] {
  const found = new Set<number>()
  for (let at = 0; at < pixels.length; at += 4)
    found.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0))
  return Array.from(found, colour => `#${colour.toString(16).padStart(6, '0').toUpperCase()}`)
}

/** The content of a rendered ticket: its text with positions, its colours, and the decoded QR code. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const viewport = page.getViewport({ scale: 2.5 })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  await page.render({ canvas: canvas as never, canvasContext: context, viewport }).promise
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const texts = items.flatMap(item => ('str' in item ? [{ text: item.str, x: Number(item.transform[4]) }] : []))
  return {
    pages: pdf.numPages,
    words: texts.map(({ text }) => text).join(' '),
    leftOf: (word: string) => texts.find(({ text }) => text.trim() === word)?.x ?? Number.NaN,
    coloursOf: () => coloursIn(data),
    scanned: scan(new Uint8ClampedArray(data), canvas.width, canvas.height),
  }
}

const scan = (pixels: Uint8ClampedArray, width: number, height: number) => jsqr.default(pixels, width, height)?.data

/** Decodes a QR code from its SVG path. */
export function scanPath({ size, path }: { size: number; path: string }): string | undefined {
  const module = 8
  const side = (size + 8) * module
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.fillStyle = '#000000'
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    context.fillRect((Number(x) + 4) * module, (Number(y) + 4) * module, Number(length) * module, module)
  return scan(new Uint8ClampedArray(context.getImageData(0, 0, side, side).data), side, side)
}

/** Actions of hosts, guests and door staff with tickets. */
export const doorOf = ({ call, url }: World) => ({
  ticket: (as: Member, event: number) => call('GET', `/event/${event}/ticket`, { as }),
  checkIn: (as: Member, event: number, json: object) => call('POST', `/event/${event}/check-in`, { as, json }),
  async pdf(as: Member, event: number, language = 'en') {
    const headers = { authorization: `Bearer ${as.token}`, 'accept-language': language }
    const answer = await fetch(`${url}/api/v1/event/${event}/download-ticket`, { headers })
    return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
  },
})
