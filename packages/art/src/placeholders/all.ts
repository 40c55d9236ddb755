import { balloon } from '../hangings.ts'
import { circle, place } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { type Placeholder, still } from './still.ts'

function record(p: Paper): string {
  const grooves = [118, 100, 82].map(
    r => `<circle r="${r}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>`,
  )
  return (
    p.sheet(p.blob(0, 0, 140, 140, 20, 0.003), C.ink, 7) +
    grooves.join('') +
    circle(0, 0, 52, C.poppy) +
    circle(0, 0, 36, C.marigold) +
    circle(0, 0, 8, C.ink) +
    p.line('M150 -150V-20L96 40', C.butter, 11)
  )
}

/** Covers for songs and celebrations that have none yet; what providers offer has those of its category. */
export const placeholders = {
  audio: still(C.orchid, '#D6A3C4', '#A8659A', p => place(record(p), 400, 310)),
  party: still(
    C.coral,
    '#F58A72',
    C.poppy,
    p =>
      balloon(p, 300, 230, 1.7, C.marigold, 120) +
      balloon(p, 500, 220, 1.6, C.sea, 130) +
      balloon(p, 400, 190, 1.9, C.plum, 120),
  ),
} satisfies Record<string, Placeholder>

export type PlaceholderName = keyof typeof placeholders
