export type TextPart = { at: number; text: string; href?: string }

const address = /\b(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu
/** What ends a sentence or a bracket belongs to the sentence, not to the address. */
const tail = /[.,;:!?'’)\]}…]+$/u

const hrefOf = (text: string): string | undefined => {
  const href = /^www\./i.test(text) ? `https://${text}` : text
  return URL.canParse(href) ? href : undefined
}

/** Splits a text into plain parts and addresses of the web. `at` is where a part begins. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const link = match[0].replace(tail, '')
    const href = hrefOf(link)
    if (!href) continue
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) })
    parts.push({ at: match.index, text: link, href })
    end = match.index + link.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) })
  return parts
}

/** The parts up to a length (in UTF-16 units); an address that is cut keeps its whole target. */
export const takeParts = (parts: readonly TextPart[], length: number): TextPart[] =>
  parts.filter(({ at }) => at < length).map(part => ({ ...part, text: part.text.slice(0, length - part.at) }))
