import type PDFDocument from 'pdfkit'
import type { Family, Fonts, Voice } from './fonts.ts'
import { inSight, readsFromRight } from './order.ts'
import { familiesFor, lettersOf, printableOf, type Run, runsOf } from './runs.ts'

type Doc = InstanceType<typeof PDFDocument>

/** How words are set: voice, size in points, colour, and from line to line. */
export type Type = { voice: Voice; size: number; colour: string; leading?: number }

/** A column, and where lines stand in it. A text is read from the side of its first letter, unless that is told. */
export type Box = { x: number; y: number; room: number; align?: 'middle'; reads?: 'from left' }

/** How one text is set: its families in the order for it. */
type Hand = Pick<Type, 'size' | 'colour'> & { families: readonly Family[] }
type Piece = { text: string; width: number }

const widthOf = (row: readonly Piece[]): number => row.reduce((sum, { width }) => sum + width, 0)

/** Sets words on a page, in whatever scripts they are; they are printed when all is set and what lies below is drawn. */
export class Pen {
  readonly #doc: Doc
  readonly #fonts: Fonts
  readonly #registered = new Set<string>()
  readonly #set: { text: string; hand: Hand; x: number; y: number }[] = []
  #isWhole = true

  constructor(doc: Doc, fonts: Fonts) {
    this.#doc = doc
    this.#fonts = fonts
  }

  /** Whether all that was to be written could be. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  #take({ face }: Run, { size }: Hand): Doc {
    if (!this.#registered.has(face.name)) this.#doc.registerFont(face.name, face.bytes)
    this.#registered.add(face.name)
    return this.#doc.font(face.name).fontSize(size)
  }

  #width(text: string, hand: Hand): number {
    return runsOf(hand.families, text).reduce((sum, run) => sum + this.#take(run, hand).widthOfString(run.text), 0)
  }

  /** A word in parts that fit the room. */
  #broken(word: string, hand: Hand, room: number): string[] {
    if (this.#width(word, hand) <= room) return [word]
    const parts = ['']
    for (const letter of lettersOf(word)) {
      const longer = `${parts.at(-1)}${letter}`
      if (longer !== letter && this.#width(longer, hand) > room) parts.push(letter)
      else parts[parts.length - 1] = longer
    }
    return parts
  }

  /** A text as it can be printed, in lines that fit the room. */
  #lines(text: string, { voice, size, colour }: Type, room: number): { lines: string[]; hand: Hand } {
    const printable = printableOf(this.#fonts[voice], text)
    this.#isWhole &&= printable.isWhole
    const hand = { families: familiesFor(this.#fonts[voice], printable.text), size, colour }
    const lines: string[] = []
    for (const word of printable.text.split(' ').flatMap(one => this.#broken(one, hand, room))) {
      const last = lines.at(-1)
      const longer = `${last} ${word}`
      if (last !== undefined && this.#width(longer, hand) <= room) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return { lines, hand }
  }

  /** How many lines a text takes. */
  count(text: string, type: Type, room: number): number {
    return this.#lines(text, type, room).lines.length
  }

  /** Sets a text into a column. Lines that are read from the right end below each other. @returns the height below it, in points */
  write(text: string, type: Type, { x, y, room, ...box }: Box): number {
    const { lines, hand } = this.#lines(text, type, room)
    const isFromRight = box.reads !== 'from left' && readsFromRight(lines.join(' '))
    const rows = lines.map(line =>
      inSight(line, isFromRight).map(piece => ({ text: piece, width: this.#width(piece, hand) })),
    )
    const widest = Math.max(...rows.map(widthOf))
    const leading = type.leading ?? type.size * 1.3
    for (const [at, row] of rows.entries()) {
      const rest = (box.align === 'middle' ? room : widest) - widthOf(row)
      let left = x + (box.align === 'middle' ? rest / 2 : isFromRight ? rest : 0)
      for (const piece of row) {
        this.#set.push({ text: piece.text, hand, x: left, y: y + at * leading })
        left += piece.width
      }
    }
    return y + rows.length * leading
  }

  /** Prints all that is set. */
  print(): void {
    for (const { text, hand, x, y } of this.#set.splice(0)) {
      let at = x
      for (const run of runsOf(hand.families, text)) {
        const doc = this.#take(run, hand).fillColor(hand.colour)
        doc.text(run.text, at, y, { lineBreak: false, baseline: 'top' })
        at += doc.widthOfString(run.text)
      }
    }
  }
}
