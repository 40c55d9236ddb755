import { hangLine, n1, pile, place, repeat } from './outline.ts'
import { C, SHADOW } from './palette.ts'
import type { Paper } from './paper.ts'

/** A paper flower of many petals; tip is the breadth of a petal's end (0 pointed, 1 square). */
export function flower(
  p: Paper,
  x: number,
  y: number,
  r: number,
  petals: number,
  fill: string,
  mid: string = C.butter,
  tip = 0.5,
) {
  const w = (r * 2.6) / petals + r * 0.12
  const d = `M0 0C${n1(-w)} ${n1(-r * 0.35)} ${n1(-w * tip)} ${n1(-r)} 0 ${n1(-r)}S${n1(w)} ${n1(-r * 0.35)} 0 0Z`
  const petal = p.keep('path', `d="${d}" stroke="${SHADOW}" stroke-opacity=".13" stroke-width="1.5"/>`)
  const turn = (i: number) => Math.round((i / petals) * 360 + p.between(-4, 4))
  const ring = repeat(petals, i => `<use href="#${petal}" transform="rotate(${turn(i)})"/>`)
  return place(`<g fill="${fill}">${ring}</g>${p.flat(p.blob(0, 0, r * 0.3, r * 0.3, 9), mid)}`, x, y)
}

/** A twig with pairs of leaves, growing from x y; angle 0 points up, in degrees clockwise. */
export function twig(
  p: Paper,
  x: number,
  y: number,
  angle: number,
  length: number,
  fill: string,
  pairs = 7,
  size = 0.2,
): string {
  const leaf = p.keep('path', 'd="M0 0C-30-40-20-90 0-100C30-70 25-30 0 0Z"/>')
  const stem = p.line(`M0 0Q${n1(length * 0.1)} ${n1(-length / 2)} 0 ${n1(-length)}`, fill, length * 0.015 + 1.5)
  const leaves = repeat(pairs * 2, k => {
    const t = (Math.floor(k / 2) + 1) / pairs
    const side = k % 2 ? 1 : -1
    const turn = Math.round(side * (p.between(48, 62) - t * 18))
    const big = Math.round(length * size * (1.25 - t * 0.5)) / 100
    return `<use href="#${leaf}" transform="translate(${n1(length * 0.05 * Math.sin(t * 3))} ${n1(-length * t)})rotate(${turn})scale(${big})"/>`
  })
  return place(`${stem}<g fill="${fill}">${leaves}</g>`, x, y, 1, angle)
}

export function palm(p: Paper, x: number, y: number, height: number, fill: string = C.leaf): string {
  const trunk = p.line(
    `M${x} ${y}Q${n1(x + height * 0.1)} ${n1(y - height / 2)} ${n1(x + height * 0.02)} ${n1(y - height)}`,
    C.bark,
    height * 0.05,
  )
  const fronds = [-80, -45, -15, 20, 52, 84].map(turn =>
    twig(p, x + height * 0.02, y - height, turn, height * 0.46, fill, 8, 0.2),
  )
  return pile(trunk, ...fronds)
}

/** A round tree standing on y. */
export function tree(p: Paper, x: number, y: number, s: number, fill: string): string {
  const trunk = p.flat(`M${n1(x - 6 * s)} ${y}h${n1(12 * s)}v${n1(-60 * s)}h${n1(-12 * s)}z`, C.bark)
  return trunk + p.sheet(p.blob(x, y - 110 * s, 62 * s, 76 * s, 13, 0.06), fill, 4)
}

/** A pot of twigs, as stands at doors and on stages. */
export function pot(p: Paper, x: number, y: number, s: number, fill: string): string {
  const green = [-34, -12, 14, 36].map(turn => twig(p, 0, -48, turn, 86, C.leaf, 5, 0.26))
  const clay = p.sheet('M-30 -56H30L23 0H-23Z', fill, 3) + p.flat('M-33 -60H33V-46H-33Z', C.cream, 'opacity=".45"')
  return place(pile(...green, clay), x, y, s)
}

/** Flowers in a jar for the middle of a table; colours are the big one and its two neighbours. */
export function posy(
  p: Paper,
  x: number,
  y: number,
  s: number,
  jar: string,
  colours: readonly [string, string, string],
): string {
  const body = pile(
    p.sheet(p.rect(-16, -34, 32, 40, 1), jar, 2),
    twig(p, 0, -30, -20, 60, C.leaf, 4, 0.3),
    twig(p, 0, -30, 24, 60, C.leaf, 4, 0.3),
    flower(p, 0, -58, 26, 9, colours[0]),
    flower(p, -26, -44, 18, 8, colours[1]),
    flower(p, 26, -46, 18, 8, colours[2]),
  )
  return place(body, x, y, s)
}

/** A hung garland of leaves and flowers. */
export function garland(
  p: Paper,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  colours: readonly string[],
): string {
  const n = Math.round(Math.hypot(x2 - x1, y2 - y1) / 26)
  const string = p.line(hangLine([x1, y1], [x2, y2], sag), C.leaf, 5)
  const heads = repeat(n, i => {
    const t = (i + 0.5) / n
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)]
    return flower(p, x, y + 4, 14 + (i % 2) * 4, 8, colours[i % colours.length] ?? C.marigold, C.butter, 0.8)
  })
  return string + heads
}
