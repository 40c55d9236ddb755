import { circle } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower } from '../plants.ts'
import { paperHat } from './headwear.ts'
import type { Extra, FaceLook, Glasses } from './look.ts'

const frame = (shape: string, width = 1.3) =>
  `<g fill="none" stroke="${C.ink}" stroke-width="${width}" stroke-linejoin="round">${shape}</g>`

const GLASSES: Record<Glasses, string> = {
  round: frame('<circle cx="43" cy="46" r="5"/><circle cx="57" cy="46" r="5"/><path d="M48 46h4"/>'),
  square: frame(
    '<rect x="37.4" y="42" width="11" height="8.4" rx="1.8"/><rect x="51.6" y="42" width="11" height="8.4" rx="1.8"/><path d="M48.4 45h3.2"/>',
    1.5,
  ),
  'cat-eye': frame(
    '<path d="M36.6 42.5Q43 43 48.5 44Q48.5 50.5 43 50.5Q38 50.5 36.6 42.5ZM63.4 42.5Q57 43 51.5 44Q51.5 50.5 57 50.5Q62 50.5 63.4 42.5ZM48.5 45h3"/>',
    1.5,
  ),
  half: frame(
    '<path d="M38 47.5H48Q47.5 52.5 43 52.5T38 47.5ZM52 47.5H62Q61.5 52.5 57 52.5T52 47.5ZM48 48.5Q50 47.3 52 48.5"/>',
    1.1,
  ),
  sun: `<path d="M37 42.5H48.5Q49 51 43 51T37 42.5ZM51.5 42.5H63Q63 51 57 51T51.5 42.5ZM48 43.5h4v1.5h-4z" fill="${C.ink}"/><path d="M39.5 44.5l3 0M54 44.5l3 0" stroke="#fff" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>`,
}

const EXTRAS: Record<Exclude<Extra, 'freckles' | 'vitiligo' | 'mole'>, (p: Paper) => string> = {
  earrings: () => circle(32.5, 53.5, 2.2, C.marigold) + circle(67.5, 53.5, 2.2, C.marigold),
  studs: () => circle(32.4, 50.6, 1.1, C.white) + circle(67.6, 50.6, 1.1, C.white),
  bindi: () => circle(50, 38.5, 1.3, C.poppy),
  bloom: p => flower(p, 66, 30, 8, 6, C.poppy),
  hat: paperHat,
  'nose-ring': p => p.line('M51.4 51.6a1.3 1.3 0 1 1 -1.6 1.4', C.marigold, 0.8),
  'hearing-aid': p =>
    p.line('M66 43.5C69.5 41.5 72 45 71 49.5', C.sea, 2.4) +
    p.line('M66.4 43.6C65.8 46 66 47.5 66.8 48.6', '#fff', 1) +
    circle(66.8, 48.8, 1.3, C.white),
  headphones: p =>
    p.line('M31 46C29 20 71 20 69 46', C.ink, 3) + p.sheet('M27.5 41h6v12h-6zM66.5 41h6v12h-6z', C.poppy, 0.8),
}

/** Everything worn on the face, over hair and expression. */
export function extrasOf(p: Paper, look: FaceLook): string {
  const worn = (look.extras ?? []).map(extra => (extra in EXTRAS ? EXTRAS[extra as keyof typeof EXTRAS](p) : ''))
  return (look.glasses ? GLASSES[look.glasses] : '') + worn.join('')
}
