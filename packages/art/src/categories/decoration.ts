import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import { flower, twig } from '../plants.ts'
import { cycle } from '../rng.ts'
import { box, disc, gleam, type Thing } from './cuts.ts'

const flowers: Thing = p =>
  pile(
    twig(p, 48, 62, -46, 50, C.leaf, 4, 0.3) +
      twig(p, 48, 62, 44, 50, C.leaf, 4, 0.3) +
      twig(p, 48, 62, 0, 44, C.leaf, 3, 0.3),
    flower(p, 28, 34, 20, 10, C.marigold, C.plum) +
      flower(p, 68, 32, 19, 10, C.poppy) +
      flower(p, 48, 18, 15, 8, C.orchid),
    flower(p, 49, 46, 15, 9, C.white, C.marigold),
    p.sheet('M33 56H63L56 90H40Z', C.lagoon, 3) + p.flat('M34.5 64H61.500L60.3 70H35.700Z', C.marigold),
  )

const balloon = (p: Parameters<Thing>[0], x: number, y: number, fill: string) =>
  p.line(`M${x} ${y + 24}Q${x + (48 - x) * 0.2} ${y + 44} 48 92`, C.wood, 1.6) +
  p.sheet(
    `M${x} ${y + 23}C${x - 26} ${y + 10} ${x - 22} ${y - 20} ${x} ${y - 20}S${x + 26} ${y + 10} ${x} ${y + 23}Z`,
    fill,
    3,
  ) +
  p.flat(`M${x} ${y + 21}l4 6h-8z`, fill) +
  gleam(p, `M${x - 10} ${y - 3}q2 -8 8 -10`, 3)

const balloons: Thing = p => balloon(p, 28, 36, C.poppy) + balloon(p, 69, 34, C.sea) + balloon(p, 48, 24, C.marigold)

const decorators: Thing = p =>
  pile(
    p.line('M2 10Q48 34 94 10', C.wood, 2),
    repeat(5, i => {
      const x = 8 + i * 17
      const y = 12 + 22 * (x / 96 + 0.06) * (1 - x / 96) * 2
      return p.sheet(`M${x} ${y.toFixed(1)}h14l-7 17z`, cycle([C.poppy, C.marigold, C.lagoon, C.plum, C.coral], i), 2)
    }),
    p.line('M28 38V52M68 36V46', C.wood, 1.6),
    disc(p, 28, 66, 15, C.coral) + p.line('M20 54Q14 66 20 78M28 52V80M36 54Q42 66 36 78', '#fff', 1.6, 'opacity=".5"'),
    disc(p, 68, 64, 19, C.butter) + p.line('M58 48Q50 64 58 80M68 46V82M78 48Q86 64 78 80', C.marigold, 1.8),
    p.line('M28 82v8M68 84v8', C.poppy, 3),
  )

const bulb = (p: Parameters<Thing>[0], x: number, y: number, fill: string) =>
  circle(x, y + 16, 16, C.butter, 'opacity=".45"') +
  p.sheet(
    `M${x} ${y + 4}C${x + 16} ${y + 8} ${x + 11} ${y + 28} ${x} ${y + 30}C${x - 11} ${y + 28} ${x - 16} ${y + 8} ${x} ${y + 4}Z`,
    fill,
    2,
  ) +
  box(p, x - 5, y - 4, 10, 9, C.dusk, 1) +
  gleam(p, `M${x - 4} ${y + 13}v7`, 2.4)

const lighting: Thing = p =>
  pile(
    p.line('M2 14Q26 46 48 34T94 12', C.dusk, 3),
    bulb(p, 20, 34, C.marigold) + bulb(p, 48, 40, C.coral) + bulb(p, 76, 28, C.marigold),
    p.line('M34 82l4 6M60 80l-3 6M48 82v8', C.butter, 3),
    place(p.line('M0 -6V6M-6 0H6', C.butter, 2.6), 88, 62) + place(p.line('M0 -5V5M-5 0H5', C.butter, 2.6), 8, 70),
  )

export const decoration = { flowers, balloons, decorators, lighting }
