import { bunting } from '../hangings.ts'
import { circle, pile, place } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { flower, garland } from '../plants.ts'
import { plate } from '../plates.ts'
import { cycle } from '../rng.ts'
import { candle } from '../table-things.ts'
import { ground, LEFT, RIGHT } from './stage.ts'

/** Marigolds, candles, bread and those we remember. */
export function ofrenda(p: Paper): string {
  const frame = (x: number, y: number, body: string, edge: string) =>
    place(
      p.sheet(p.rect(-62, -74, 124, 148, 1), edge, 4) +
        `<svg x="-50" y="-62" width="100" height="124" viewBox="0 -14 100 124" preserveAspectRatio="xMidYMid slice"><rect y="-14" width="100" height="124" fill="${C.blush}"/>${body}</svg>`,
      x,
      y,
    )
  const step = (y: number, x: number, w: number, fill: string) =>
    p.sheet(`M${x} ${y}H${x + w}V${y + 110}H${x}Z`, fill, -5) +
    p.flat(`M${x} ${y}${`q${w / 24} 24 ${w / 12} 0`.repeat(12)}V${y - 4}H${x}Z`, C.cream)
  return pile(
    ground(C.dusk),
    bunting(p, [LEFT, 30, 400, 54], { n: 9, size: 66, sag: 40, picado: true }) +
      bunting(p, [400, 54, RIGHT, 30], { n: 9, size: 66, sag: 40, from: 3, picado: true }),
    garland(p, 130, 470, 400, 150, -60, [C.marigold, '#E2792B', C.butter]) +
      garland(p, 400, 150, 670, 470, -60, [C.marigold, '#E2792B', C.butter]),
    step(340, 230, 340, C.plum),
    frame(330, 262, bust(p, who.grace, 0, 8, 1), C.marigold) +
      frame(470, 262, bust(p, { ...who.samuel, extras: [] }, 0, 8, 1), C.sea),
    step(430, 80, 640, C.poppy),
    candle(p, 130, 428, 60, C.white) +
      candle(p, 190, 428, 40, C.butter) +
      candle(p, 610, 428, 40, C.butter) +
      candle(p, 670, 428, 60, C.white),
    skull(p, 290, 398, C.sea) + bread(p, 400, 408) + skull(p, 510, 398, C.poppy),
    step(520, LEFT, 1080, C.lagoon),
    ...[-90, 30, 150, 650, 770, 890].map((x, i) =>
      flower(p, x, 520 + (i % 2) * 14, 44, 13, cycle([C.marigold, '#E2792B'], i), C.brick, 0.8),
    ),
    candle(p, 240, 516, 50, C.coral) + candle(p, 560, 516, 50, C.coral) + plate(p, 400, 540, 74, 'sweets', 0.45),
  )
}

function skull(p: Paper, x: number, y: number, paint: string): string {
  const face =
    p.sheet('M-30 -8C-32 -38 32 -38 30 -8C30 6 22 8 20 14V28H-20V14C-22 8 -30 6 -30 -8Z', C.white, 2) +
    flower(p, -12, -6, 9, 7, paint, C.ink) +
    flower(p, 12, -6, 9, 7, paint, C.ink)
  return place(
    face +
      p.flat('M0 4l-4 8h8z', C.ink) +
      p.line('M-12 20H12M-6 16V24M0 16V24M6 16V24', C.ink, 1.6) +
      flower(p, 0, -25, 7, 6, C.marigold, C.poppy),
    x,
    y,
  )
}

const bread = (p: Paper, x: number, y: number): string =>
  place(
    p.sheet(p.blob(0, 0, 52, 26, 14, 0.02), '#D98A35', 3) +
      p.line('M-34 -4Q0 -26 34 -4M-22 8Q0 -8 22 8', C.butter, 7) +
      circle(0, -20, 9, C.butter),
    x,
    y,
  )
