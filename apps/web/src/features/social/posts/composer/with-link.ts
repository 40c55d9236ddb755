/** A text with a link at its end that is shown as a card: the words, what stands between the two, the link. */
export type LinkedText = { words: string; gap: string; link: string }

const emptyLine = '\n\n'

/** @param words the text without the link at its end; the whole text where there is none */
export function splitLinked(text: string, words: string): LinkedText {
  const rest = text.slice(words.length)
  const link = rest.trim()
  const gap = words === '' ? '' : rest.slice(0, rest.indexOf(link))
  return { words, gap: gap || emptyLine, link }
}

/** The whole text; a link that stands in the words already is not added. */
export function joinLinked({ words, gap, link }: LinkedText): string {
  if (link === '' || words.includes(link)) return words
  return words.trim() === '' ? link : `${words}${gap}${link}`
}

/** The words of a new post with a link below. */
export const withLink = (words: string, link: string): string =>
  joinLinked({ words: words.trimEnd(), gap: emptyLine, link })
