const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name cut to so many grapheme clusters, with an ellipsis for the rest. */
export const truncateName = (name: string, length: number): string => {
  const letters = Array.from(graphemes.segment(name), ({ segment }) => segment)
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : name
}
