import { circle, n1, pile, place, repeat } from './outline.ts'
import { C } from './palette.ts'
import type { Paper } from './paper.ts'
import { flower, twig } from './plants.ts'
import { cycle } from './rng.ts'

/** A glass standing on its foot, 116 high at scale 1; the bowl is filled with the colour, the pane is the glass itself. */
export function glass(p: Paper, x: number, y: number, s: number, fill: string, pane = '#fff'): string {
  const body = pile(
    p.flat('M-3 0h6v54h-6zM-24 54Q0 44 24 54Z', pane, 'opacity=".85"'),
    p.sheet('M-26 -62H26C28 -22 14 2 0 2S-28 -22 -26 -62Z', pane, 3, 'opacity=".55"'),
    p.flat('M-25 -40H25C23 -16 12 -3 0 -3S-23 -16 -25 -40Z', fill),
    circle(-8, -30, 3, '#fff') + circle(6, -22, 2.4, '#fff'),
  )
  return place(body, x, y, s)
}

/** A wrapped box whose upper left corner is x y, with a bow on its lid. */
export function gift(p: Paper, x: number, y: number, w: number, h: number, fill: string, ribbon: string): string {
  const bow = `M0 0C${n1(w * -0.4)} ${n1(h * -0.4)} ${n1(w * -0.38)} ${n1(h * 0.02)} 0 0C${n1(w * 0.4)} ${n1(h * -0.4)} ${n1(w * 0.38)} ${n1(h * 0.02)} 0 0Z`
  return pile(
    p.sheet(p.rect(x, y, w, h, 2), fill, 5),
    p.flat(p.rect(x + w * 0.42, y, w * 0.16, h, 0.6), ribbon),
    p.flat(p.rect(x - w * 0.04, y, w * 1.08, h * 0.2, 1), ribbon, 'opacity=".9"'),
    place(p.sheet(bow, ribbon, 2), x + w / 2, y),
  )
}

/** A flame of 25 units standing on 0 0. */
export const flame = (p: Paper, x: number, y: number, fill: string = C.marigold): string =>
  p.flat(`M${x} ${y - 25}c-9 15-5 25 0 25s9-10 0-25z`, fill)

/** A candle standing on x y with its light round it. */
export function candle(p: Paper, x: number, y: number, h: number, fill: string): string {
  const glow = circle(x, y - h - 12, 17, C.butter, 'opacity=".35"')
  return p.flat(`M${x - 4} ${y}h8v${-h}h-8z`, fill) + glow + flame(p, x, y - h - 2, C.cream)
}

const TIERS = [
  { w: 300, h: 96, icing: C.plum, bead: C.marigold },
  { w: 216, h: 84, icing: C.marigold, bead: C.sea },
  { w: 136, h: 70, icing: C.poppy, bead: C.butter },
] as const

/** Three tiers, icing and candles; the foot stands on x y. */
export function cake(
  p: Paper,
  x: number,
  y: number,
  s: number,
  cols: readonly string[] = [C.blush, C.white, C.coral],
  candles = 5,
) {
  let floor = 0
  const tiers = TIERS.map(({ w, h, icing, bead }, i) => {
    const [top, k, bottom] = [floor - h, Math.round(w / 30), floor]
    floor = top
    const drips = repeat(k, () => `q${n1(w / k / 2)} ${Math.round(p.between(20, 34))} ${n1(w / k)} 0`)
    const beads = repeat(k, j => `<circle cx="${n1(-w / 2 + (j + 0.5) * (w / k))}" cy="${bottom - 10}" r="6.5"/>`)
    const tier = p.sheet(p.rect(-w / 2, top, w, h, 2), cycle(cols, i), 3)
    return `${tier}${p.flat(`M${-w / 2} ${top}${drips}v-3H${-w / 2}Z`, icing, 'opacity=".92"')}<g fill="${bead}">${beads}</g>`
  })
  const lit = repeat(candles, i => {
    const cx = Math.round((i - (candles - 1) / 2) * (104 / candles))
    return candle(p, cx, floor, 36, cycle([C.lagoon, C.white, C.plum], i))
  })
  const flowers = [
    flower(p, -96, -96, 30, 8, C.poppy),
    flower(p, -66, -84, 20, 7, C.marigold, C.plum),
    flower(p, 74, -180, 26, 8, C.orchid),
    twig(p, -120, -92, -70, 46, C.leaf, 4, 0.34),
    twig(p, 96, -178, 66, 40, C.leaf, 4, 0.34),
  ]
  return place(pile(p.sheet(p.blob(0, 6, 178, 20, 16, 0.01), C.sand, 6), ...tiers, lit, ...flowers), x, y, s)
}

/** A small oil lamp of clay, 56 wide. */
export function diya(p: Paper, x: number, y: number, s = 1): string {
  const body =
    circle(0, 0, 46, C.butter, 'opacity=".14"') + p.sheet('M-28 0Q0 34 28 0Z', C.brick, 3) + flame(p, 0, 0, C.butter)
  return place(body, x, y, s)
}
