import { circle, pile, place, repeat } from '../outline.ts'
import { C, SHADOW } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { type Dish, plate } from '../plates.ts'
import { ground, LEFT } from './stage.ts'

const cup = (x: number, y: number, r: number, rim: string, drink: string): string =>
  circle(x, y + 4, r, SHADOW, 'opacity=".15"') + circle(x, y, r, rim) + circle(x, y, r * 0.76, drink)

/** The long table from above. */
export function table(p: Paper): string {
  const rows: [number, Dish, Dish][] = [
    [110, 'rice', 'tacos'],
    [310, 'sweets', 'salad'],
    [510, 'cakes', 'rice'],
  ]
  const bloom = (x: number, y: number, r: number, petals: number, fill: string) =>
    twig(p, x - 6, y + 10, p.between(-80, 80), r * 1.9, C.leaf, 5, 0.3) + flower(p, x, y, r, petals, fill)
  return pile(
    ground(C.lagoon),
    p.flat(
      repeat(11, i => `M${LEFT + i * 100} -10h50v620h-50z`),
      '#0C5C58',
    ),
    p.sheet(p.rect(120, -20, 560, 640, 4), C.cream, 8),
    p.sheet(p.rect(330, -20, 140, 640, 3), C.marigold, 2),
    ...rows.map(([y, a, b]) => plate(p, 230, y, 84, a) + plate(p, 570, y, 84, b)),
    bloom(400, 90, 46, 9, C.poppy) + bloom(372, 168, 34, 8, C.orchid) + bloom(428, 180, 30, 7, C.white),
    bloom(400, 310, 52, 10, C.coral) + bloom(360, 384, 30, 7, C.butter) + bloom(440, 380, 34, 8, C.plum),
    bloom(398, 520, 46, 9, C.poppy),
    ...[200, 410].map(y => cup(150, y, 28, C.white, C.poppy) + cup(650, y + 8, 28, C.white, C.poppy)),
    ...[90, 300, 510].map(y => chair(p, 30, y) + chair(p, 770, y)),
  )
}

function chair(p: Paper, x: number, y: number): string {
  return place(
    p.sheet('M-44 -44Q0 -54 44 -44V44Q0 54 -44 44Z', C.wood, 5) +
      p.flat('M-34 -34Q0 -42 34 -34V34Q0 42 -34 34Z', C.coral),
    x,
    y,
  )
}

export function feast(p: Paper): string {
  const lemon = (x: number, y: number) =>
    circle(x, y + 4, 40, SHADOW, 'opacity=".16"') +
    circle(x, y, 40, C.marigold) +
    circle(x, y, 32, C.butter) +
    p.line(`M${x} ${y}v-29M${x} ${y}l26 15M${x} ${y}l-26 15`, C.marigold, 3)
  return pile(
    ground(C.poppy),
    p.flat(
      repeat(8, i => `M${LEFT} ${i * 80}h1080v36h-1080z`),
      '#C23423',
    ),
    plate(p, 210, 190, 170, 'rice'),
    plate(p, 560, 160, 140, 'sweets'),
    plate(p, 640, 440, 165, 'tacos'),
    plate(p, 330, 470, 140, 'salad'),
    plate(p, 80, 470, 120, 'cakes'),
    plate(p, -70, 270, 110, 'salad'),
    plate(p, 850, 200, 150, 'cakes'),
    plate(p, 890, 520, 120, 'rice'),
    twig(p, 420, 330, 40, 150, C.leaf, 6, 0.25),
    lemon(400, 300) + lemon(440, 60) + lemon(730, 290) + lemon(-60, 60) + lemon(-90, 520),
  )
}

export function picnic(p: Paper): string {
  const weave = repeat(6, i => `M${140 + i * 94} 70h46v460h-46z`)
  const weft = repeat(6, i => `M120 ${90 + i * 76}h560v38h-560z`)
  const blanket =
    p.sheet(p.rect(120, 70, 560, 460, 3), C.white, 8) +
    p.flat(weave, C.poppy, 'opacity=".55"') +
    p.flat(weft, C.poppy, 'opacity=".55"')
  return pile(
    ground(C.moss),
    repeat(34, () => twig(p, p.between(LEFT, 940), p.between(0, 620), p.between(-30, 30), 40, '#6C8D4B', 3, 0.3)),
    `<g transform="rotate(-8 400 300)">${blanket}</g>`,
    plate(p, 300, 230, 96, 'cakes') + plate(p, 520, 300, 104, 'salad') + plate(p, 340, 430, 86, 'sweets'),
    p.sheet(p.blob(560, 140, 60, 50), C.wood, 5) + p.flat(p.blob(560, 136, 46, 36), C.marigold),
    cup(430, 140, 26, C.white, C.marigold) + cup(600, 430, 26, C.white, C.marigold),
    flower(p, 180, 140, 40, 9, C.marigold, C.plum) + flower(p, 690, 470, 46, 9, C.orchid),
    flower(p, -40, 220, 34, 9, C.white, C.marigold) +
      flower(p, 20, 480, 44, 9, C.coral) +
      flower(p, 820, 180, 38, 9, C.butter, C.poppy),
    flower(p, 880, 420, 30, 8, C.white, C.marigold),
  )
}
