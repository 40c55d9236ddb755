import { circle } from '../outline.ts'
import type { Paper } from '../paper.ts'
import type { Beard } from './look.ts'

const FULL =
  'M33.5 49C33.5 64 41 70.5 50 70.5S66.5 64 66.5 49C64 55 60 55.5 57 55.5C54 53.5 46 53.5 43 55.5C40 55.5 36 55 33.5 49Z'
const MOUSTACHE = 'M44 56.8Q47 54.6 50 56.2Q53 54.6 56 56.8'

/** Lies over the skin and under the mouth. */
export const beards: Record<Beard, (p: Paper, hair: string) => string> = {
  full: (p, h) => p.flat(FULL, h),
  short: (p, h) => p.flat(FULL, h, 'opacity=".62"'),
  long: (p, h) =>
    p.sheet(
      'M33.5 48C33 62 38 72 42 80Q50 88 58 80C62 72 67 62 66.5 48C64 55 60 55.5 57 55.5C54 53.5 46 53.5 43 55.5C40 55.5 36 55 33.5 48Z',
      h,
      0.8,
    ),
  goatee: (p, h) =>
    p.flat('M43.5 60Q42.5 70 50 71.5Q57.5 70 56.5 60Q53.5 64.5 50 64.5T43.5 60Z', h) + p.line(MOUSTACHE, h, 2),
  moustache: (p, h) => p.line(MOUSTACHE, h, 2.2),
  stubble: (_, h) => dots(h),
}

function dots(h: string): string {
  const places = [
    39, 60, 42, 63.5, 46, 66, 50, 66.8, 54, 66, 58, 63.5, 61, 60, 37.2, 56.5, 62.8, 56.5, 44.5, 62.8, 55.5, 62.8,
  ]
  return places.map((x, i) => (i % 2 ? '' : circle(x, places[i + 1] ?? 0, 0.55, h, 'opacity=".7"'))).join('')
}
