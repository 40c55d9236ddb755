import bidiFactory from 'bidi-js/dist/bidi.mjs'
import { lettersOf } from './runs.ts'

/** Unicode's bidirectional algorithm. */
const bidi = bidiFactory()

/** Whether a text is read from right to left: as its first letter is. */
export const readsFromRight = (text: string): boolean => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1

/** Letters that are read in one direction; those of an odd level from right to left. */
type Stretch = { level: number; letters: string[]; start: number }

function stretchesOf(line: string, levels: Uint8Array): Stretch[] {
  const stretches: Stretch[] = []
  let at = 0
  for (const letter of lettersOf(line)) {
    const level = levels[at] ?? 0
    const last = stretches.at(-1)
    if (last?.level === level) last.letters.push(letter)
    else stretches.push({ level, letters: [letter], start: at })
    at += letter.length
  }
  return stretches
}

const hasLetters = (word: string): boolean => /[\p{L}\p{M}]/u.test(word)

/** Words from right to left. Letters are turned around by the font, which joins them; other signs here. */
function wordsFromRight(letters: readonly string[]): string[] {
  const mirrored = letters.map(one => bidi.getMirroredCharacter(one) ?? one).join('')
  const words = mirrored.match(/\s+|\S+/g) ?? []
  return words.map(word => (hasLetters(word) ? word : lettersOf(word).toReversed().join(''))).toReversed()
}

/** One line in pieces from left to right, as they are seen. */
export function inSight(line: string, isFromRight: boolean): string[] {
  const embedding = bidi.getEmbeddingLevels(line, isFromRight ? 'rtl' : 'ltr')
  const seats = bidi.getReorderedIndices(line, embedding)
  return stretchesOf(line, embedding.levels)
    .toSorted((one, other) => seats.indexOf(one.start) - seats.indexOf(other.start))
    .flatMap(({ level, letters }) => (level % 2 === 1 ? wordsFromRight(letters) : [letters.join('')]))
}
