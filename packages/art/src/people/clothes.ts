import { circle } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import type { Cut } from './look.ts'

const SHOULDERS = 'M9 104C10 82 26 76.5 42 74Q50 82 58 74C74 76.5 90 82 91 104Z'
const NECKLINE = 'M42 74Q50 82 58 74L60.5 75.5Q50 88 39.5 75.5Z'

export type Cloth = { wear: string; wear2: string; skin: string }

/** Shoulders down to the lower edge of a portrait; the neck is already there. */
export function clothes(p: Paper, cut: Cut, c: Cloth): string {
  return p.sheet(SHOULDERS, c.wear, 0.8) + CUTS[cut](p, c)
}

/** What lies on the chest only, for bodies that have shoulders of their own. */
export const neckline = (p: Paper, cut: Cut, c: Cloth): string => CUTS[cut](p, c)

const CUTS: Record<Cut, (p: Paper, c: Cloth) => string> = {
  crew: (p, c) => p.flat(NECKLINE, c.wear2, 'opacity=".9"'),
  collar: (p, c) =>
    p.flat('M42 74Q50 82 58 74L50 90Z', c.skin) +
    p.sheet('M41 73L50 88L41.5 95L34.5 76Z', c.wear2, 0.6) +
    p.sheet('M59 73L50 88L58.5 95L65.5 76Z', c.wear2, 0.6) +
    p.line('M50 90V104', '#1B0F0A', 0.8, 'opacity=".25"') +
    circle(52.4, 97, 1.1, c.wear2),
  sari: (p, c) =>
    p.flat('M41 74Q50 84 59 74L62 76Q50 92 38 76Z', c.skin) +
    p.sheet('M60 75C72 77 80 80 84 86L40 104H12C24 96 46 88 60 75Z', c.wear2, 0.8) +
    p.line('M62 77C48 89 28 97 15 104', C.butter, 1.4),
  dashiki: (p, c) =>
    p.sheet('M39 75Q50 85 61 75L64 77L55 92V104H45V92L36 77Z', c.wear2, 0.6) +
    p.line('M37 79L50 94L63 79M41 76L50 87L59 76', c.wear, 1.3) +
    [96, 101].map(y => circle(50, y, 1.4, c.wear)).join(''),
  hoodie: (p, c) =>
    p.sheet('M30 79C30 70 38 69 42 72Q50 82 58 72C62 69 70 70 70 79C66 86 58 90 50 90S34 86 30 79Z', c.wear, 0.8) +
    p.flat('M40.5 74Q50 84 59.5 74Q58 84 50 85.5T40.5 74Z', c.wear2) +
    p.line('M45.5 86V97M54.5 86V95', c.wear2, 1.4),
  suit: (p, c) =>
    p.flat('M42 74Q50 82 58 74L61 76L50 104L39 76Z', C.white) +
    p.sheet('M39 74.5L50 98L46 104H30L34 88L30 84Z', c.wear, 0.8) +
    p.sheet('M61 74.5L50 98L54 104H70L66 88L70 84Z', c.wear, 0.8) +
    p.flat('M50 84L44 80.5V88.5ZM50 84L56 80.5V88.5Z', c.wear2),
  turtleneck: (p, c) =>
    p.sheet('M40.5 68Q50 74 59.5 68L61 79Q50 86 39 79Z', c.wear, 0.8) +
    p.line('M41 74Q50 79 59 74', c.wear2, 1, 'opacity=".6"'),
  wrap: (p, c) =>
    p.flat('M42 74Q50 82 58 74L52 94Z', c.skin) +
    p.sheet('M58 73.5L63 75.5C60 88 52 98 44 104H34C44 96 54 88 58 73.5Z', c.wear2, 0.6) +
    p.flat('M42 73.5L37.5 75.2C40 84 45 92 50.5 97L52.5 93.5C47 89 43 82 42 73.5Z', c.wear2),
  straps: (p, c) =>
    p.flat('M33 75.6C37 75 40 74.5 42 74Q50 82 58 74C60 74.5 63 75 67 75.6L62 90Q50 95 38 90Z', c.skin) +
    p.line('M38 90L34 75.5M62 90L66 75.5', c.wear, 3),
}
