const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name as there is room for it: so many characters as people count them, and an ellipsis for the rest. */
export const cutName = (name: string, length: number): string => {
  const letters = Array.from(graphemes.segment(name), ({ segment }) => segment)
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : name
}
