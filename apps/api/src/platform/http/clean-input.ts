import type { Issue } from '@celebrio/contract/platform/issues'
import { isCleanText } from '@celebrio/contract/platform/text'

/** Maximum number of fields that one error lists. */
export const maxNamed = 50
/** No form is nested deeper; the limit makes it safe to walk the input recursively afterwards. */
const deepest = 16

type Place = { value: unknown; path: string; depth: number }

const childrenOf = ({ value, path, depth }: Place): Place[] =>
  Object.entries(value as object).map(([key, child]) => ({
    // If the field's own name is invalid, the error is reported on its parent.
    value: isCleanText(key) ? child : '\0',
    path: isCleanText(key) ? [path, key].filter(Boolean).join('.') : path,
    depth: depth + 1,
  }))

const isTidy = (text: string) => isCleanText(text.replaceAll(/\r\n?/g, '\n'))

/**
 * Finds fields anywhere in the input whose text has NUL, control characters or lone surrogates, and fields that
 * are nested deeper than any form.
 */
export function uncleanFields(input: unknown): Record<string, Issue[]> {
  const found = new Map<string, Issue[]>()
  const open: Place[] = [{ value: input, path: '', depth: 0 }]
  for (let item = open.pop(); item && found.size < maxNamed; item = open.pop()) {
    const { value, path, depth } = item
    if (typeof value === 'string') {
      if (!isTidy(value)) found.set(path || '_', [{ code: 'invalid_characters', values: {} }])
    } else if (typeof value === 'object' && value !== null) {
      if (depth === deepest) found.set(path, [{ code: 'invalid', values: {} }])
      else for (const child of childrenOf(item)) open.push(child)
    }
  }
  return Object.fromEntries(found)
}
