import bidiFactory from 'bidi-js/dist/bidi.mjs'
import { lettersOf } from './runs.ts'

/** Unicode's bidirectional algorithm. */
const bidi = bidiFactory()

/** Whether a text is right-to-left, which its first letter decides. */
export const isRightToLeft = (text: string): boolean => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1

/** Characters of one embedding level; odd levels are right-to-left. */
type Segment = { level: number; letters: string[]; start: number }

function segmentsOf(line: string, levels: Uint8Array): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const letter of lettersOf(line)) {
    const level = levels[at] ?? 0
    const last = segments.at(-1)
    if (last?.level === level) last.letters.push(letter)
    else segments.push({ level, letters: [letter], start: at })
    at += letter.length
  }
  return segments
}

const hasLetters = (word: string): boolean => /[\p{L}\p{M}]/u.test(word)

/** Right-to-left text. The font engine reverses and joins letters; other characters are mirrored and reversed here. */
function reorderRtl(letters: readonly string[]): string[] {
  const mirrored = letters.map(one => bidi.getMirroredCharacter(one) ?? one).join('')
  const words = mirrored.match(/\s+|\S+/g) ?? []
  return words.map(word => (hasLetters(word) ? word : lettersOf(word).toReversed().join(''))).toReversed()
}

/** Splits a line into pieces in visual order, left to right. */
export function inVisualOrder(line: string, isRtl: boolean): string[] {
  const embedding = bidi.getEmbeddingLevels(line, isRtl ? 'rtl' : 'ltr')
  const visualIndices = bidi.getReorderedIndices(line, embedding)
  return segmentsOf(line, embedding.levels)
    .toSorted((one, other) => visualIndices.indexOf(one.start) - visualIndices.indexOf(other.start))
    .flatMap(({ level, letters }) => (level % 2 === 1 ? reorderRtl(letters) : [letters.join('')]))
}
