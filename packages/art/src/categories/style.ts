import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import { flower } from '../plants.ts'
import { box, clear, disc, gleam, pad, ring, type Thing } from './cuts.ts'

const hair: Thing = p =>
  pile(
    place(
      pad(p, -10, -40, 14, 80, C.sea, 4, 3) + repeat(12, i => p.flat(`M4 ${-36 + i * 6.2}h12v3h-12z`, C.sea)),
      18,
      48,
      1,
      -8,
    ),
    place(
      pile(
        p.sheet('M-3 14L-14 -46Q-8 -48 -4 -40L6 14Z', clear, 3) + p.sheet('M3 14L14 -46Q8 -48 4 -40L-6 14Z', C.sky, 3),
        ring(-11, 28, 10, C.poppy, 6) + ring(11, 28, 10, C.poppy, 6) + circle(0, 10, 3, C.night),
      ),
      64,
      50,
      1,
      14,
    ),
  )

const makeUp: Thing = p =>
  pile(
    box(p, 60, 56, 8, 34, C.marigold, 3) + disc(p, 64, 36, 26, C.marigold, 3) + disc(p, 64, 36, 19, C.sky, 0),
    gleam(p, 'M52 36L66 22M58 46L76 28', 3),
    p.sheet('M15 42V22L31 10V42Z', C.poppy, 2) +
      box(p, 14, 40, 18, 14, C.butter, 2) +
      box(p, 10, 53, 26, 37, C.plum, 3),
    gleam(p, 'M16 60v18', 3),
  )

const henna: Thing = p =>
  pile(
    p.sheet(
      'M34 92V74L14 52Q8 44 16 40Q20 38 26 46L32 52L27 20Q26 12 32 11T39 18L43 40L42 8Q42 2 48 2T54 8L54 40L60 14Q62 8 67 9T71 17L66 46L74 34Q79 28 83 31T84 40L70 70L66 80V92Z',
      '#C68653',
      3,
    ),
    flower(p, 51, 62, 12, 9, C.brick, C.marigold),
    p.line('M32 26l2 8M48 14v10M65 24l-2 8M20 46l5 6M76 42l-4 7', C.brick, 2.6),
    p.line('M36 54q-4 8 0 16M67 54q4 6 1 12M40 78q10 6 22 0', C.brick, 2),
    pad(p, 31, 84, 38, 8, C.marigold, 3, 0) +
      circle(40, 88, 1.6, C.poppy) +
      circle(50, 88, 1.6, C.poppy) +
      circle(60, 88, 1.6, C.poppy),
  )

const dresses: Thing = p =>
  pile(
    p.line('M48 14V9q6 -1 5 -5t-6 -2M30 24Q48 8 66 24', C.bark, 2.6),
    p.sheet('M36 20Q48 34 60 20L64 38Q56 46 58 54Q78 70 84 90Q48 98 12 90Q18 70 38 54Q40 46 32 38Z', C.orchid, 3),
    p.flat(
      'M44 56Q34 74 28 93Q38 95 48 95Q48 74 50 57ZM62 64Q72 78 76 91.500L66 94Q64 78 56 62Z',
      C.plum,
      'opacity=".45"',
    ),
    p.flat('M38 50Q48 56 58 50V56Q48 62 38 56Z', C.marigold) + flower(p, 58, 53, 7, 8, C.marigold, C.plum),
  )

const jewellery: Thing = p =>
  pile(
    ring(34, 64, 22, '#1B0F0A', 8, 'stroke-opacity=".16"') + ring(34, 62, 22, C.marigold, 8),
    ring(64, 66, 20, '#1B0F0A', 7, 'stroke-opacity=".16"') + ring(64, 64, 20, '#D98A22', 7),
    p.sheet('M34 40L16 20L24 8H44L52 20Z', C.sky, 2) + p.flat('M16 20L24 8H44L52 20Z', C.white, 'opacity=".6"'),
    p.line('M16 20H52M24 8L34 40L44 8', C.sea, 1.4),
    p.line('M66 16v10M61 21h10M80 32v8M76 36h8', C.butter, 3),
  )

export const style = { hair, 'make-up': makeUp, henna, dresses, jewellery }
