import type { Issue } from '@celebrio/contract/platform/issues'
import { isCleanText } from '@celebrio/contract/platform/text'

/** Most fields that one error names. */
export const maxNamed = 50
/** No form is deeper; what follows may then walk an input recursively. */
const deepest = 16

type Place = { value: unknown; path: string; depth: number }

const childrenOf = ({ value, path, depth }: Place): Place[] =>
  Object.entries(value as object).map(([key, child]) => ({
    // A name that cannot be shown makes its owner the wrong one.
    value: isCleanText(key) ? child : '\0',
    path: isCleanText(key) ? [path, key].filter(Boolean).join('.') : path,
    depth: depth + 1,
  }))

const isTidy = (text: string) => isCleanText(text.replaceAll(/\r\n?/g, '\n'))

/**
 * Fields whose text holds NUL, control characters or half surrogate pairs, wherever they hide in the input, and what
 * is nested deeper than any form.
 */
export function uncleanFields(input: unknown): Record<string, Issue[]> {
  const found = new Map<string, Issue[]>()
  const open: Place[] = [{ value: input, path: '', depth: 0 }]
  for (let place = open.pop(); place && found.size < maxNamed; place = open.pop()) {
    const { value, path, depth } = place
    if (typeof value === 'string') {
      if (!isTidy(value)) found.set(path || '_', [{ code: 'invalid_characters', values: {} }])
    } else if (typeof value === 'object' && value !== null) {
      if (depth === deepest) found.set(path, [{ code: 'invalid', values: {} }])
      else for (const child of childrenOf(place)) open.push(child)
    }
  }
  return Object.fromEntries(found)
}
