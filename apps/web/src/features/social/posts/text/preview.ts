import { postLimits } from '@celebrio/contract/social/posts'

/** How far the cut may move back to a word boundary, in code points. */
const nearWord = 24

const lastBreak = (points: readonly string[]): number => points.findLastIndex(point => /\s/u.test(point))

/**
 * How much of a long text the card shows: at most 200 code points, cut at a nearby word boundary.
 * Null when the text is short enough to be shown in full.
 */
export function previewOf(text: string): string | null {
  const points = Array.from(text)
  if (points.length <= postLimits.preview) return null
  const cut = points.slice(0, postLimits.preview)
  const atWord = /\s/u.test(points[postLimits.preview] ?? '') ? cut.length : lastBreak(cut)
  const end = cut.length - atWord <= nearWord ? atWord : cut.length
  return cut.slice(0, end).join('').trimEnd()
}
