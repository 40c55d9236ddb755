import type { Face, Family } from './fonts.ts'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text letter by letter, marks and joined pictures with what they belong to. */
export const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment)

/** What only says how its neighbours look, and is drawn with them or not at all. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

const canDraw = (face: Face, letter: string): boolean =>
  Array.from(letter.replaceAll(unseen, '')).every(character => face.has(character.codePointAt(0) ?? 0))

const faceFor = (faces: readonly Face[], letter: string): Face | undefined => faces.find(face => canDraw(face, letter))

/** What can be printed of a text, and whether that is all of it. */
export type Printable = { text: string; isWhole: boolean }

/** Of these, those that join or part letters of Arabic are kept: its letters look different without. */
const needless = /[\p{Default_Ignorable_Code_Point}--[\u200c\u200d]]|(?<!\p{Script=Arabic})[\u200c\u200d]/gv

/** Spaces of all widths, which few faces have, as the two that all have: where a line may end, and where not. */
const plainSpaces = (text: string): string =>
  text.replaceAll(/[\u2007\u202f\u205f]/g, '\u00a0').replaceAll(/[ \t\r\n\u2000-\u200a\u2028\u2029]+/g, ' ')

/**
 * A text as fonts can draw it. Pictures that none has are left out; for letters that none has there is "…", once for all
 * that follow each other, so that nothing seems whole that is not.
 */
export function printableOf(families: readonly Family[], text: string): Printable {
  const faces = families.flat()
  let isWhole = true
  const drawn = lettersOf(plainSpaces(text.normalize('NFC'))).map(letter => {
    if (faceFor(faces, letter)) return letter
    isWhole = false
    return /[\p{L}\p{N}]/u.test(letter) ? '…' : ''
  })
  const kept = drawn.join('').replaceAll(needless, '')
  if (isWhole) return { text: kept.trim(), isWhole }
  const tidy = kept.replaceAll(/…[…\s]*…/g, '…').replaceAll(/ +(?=[ ,;:.!?]|$)/g, '')
  return { text: tidy.trim() || '…', isWhole }
}

const hasAll = (family: Family, text: string): boolean => lettersOf(text).every(letter => faceFor(family, letter))

/**
 * The families for a text, in the order to try: the first that has all of it looks best. The last has so many alphabets that
 * it is left to the words that need it.
 */
export function familiesFor(families: readonly Family[], text: string): readonly Family[] {
  const best = families.slice(0, -1).find(family => hasAll(family, text))
  return best ? [best, ...families] : families
}

/** A piece of text that one face has all characters of. */
export type Run = { face: Face; text: string }

/** A printable text in pieces that one face can draw each; a word is of one family, if there is one that has it. */
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
