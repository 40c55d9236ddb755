import { balloon, bunting, confetti } from '../hangings.ts'
import { pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { cycle } from '../rng.ts'
import { cake as bakedCake, gift, glass } from '../table-things.ts'
import { cloth, floor, ground, LEFT, RIGHT } from './stage.ts'

export function cake(p: Paper): string {
  return pile(
    ground(C.coral),
    p.flat(p.blob(400, 250, 360, 300, 16, 0.02), '#F58A72'),
    bunting(p, [LEFT, 60, 420, 20], { n: 12, size: 64, sag: 54 }),
    bunting(p, [420, 20, RIGHT, 70], { n: 12, size: 64, sag: 50, from: 3 }),
    balloon(p, -50, 270, 1.1, C.plum, 200),
    balloon(p, 864, 250, 1.2, C.lagoon, 220),
    cloth(p, 470, C.lagoon, C.sea),
    bakedCake(p, 400, 486, 1.12),
    gift(p, 90, 418, 110, 92, C.marigold, C.plum),
    gift(p, -70, 440, 130, 80, C.poppy, C.butter),
    glass(p, 640, 440, 1.15, C.butter),
    glass(p, 706, 456, 1.15, C.butter),
    glass(p, 820, 446, 1.15, C.orchid),
  )
}

export function toast(p: Paper): string {
  const tilted = (x: number, y: number, s: number, fill: string, turn: number) =>
    place(glass(p, 0, 0, s, fill), x, y, 1, turn)
  return pile(
    ground(C.marigold),
    p.flat(p.blob(400, 320, 300, 280, 16, 0.02), C.butter),
    tilted(180, 330, 2.1, C.coral, -14),
    tilted(400, 300, 2.5, '#F7C566', 0),
    tilted(620, 330, 2.1, C.orchid, 14),
    floor(p, 500, C.poppy),
    confetti(p, LEFT, 0, 1080, 260, 56),
    twig(p, 60, 520, 20, 160, C.leaf, 6),
    twig(p, 750, 520, -20, 160, C.leaf, 6),
    flower(p, 80, 520, 44, 9, C.coral),
    flower(p, 730, 524, 40, 9, C.plum),
    flower(p, 130, 548, 28, 8, C.white),
    flower(p, -40, 540, 36, 9, C.butter, C.poppy),
    flower(p, 850, 546, 46, 10, C.coral),
  )
}

export function sweets(p: Paper): string {
  return pile(
    ground(C.orchid),
    p.flat(p.blob(400, 300, 290, 260, 16, 0.02), '#D6A3C4'),
    floor(p, 470, C.plum),
    ...[-80, 160, 400, 640, 880].map((x, i) => place(pyramid(p, i), x, i % 2 ? 400 : 440, 1.45)),
    bunting(p, [LEFT, 70, RIGHT, 40], { n: 16, size: 66, sag: 76, colours: [C.white, C.marigold, C.poppy, C.lagoon] }),
  )
}

function pyramid(p: Paper, i: number): string {
  const ball = (x: number, y: number, fill: string) => p.sheet(p.blob(x, y, 21, 20, 9, 0.04), fill, 3)
  return pile(
    p.sheet(p.blob(0, 0, 104, 15, 14, 0.02), C.white, 4),
    p.flat('M-6 0h12v70h-12z', C.white),
    repeat(5, j => ball(-80 + j * 40, -26, cycle([C.marigold, C.blush, C.mint, C.coral, C.butter], i + j))),
    repeat(3, j => ball(-40 + j * 40, -60, cycle([C.poppy, C.butter, C.sea], i + j))),
    ball(0, -92, C.marigold),
  )
}

export function gifts(p: Paper): string {
  return pile(
    ground(C.mint),
    bunting(p, [LEFT, 30, RIGHT, 50], { n: 17, size: 60, sag: 66 }),
    floor(p, 480, C.lagoon),
    gift(p, -80, 400, 130, 110, C.sea, C.white),
    gift(p, 110, 330, 190, 180, C.poppy, C.butter),
    gift(p, 480, 360, 220, 150, C.marigold, C.plum),
    gift(p, 290, 260, 200, 250, C.plum, C.coral),
    gift(p, 520, 240, 140, 120, C.coral, C.white),
    gift(p, 770, 390, 120, 120, C.orchid, C.butter),
    balloon(p, 730, 180, 1.1, C.poppy, 260),
    balloon(p, 60, 200, 1, C.marigold, 230),
    balloon(p, -60, 250, 1.1, C.coral, 230),
    balloon(p, 850, 240, 1, C.lagoon, 200),
  )
}

export function balloons(p: Paper): string {
  const up = (x: number, y: number, s: number, fill: string) => balloon(p, x, y, s, fill, 220)
  return pile(
    ground(C.butter),
    p.sheet(p.blob(400, 640, 700, 220, 18, 0.01), C.coral, -6),
    up(150, 220, 1.5, C.poppy) + up(290, 130, 1.2, C.lagoon) + up(410, 240, 1.7, C.plum),
    up(540, 120, 1.25, C.coral) + up(650, 240, 1.55, C.sea) + up(240, 330, 1.1, C.white),
    up(560, 340, 1.15, C.marigold) + up(0, 130, 1.2, C.sea) + up(-70, 300, 1.4, C.coral),
    up(800, 150, 1.3, C.poppy) + up(860, 330, 1.4, C.plum),
    confetti(p, LEFT, 0, 1080, 480, 60),
  )
}
