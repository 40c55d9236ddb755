import type { Face, Family } from './fonts.ts'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The grapheme clusters of a text. */
export const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment)

/** Joiners, variation selectors and the like, which only change how their neighbours look. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

const canDraw = (face: Face, letter: string): boolean =>
  Array.from(letter.replaceAll(ignorable, '')).every(character => face.has(character.codePointAt(0) ?? 0))

const faceFor = (faces: readonly Face[], letter: string): Face | undefined => faces.find(face => canDraw(face, letter))

/** The printable part of a text, and whether it is complete. */
export type Printable = { text: string; isWhole: boolean }

/** Zero-width (non-)joiners are kept, because Arabic letters look different without them. */
const removable = /[\p{Default_Ignorable_Code_Point}--[\u200c\u200d]]|(?<!\p{Script=Arabic})[\u200c\u200d]/gv

/** Replaces special spaces, which few fonts have, by a normal or a no-break space. */
const plainSpaces = (text: string): string =>
  text.replaceAll(/[\u2007\u202f\u205f]/g, '\u00a0').replaceAll(/[ \t\r\n\u2000-\u200a\u2028\u2029]+/g, ' ')

/** Stands for what is dropped; no text has it. */
const dropped = '\uffff'

/** What is dropped goes with the space after it, where none is before it: behind an opening quote, or at the beginning. */
const withoutDropped = (text: string): string =>
  text.replaceAll(/(?<![^\s“‘«„([])\uffff+\s?/g, '').replaceAll(dropped, '')

/**
 * Makes a text printable. Emoji that no font has are dropped; letters that no font has become "…", one for each
 * sequence, so that a cut text is recognisable as such.
 */
export function printableOf(families: readonly Family[], text: string): Printable {
  const faces = families.flat()
  let isWhole = true
  const drawn = lettersOf(plainSpaces(text.normalize('NFC'))).map(letter => {
    if (faceFor(faces, letter)) return letter
    isWhole = false
    return /[\p{L}\p{N}]/u.test(letter) ? '…' : dropped
  })
  const readable = drawn.join('').replaceAll(removable, '')
  if (isWhole) return { text: readable.trim(), isWhole }
  const tidy = withoutDropped(readable)
    .replaceAll(/…[…\s]*…/g, '…')
    .replaceAll(/ +(?=[ ,;:.!?”’)\]]|$)/g, '')
  return { text: tidy.trim() || '…', isWhole }
}

const hasAll = (family: Family, text: string): boolean => lettersOf(text).every(letter => faceFor(family, letter))

/**
 * The families for a text in fallback order: the first that covers all of it looks best. The last one covers so many
 * alphabets that it is only used for the words that need it.
 */
export function familiesFor(families: readonly Family[], text: string): readonly Family[] {
  const best = families.slice(0, -1).find(family => hasAll(family, text))
  return best ? [best, ...families] : families
}

/** A piece of text that one font covers completely. */
export type Run = { face: Face; text: string }

/** Splits a printable text into runs of one font each; a word stays in one family if any covers it. */
export function runsOf(families: readonly Family[], text: string): Run[] {
  const runs: Run[] = []
  for (const word of text.split(/(?<= )/)) {
    const faces = families.find(family => hasAll(family, word)) ?? families.flat()
    for (const letter of lettersOf(word)) {
      const face = faceFor(faces, letter)
      const last = runs.at(-1)
      if (!face) continue
      if (last?.face === face) last.text += letter
      else runs.push({ face, text: letter })
    }
  }
  return runs
}
