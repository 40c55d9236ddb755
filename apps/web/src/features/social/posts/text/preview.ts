import { postLimits } from '@celebrio/contract/social/posts'

/** How far back a word's end may be for the cut to move there, in code points. */
const nearWord = 24

const lastBreak = (points: readonly string[]): number => points.findLastIndex(point => /\s/u.test(point))

/**
 * How much of a long text the card shows: 200 code points at most, cut after a word when one ends near.
 * Null when the text is short enough to be shown whole.
 */
export function previewOf(text: string): string | null {
  const points = Array.from(text)
  if (points.length <= postLimits.preview) return null
  const cut = points.slice(0, postLimits.preview)
  const atWord = /\s/u.test(points[postLimits.preview] ?? '') ? cut.length : lastBreak(cut)
  const end = cut.length - atWord <= nearWord ? atWord : cut.length
  return cut.slice(0, end).join('').trimEnd()
}
