import { lantern } from '../hangings.ts'
import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { cycle } from '../rng.ts'
import { floor, ground, LEFT } from './stage.ts'

/** The dragon goes round the corner. */
export function lunarNewYear(p: Paper): string {
  const spine = 'M-150 470C-40 330 60 330 130 430S290 560 370 440S470 260 560 300'
  const scales =
    p.line(spine, C.poppy, 104) +
    p.line(spine, C.coral, 74) +
    `<path d="${spine}" fill="none" stroke="${C.marigold}" stroke-width="74" stroke-dasharray="14 32"/>` +
    p.line(spine, C.butter, 14, 'stroke-dasharray="2 30"')
  return pile(
    ground('#B02C1B'),
    p.flat(p.blob(420, 260, 420, 300, 18, 0.01), '#C43A26'),
    repeat(3, i =>
      p.flat(
        `M${LEFT + i * 380} 610V${330 - i * 10}L${LEFT + i * 380 + 190} ${250 - i * 10}L${LEFT + i * 380 + 380} ${330 - i * 10}V610Z`,
        '#8E2416',
      ),
    ),
    ...[-60, 120, 640, 840].map((x, i) => lantern(p, x, 130 + (i % 2) * 50, 1, i % 2 ? C.marigold : C.coral)),
    scales,
    dragonHead(p, 590, 300),
    bust(p, { ...who.mei, wear: C.lagoon }, -60, 412, 1.9) +
      bust(p, { ...who.oliver, wear: C.butter }, 140, 426, 1.8) +
      bust(p, { ...who.yuki, wear: C.marigold, mood: 'laugh' }, 470, 416, 1.85) +
      bust(p, { ...who.hana, mood: 'laugh' }, 690, 408, 1.95),
    floor(p, 590, '#7A1C10'),
    repeat(26, i =>
      p.flat(p.blob(p.between(LEFT, 930), p.between(40, 420), 6, 4, 6, 0.1), cycle([C.butter, C.marigold, C.cream], i)),
    ),
  )
}

function dragonHead(p: Paper, x: number, y: number): string {
  const mane = repeat(7, i =>
    place(
      p.sheet('M0 0C-30 -20 -26 -70 0 -96C26 -70 30 -20 0 0Z', cycle([C.marigold, C.coral, C.butter], i), 3),
      -30,
      0,
      1,
      -150 + i * 40,
    ),
  )
  const jaw =
    p.sheet('M20 20C70 26 120 34 150 20C150 70 110 92 60 84C30 80 14 56 20 20Z', C.coral, 3) +
    p.flat('M40 24C80 34 120 34 146 24C140 50 60 56 40 24Z', '#7A1F1A')
  const teeth = p.flat('M60 22l10 16l10 -16zM92 24l10 16l10 -16zM122 22l9 14l9 -14z', C.white)
  const top = p.sheet(
    'M-54 20C-70 -40 -20 -86 40 -70C60 -90 90 -74 84 -52C120 -56 164 -30 162 8C150 30 80 24 40 20C0 30 -40 40 -54 20Z',
    C.poppy,
    4,
  )
  const eye =
    circle(44, -34, 24, C.white) +
    circle(50, -32, 12, C.ink) +
    circle(54, -36, 4, '#fff') +
    p.line('M14 -62Q40 -82 74 -56', C.butter, 10)
  const horns = p.line('M0 -66C-10 -96 -30 -104 -50 -100M20 -74C20 -104 6 -122 -14 -124', C.butter, 11)
  const whisker = p.line('M150 4C190 -10 200 30 230 16M146 14C176 40 190 60 216 54', C.butter, 6)
  return place(mane + horns + jaw + top + teeth + eye + circle(136, -8, 8, '#7A1F1A') + whisker, x, y, 1.2)
}
