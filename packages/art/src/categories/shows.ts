import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import { flower } from '../plants.ts'
import { cycle } from '../rng.ts'
import { box, disc, gleam, pad, type Thing } from './cuts.ts'

const hosts: Thing = p =>
  pile(
    place(
      pile(
        p.sheet('M-14 14L-4 44H8L2 14Z', C.plum, 2),
        p.sheet('M-20 -12Q-30 -12 -30 2T-20 16L34 36V-32Z', C.poppy, 3),
        p.sheet('M34 -34q10 0 10 36t-10 36z', C.coral, 2) + p.flat('M-20 -12L-8 -16.500V20.500L-20 16Z', C.butter),
        gleam(p, 'M2 -10L24 -20', 3),
      ),
      38,
      52,
      0.94,
      -12,
    ),
    p.line('M80 22L87 12M84 40L92 38', C.marigold, 4),
  )

const dancers: Thing = p =>
  pile(
    p.line('M45 36Q28 30 24 10M53 36Q70 30 76 14', C.wood, 5.5),
    p.sheet('M42 32H56L60 52Q86 62 88 86Q68 78 56 90Q46 80 34 90Q26 76 8 82Q16 58 38 52Z', C.poppy, 3),
    p.flat('M24 80Q26 66 42 56Q36 70 40 84L34 90Q30 82 24 80ZM58 56Q74 64 78 82Q70 80 64 84Q66 68 58 56Z', C.coral),
    p.line('M40 51Q48 55 58 51', C.butter, 3.5),
    disc(p, 49, 20, 10, C.wood) +
      p.flat('M39 20Q38 8 49 8T60 20Q56 13 49 14T39 20Z', C.night) +
      disc(p, 57, 8, 5, C.night, 0),
    flower(p, 42, 10, 5.5, 7, C.marigold),
  )

const magicians: Thing = p =>
  pile(
    p.sheet('M40 26C34 6 38 0 43 4C47 8 46 20 46 26ZM52 26C52 16 56 2 61 6C65 12 60 22 58 28Z', C.blush, 2),
    p.flat('M42 22C40 12 41 8 43 10C44 14 44 20 44 24ZM54 24C55 16 58 10 60 12C61 16 58 22 57 25Z', C.coral),
    p.sheet('M24 32H72L67 80H29Z', C.dusk, 3) + p.flat('M27.5 62H68.500L67.5 71H28.500Z', C.poppy),
    pad(p, 12, 26, 72, 9, C.dusk, 4, 2) + pad(p, 24, 78, 48, 6, C.dusk, 3, 2),
    p.line('M70 22L86 8', C.wood, 4.5) + circle(86, 8, 3.5, C.butter),
    flower(p, 16, 14, 8, 5, C.marigold) + flower(p, 84, 56, 6, 5, C.sea),
  )

const childrensShows: Thing = p =>
  pile(
    disc(p, 18, 54, 13, C.coral) + disc(p, 78, 54, 13, C.coral),
    disc(p, 48, 56, 30, C.cream, 3),
    p.sheet('M28 34L48 0L68 34Q48 26 28 34Z', C.lagoon, 3) +
      circle(48, 3, 6, C.butter) +
      circle(46, 22, 3, C.butter) +
      circle(54, 28, 2.5, C.butter),
    p.line('M35 50v6M61 50v6', C.ink, 4.5),
    p.flat('M32 66Q48 92 64 66Q48 76 32 66Z', C.poppy) + disc(p, 48, 60, 7, C.poppy, 1),
    circle(29, 66, 4, C.blush) + circle(67, 66, 4, C.blush),
  )

const facePainting: Thing = p =>
  pile(
    p.sheet('M18 34L20 4L42 20ZM78 34L76 4L54 20Z', C.marigold, 2) +
      p.flat('M23 24L24 11L34 18ZM73 24L72 11L62 18Z', C.coral),
    p.sheet('M12 52C8 22 26 10 48 10S88 22 84 52L82 70H14Z', C.bark, 3),
    p.sheet('M18 50Q18 28 48 28T78 50Q76 90 48 90T18 50Z', '#C98B5E', 3) +
      p.flat('M18 48Q30 26 48 26T78 48Q62 38 48 38T18 48Z', C.bark),
    p.line('M35 53q3 -4 6 0M55 53q3 -4 6 0', C.ink, 3.2) +
      circle(29, 66, 5, C.coral, 'opacity=".5"') +
      circle(67, 66, 5, C.coral, 'opacity=".5"'),
    p.flat('M42 60Q48 57 54 60Q52 67 48 67T42 60Z', C.poppy) + p.line('M48 67v5q-5 5 -9 1M48 72q5 5 9 1', C.ink, 2.4),
    p.line('M35 64L19 60M35 69L19 72M61 64L77 60M61 69L77 72', C.white, 2.6),
  )

const bouncyCastles: Thing = p =>
  pile(
    p.line('M18 22V8M78 22V8', C.wood, 2.5) + p.flat('M18 8l13 4l-13 5zM78 8l13 4l-13 5z', C.sea),
    box(p, 20, 44, 56, 34, C.marigold, 3),
    pad(p, 6, 26, 24, 58, C.poppy, 9, 3) + pad(p, 66, 26, 24, 58, C.poppy, 9, 3),
    p.sheet('M4 30Q18 10 32 30ZM64 30Q78 10 92 30Z', C.plum, 2),
    repeat(3, i => pad(p, 30 + i * 13, 36, 10, 12, C.butter, 4, 1)),
    p.flat('M36 80V66a12 13 0 0 1 24 0V80Z', C.night),
    pad(p, 2, 78, 92, 13, C.sea, 6, 2) + circle(18, 50, 4, C.butter) + circle(78, 50, 4, C.butter),
  )

const pips = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => circle(x, y, 3.6, C.cream)).join('')

const games: Thing = p =>
  pile(
    p.sheet('M70 20a10 10 0 0 1 8 16q8 24 10 46h-36q2 -22 10 -46a10 10 0 0 1 8 -16z', C.marigold, 3),
    pad(p, 50, 80, 40, 10, C.marigold, 4),
    place(
      pad(p, -24, -24, 48, 48, C.poppy, 8, 3) +
        pips([
          [-12, -12],
          [12, 12],
          [0, 0],
          [12, -12],
          [-12, 12],
        ]),
      34,
      60,
      1,
      -12,
    ),
    place(
      pad(p, -14, -14, 28, 28, C.lagoon, 6, 2) +
        pips([
          [-6, -6],
          [6, 6],
        ]),
      30,
      18,
      1,
      16,
    ),
  )

const burst = (
  x: number,
  y: number,
  r: number,
  n: number,
  fills: readonly string[],
  line: (d: string, fill: string) => string,
) =>
  repeat(n, i => {
    const turn = (i / n) * Math.PI * 2
    const at = (k: number) => `${(x + Math.cos(turn) * r * k).toFixed(1)} ${(y + Math.sin(turn) * r * k).toFixed(1)}`
    return line(`M${at(0.35)}L${at(i % 2 ? 0.78 : 1)}`, cycle(fills, i))
  })

const fireworks: Thing = p =>
  pile(
    burst(58, 34, 30, 16, [C.poppy, C.marigold, C.coral, C.butter], (d, fill) => p.line(d, fill, 4.5)),
    burst(20, 22, 16, 10, [C.sea, C.plum], (d, fill) => p.line(d, fill, 3.5)),
    circle(58, 34, 5, C.butter) + circle(20, 22, 3, C.sea),
    place(
      p.line('M0 22V46', C.wood, 3) +
        p.sheet('M-9 -10L0 -26L9 -10Z', C.poppy, 2) +
        box(p, -7, -10, 14, 32, C.lagoon) +
        p.flat('M-7 -2L7 4V10L-7 4Z', C.butter),
      26,
      64,
      0.8,
      18,
    ),
  )

export const shows = {
  hosts,
  dancers,
  magicians,
  'childrens-shows': childrensShows,
  'face-painting': facePainting,
  'bouncy-castles': bouncyCastles,
  games,
  fireworks,
}
