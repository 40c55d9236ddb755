import type PDFDocument from 'pdfkit'
import type { Family, FontStyle, Fonts } from './fonts.ts'
import { inVisualOrder, isRightToLeft } from './order.ts'
import { familiesFor, lettersOf, printableOf, type Run, runsOf } from './runs.ts'

type Doc = InstanceType<typeof PDFDocument>

/** A text style: font style, size in points, colour and line height. */
export type Type = { fontStyle: FontStyle; size: number; colour: string; leading?: number }

/** A column and its alignment. The direction follows the first letter of the text unless given. */
export type Box = { x: number; y: number; columnWidth: number; align?: 'middle' | 'end'; direction?: 'ltr' }

/** The style of one text, with its font families in fallback order. */
type TextStyle = Pick<Type, 'size' | 'colour'> & { families: readonly Family[] }
type Piece = { text: string; width: number }

const widthOf = (row: readonly Piece[]): number => row.reduce((sum, { width }) => sum + width, 0)

/** Lays out text in any script on a page; it is drawn at the end, on top of the background. */
export class Pen {
  readonly #doc: Doc
  readonly #fonts: Fonts
  readonly #registered = new Set<string>()
  readonly #set: { text: string; textStyle: TextStyle; x: number; y: number }[] = []
  #isWhole = true

  constructor(doc: Doc, fonts: Fonts) {
    this.#doc = doc
    this.#fonts = fonts
  }

  /** Whether all text was printable. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  #take({ face }: Run, { size }: TextStyle): Doc {
    if (!this.#registered.has(face.name)) this.#doc.registerFont(face.name, face.bytes)
    this.#registered.add(face.name)
    return this.#doc.font(face.name).fontSize(size)
  }

  #width(text: string, textStyle: TextStyle): number {
    return runsOf(textStyle.families, text).reduce(
      (sum, run) => sum + this.#take(run, textStyle).widthOfString(run.text),
      0,
    )
  }

  /** Splits a word into parts that fit the width. */
  #broken(word: string, textStyle: TextStyle, columnWidth: number): string[] {
    if (this.#width(word, textStyle) <= columnWidth) return [word]
    const parts = ['']
    for (const letter of lettersOf(word)) {
      const longer = `${parts.at(-1)}${letter}`
      if (longer !== letter && this.#width(longer, textStyle) > columnWidth) parts.push(letter)
      else parts[parts.length - 1] = longer
    }
    return parts
  }

  /** Breaks the printable text into lines that fit the width. */
  #lines(
    text: string,
    { fontStyle, size, colour }: Type,
    columnWidth: number,
  ): { lines: string[]; textStyle: TextStyle } {
    const printable = printableOf(this.#fonts[fontStyle], text)
    this.#isWhole &&= printable.isWhole
    const textStyle = { families: familiesFor(this.#fonts[fontStyle], printable.text), size, colour }
    const lines: string[] = []
    for (const word of printable.text.split(' ').flatMap(one => this.#broken(one, textStyle, columnWidth))) {
      const last = lines.at(-1)
      const longer = `${last} ${word}`
      if (last !== undefined && this.#width(longer, textStyle) <= columnWidth) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return { lines, textStyle }
  }

  /** Number of lines of a text. */
  count(text: string, type: Type, columnWidth: number): number {
    return this.#lines(text, type, columnWidth).lines.length
  }

  /** Lays a text out in a column; right-to-left lines are aligned right. @returns the y below it, in points */
  write(text: string, type: Type, { x, y, columnWidth, ...box }: Box): number {
    const { lines, textStyle } = this.#lines(text, type, columnWidth)
    const isRtl = box.direction !== 'ltr' && isRightToLeft(lines.join(' '))
    const rows = lines.map(line =>
      inVisualOrder(line, isRtl).map(piece => ({ text: piece, width: this.#width(piece, textStyle) })),
    )
    const widest = Math.max(...rows.map(widthOf))
    const leading = type.leading ?? type.size * 1.3
    for (const [at, row] of rows.entries()) {
      const rest = (box.align ? columnWidth : widest) - widthOf(row)
      let left = x + (box.align === 'middle' ? rest / 2 : box.align === 'end' || isRtl ? rest : 0)
      for (const piece of row) {
        this.#set.push({ text: piece.text, textStyle, x: left, y: y + at * leading })
        left += piece.width
      }
    }
    return y + rows.length * leading
  }

  /** Draws all text. */
  print(): void {
    for (const { text, textStyle, x, y } of this.#set.splice(0)) {
      let at = x
      for (const run of runsOf(textStyle.families, text)) {
        const doc = this.#take(run, textStyle).fillColor(textStyle.colour)
        doc.text(run.text, at, y, { lineBreak: false, baseline: 'top' })
        at += doc.widthOfString(run.text)
      }
    }
  }
}
