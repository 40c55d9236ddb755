import { splitText } from '#lib/rich-text.ts'

/** An event that a text links to. */
export type EventLink = {
  id: number
  /** The text without the link, where it stands at the end. */
  text: string
}

const pageOf = (href: string, origin: string): number | null => {
  const url = new URL(href)
  const id = url.origin === origin ? /^\/events\/([1-9]\d{0,14})$/.exec(url.pathname)?.[1] : undefined
  return id === undefined ? null : Number(id)
}

/** The first event of this site that a text links to. */
export function findEventLink(text: string, origin: string): EventLink | null {
  for (const { at, text: words, href } of splitText(text)) {
    const id = href === undefined ? null : pageOf(href, origin)
    if (id === null) continue
    const isLast = text.slice(at + words.length).trim() === ''
    return { id, text: isLast ? text.slice(0, at).trimEnd() : text }
  }
  return null
}
