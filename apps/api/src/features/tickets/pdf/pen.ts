import type PDFDocument from 'pdfkit'
import { type Fonts, type Run, runsOf, type Voice } from './fonts.ts'

type Doc = InstanceType<typeof PDFDocument>

/** How words are set: voice, size in points, colour, and most lines before the rest is cut. */
export type Type = { voice: Voice; size: number; colour: string; lines?: number; leading?: number }

/** Sets words on a page, in whatever scripts they are, line by line. */
export class Pen {
  readonly #doc: Doc
  readonly #fonts: Fonts
  readonly #registered = new Set<string>()

  constructor(doc: Doc, fonts: Fonts) {
    this.#doc = doc
    this.#fonts = fonts
  }

  #take({ face }: Run, size: number): Doc {
    if (!this.#registered.has(face.name)) this.#doc.registerFont(face.name, face.bytes)
    this.#registered.add(face.name)
    return this.#doc.font(face.name).fontSize(size)
  }

  /** Width of a text in points. */
  width(text: string, { voice, size }: Type): number {
    return runsOf(this.#fonts[voice], text).reduce((sum, run) => sum + this.#take(run, size).widthOfString(run.text), 0)
  }

  #cut(text: string, type: Type, room: number): string {
    const letters = Array.from(text)
    while (letters.length > 1 && this.width(`${letters.join('')}…`, type) > room) letters.pop()
    return `${letters.join('').trimEnd()}…`
  }

  /** A text in lines that fit the room; the last one is cut where there is more. */
  lines(text: string, type: Type, room: number): string[] {
    const lines: string[] = []
    for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && this.width(longer, type) <= room) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    const most = type.lines ?? lines.length
    const shown = lines.slice(0, most).map(line => (this.width(line, type) > room ? this.#cut(line, type, room) : line))
    const last = shown.at(-1)
    if (lines.length > most && last !== undefined && !last.endsWith('…')) shown[most - 1] = this.#cut(last, type, room)
    return shown
  }

  /** Draws one line from a point on its left end. */
  #line(text: string, type: Type, { x, y }: { x: number; y: number }): void {
    let at = x
    for (const run of runsOf(this.#fonts[type.voice], text)) {
      const doc = this.#take(run, type.size).fillColor(type.colour)
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'top' })
      at += doc.widthOfString(run.text)
    }
  }

  /**
   * Sets a text into a column.
   * @param align where its lines stand in the column
   * @returns the height below it, in points
   */
  write(text: string, type: Type, box: { x: number; y: number; room: number; align?: 'left' | 'middle' }): number {
    const leading = type.leading ?? type.size * 1.3
    let { y } = box
    for (const line of this.lines(text, type, box.room)) {
      const indent = box.align === 'middle' ? (box.room - this.width(line, type)) / 2 : 0
      this.#line(line, type, { x: box.x + indent, y })
      y += leading
    }
    return y
  }
}
