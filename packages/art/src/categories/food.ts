import { circle, pile, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import { flower } from '../plants.ts'
import { cycle } from '../rng.ts'
import { box, clear, disc, gleam, linen, pad, ring, steam, type Thing } from './cuts.ts'

const catering: Thing = p =>
  pile(
    steam(p, 35, 28, C.marigold) + steam(p, 48, 26, C.marigold) + steam(p, 61, 28, C.marigold),
    pad(p, 4, 48, 16, 9, C.plum, 4) + pad(p, 76, 48, 16, 9, C.plum, 4),
    p.sheet('M14 44H82L76 82Q48 92 20 82Z', C.poppy, 3),
    pad(p, 11, 37, 74, 10, C.coral, 4),
    p.flat('M18 62Q48 74 78 62L77 70Q48 82 19 70Z', C.butter),
    gleam(p, 'M23 52L25 60'),
  )

const privateChefs: Thing = p =>
  pile(
    p.line('M70 88L84 40', C.wood, 5) + disc(p, 85, 34, 8, C.wood),
    p.sheet('M24 62C4 60 4 34 24 34C28 14 62 12 66 34C84 34 84 60 64 62Z', linen, 3),
    p.line('M34 44V58M46 42V58M58 44V58', '#DDBB92', 2.5),
    box(p, 24, 61, 41, 22, C.poppy, 3) + p.flat('M24 68h41v5h-41z', C.butter),
  )

const foodTrucks: Thing = p =>
  pile(
    p.sheet('M6 26H66V80H6Z', C.sea, 3) + p.sheet('M66 40H80L92 58V80H66Z', C.lagoon, 3),
    p.flat('M71 46H79L86 58H71Z', C.sky),
    box(p, 14, 44, 42, 16, C.night, 0) + box(p, 10, 60, 50, 5, C.butter),
    repeat(6, i => p.flat(`M${10 + i * 8.4} 34h8.4v10q-4.2 6 -8.4 0z`, i % 2 ? C.cream : C.poppy)),
    circle(26, 55, 5, C.marigold) + circle(40, 55, 5, C.coral),
    disc(p, 24, 80, 10, C.dusk) + disc(p, 74, 80, 10, C.dusk) + circle(24, 80, 4, C.cream) + circle(74, 80, 4, C.cream),
  )

const barbecue: Thing = p =>
  pile(
    p.line('M34 64L22 90M62 64L74 90M48 68V90', C.bark, 4),
    p.flat('M34 40C28 28 38 26 36 14C46 22 44 30 42 40ZM52 40C48 26 60 24 58 8C70 20 66 30 62 40Z', C.marigold),
    p.flat('M40 40C38 32 46 32 46 22C54 30 52 36 50 40Z', C.poppy),
    p.sheet('M12 44H84C84 62 70 72 48 72S12 62 12 44Z', C.dusk, 3),
    pad(p, 8, 39, 80, 7, C.bark, 3) + pad(p, 20, 33, 24, 8, C.brick, 4) + pad(p, 50, 33, 24, 8, C.brick, 4),
    gleam(p, 'M22 54Q26 62 34 66', 3),
  )

const drips = (x: number, n: number, step: number, y: number) =>
  `M${x} ${y}h${n * step}v4${`q${-step / 2} 10 ${-step} 0`.repeat(n)}z`

const cakes: Thing = p =>
  pile(
    pad(p, 8, 84, 80, 7, C.sand, 3),
    box(p, 17, 58, 62, 26, C.blush, 3) + p.flat(drips(17, 6, 10.3, 58), C.plum),
    box(p, 29, 34, 38, 24, C.sky, 3) + p.flat(drips(29, 4, 9.5, 34), C.marigold),
    box(p, 45.5, 18, 5, 16, C.sea, 0) + p.flat('M48 4q-8 9 0 13q8 -4 0 -13z', C.marigold),
    flower(p, 66, 52, 10, 8, C.poppy) + flower(p, 30, 80, 7, 7, C.orchid),
  )

const sweets: Thing = p =>
  pile(
    p.sheet('M42 80h12l6 11h-24z', C.plum, 2),
    repeat(6, i => {
      const [x, y] = cycle(
        [
          [28, 60],
          [48, 60],
          [68, 60],
          [38, 43],
          [58, 43],
          [48, 26],
        ],
        i,
      )
      return (
        disc(p, x ?? 0, y ?? 0, 12, cycle([C.marigold, C.coral, C.butter, C.orchid, C.poppy, C.marigold], i)) +
        circle((x ?? 0) - 3, (y ?? 0) - 4, 2.2, '#fff', 'opacity=".7"')
      )
    }),
    p.sheet('M6 69H90Q86 82 48 82T6 69Z', C.plum, 2),
  )

const bars: Thing = p =>
  pile(
    p.line('M46 44L30 4', C.plum, 4) + disc(p, 72, 22, 13, C.moss) + ring(72, 22, 8, C.cream, 2),
    p.sheet('M12 20H84L51 58V84H45V58Z', clear, 3),
    p.flat('M22 30H74L48 57Z', C.coral),
    pad(p, 30, 83, 36, 7, clear, 3) + circle(44, 40, 3, '#fff') + circle(55, 36, 2.4, '#fff'),
    gleam(p, 'M26 24L34 33', 3),
  )

const coffeeCarts: Thing = p =>
  pile(
    p.line('M48 22V56', C.wood, 3.5),
    p.sheet('M8 26C14 4 82 4 88 26Z', C.poppy, 3) +
      p.flat('M33 10.6Q30 18 30 26H48V8.8Q40 8.8 33 10.600ZM66 11.200Q70 20 70 26H88Q84 16 66 11.200Z', C.cream),
    box(p, 16, 56, 64, 24, C.lagoon, 3) + p.flat('M16 62h64v5h-64z', C.butter),
    ring(73, 47, 4, C.coral, 2.5) + p.sheet('M54 40h18l-3 16h-12z', C.coral, 2) + steam(p, 63, 37, C.sand),
    disc(p, 30, 82, 9, C.dusk) + disc(p, 66, 82, 9, C.dusk) + circle(30, 82, 3, C.butter) + circle(66, 82, 3, C.butter),
  )

export const food = {
  catering,
  'private-chefs': privateChefs,
  'food-trucks': foodTrucks,
  barbecue,
  cakes,
  sweets,
  bars,
  'coffee-carts': coffeeCarts,
}
