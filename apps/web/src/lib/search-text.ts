import { codePoints } from '@celebrio/contract/platform/text'

/** The longest text that is looked for, in code points. */
const longest = 255

/** What the server takes as words to look for: an address that somebody has changed, or a paste, may have more in it. */
export function searchText(text: string): string {
  // The space stands for line breaks too: it keeps words apart.
  const clean = text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
  return codePoints(clean) > longest ? Array.from(clean).slice(0, longest).join('').trim() : clean
}

/** The same of an address. */
export const searchTextIn = (search: URLSearchParams, name = 'keyword'): string => searchText(search.get(name) ?? '')
