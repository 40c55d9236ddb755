/** Without case and accents, of the same length: what has no single counterpart stays. */
const plain = (text: string): string =>
  Array.from(text, letter => {
    const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    return bare.length === letter.length ? bare : letter
  }).join('')

/** UTF-16 units before the words that are shown. */
const before = 40

/** A text from a little before the words that were looked for, at the beginning of a word. */
export function aroundWords(text: string, words: string): string {
  const at = plain(text).indexOf(plain(words))
  if (at <= before) return text
  const space = text.indexOf(' ', at - before)
  return `…${text.slice(space >= 0 && space < at ? space + 1 : at)}`
}
