import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { cycle } from '../rng.ts'

/** A market stall: poles, back wall in shade, whoever serves, striped awning and counter. w wide, counter at 0. */
export function stall(
  p: Paper,
  x: number,
  y: number,
  w: number,
  colours: readonly [string, string],
  inside: string,
  wares: string,
): string {
  const n = Math.round(w / 46)
  const step = w / n
  const stripe = (i: number) => {
    const [l, r, out] = [i * step, (i + 1) * step, 14]
    const at = (v: number) => Math.round(v + ((v - w / 2) / w) * out * 2)
    return p.flat(
      `M${Math.round(l)} -318H${Math.round(r)}L${at(r)} -236a${Math.round(step / 2)} 20 0 0 1 ${at(l) - at(r)} 0Z`,
      cycle(colours, i),
    )
  }
  const body = pile(
    p.flat(`M8 -300H${w - 8}V0H8Z`, C.night, 'opacity=".55"'),
    inside,
    p.flat(`M2 -310h12V110H2zM${w - 14} -310h12V110h-12z`, C.bark),
    p.flat(`M-12 -232H${w + 12}V-218H-12Z`, '#1B0F0A', 'opacity=".2"'),
    repeat(n, stripe),
    p.sheet(`M-10 0H${w + 10}V120H-10Z`, colours[0], -4),
    p.flat(
      repeat(Math.floor(w / 56), i => `M${16 + i * 56} 0h14v120h-14z`),
      colours[1],
      'opacity=".5"',
    ),
    wares,
  )
  return place(body, x, y)
}

/** Buckets of cut flowers along a counter. */
export function buckets(p: Paper, at: readonly number[], blooms: readonly string[]): string {
  return at
    .map((x, i) => {
      const green = [-26, 0, 26].map(turn => twig(p, x, -34, turn, 58, C.leaf, 4, 0.3)).join('')
      const heads = [
        [-20, -86],
        [20, -84],
        [0, -108],
      ].map(([dx = 0, dy = 0], k) => flower(p, x + dx, dy, 20, 8, cycle(blooms, i + k)))
      return (
        green +
        heads.join('') +
        p.sheet(`M${x - 28} -46H${x + 28}L${x + 20} 4H${x - 20}Z`, cycle([C.sea, C.cream, C.marigold], i), 3)
      )
    })
    .join('')
}

/** A pot that steams, 100 wide, on 0 0. */
export function kettle(p: Paper, x: number, fill: string): string {
  const steam = p.line('M-18 -86q-12 -16 0 -30t0 -30M18 -86q-12 -16 0 -30t0 -30', '#fff', 5, 'opacity=".4"')
  return place(
    steam +
      p.sheet('M-52 -62H52C52 -20 44 2 28 4H-28C-44 2 -52 -20 -52 -62Z', fill, 3) +
      p.flat('M-58 -70H58V-58H-58Z', C.ink) +
      circle(0, -74, 7, C.ink),
    x,
    0,
  )
}

/** A heap of round sweets on a stand. */
export function heap(p: Paper, x: number, from = 0): string {
  const ball = (dx: number, y: number, i: number) =>
    p.sheet(
      p.blob(x + dx, y, 15, 14, 8, 0.04),
      cycle([C.marigold, C.blush, C.mint, C.coral, C.butter, C.poppy], i + from),
      2,
    )
  const rows =
    [-45, -15, 15, 45].map((dx, i) => ball(dx, -16, i)).join('') +
    [-30, 0, 30].map((dx, i) => ball(dx, -40, i + 2)).join('') +
    ball(-14, -62, 5) +
    ball(14, -62, 1) +
    ball(0, -84, 3)
  return rows + p.sheet(`M${x - 68} -4H${x + 68}L${x + 54} 8H${x - 54}Z`, C.white, 2)
}

/** A bunch of balloons or lanterns hanging would hide the awning: so a record, a horn and its notes. */
export function gramophone(p: Paper, x: number): string {
  const notes = p.flat('M70 -176v40a10 8 0 1 1 -6 -8v-38l30 -8v34a10 8 0 1 1 -6 -8v-18z', C.butter)
  return place(
    p.sheet('M-50 -36H50V4H-50Z', C.brick, 3) +
      p.flat('M-56 -2H56V8H-56Z', C.bark) +
      circle(0, -38, 7, C.ink) +
      p.line('M0 -40C24 -44 20 -66 6 -78', C.ink, 7) +
      p.sheet('M10 -72C-10 -92 -50 -96 -62 -146C-20 -160 14 -130 18 -82Z', C.marigold, 3) +
      p.flat(p.blob(-40, -138, 27, 15, 10, 0.02), C.brick) +
      notes,
    x,
    0,
  )
}
