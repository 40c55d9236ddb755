import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { pot } from '../plants.ts'

/** A tall window with shutters; what stands in it is drawn inside, its lower edge at 0 0. */
export function windowBay(
  p: Paper,
  x: number,
  y: number,
  s: number,
  shutter: string,
  inside = '',
  glow: string = C.butter,
): string {
  const id = p.keep('clipPath', '><path d="M-78 0V-170a78 62 0 0 1 156 0V0z"/></clipPath>')
  const pane =
    p.sheet('M-84 0V-172a84 68 0 0 1 168 0V0z', C.cream, 3) + p.flat('M-78 0V-170a78 62 0 0 1 156 0V0z', glow)
  const leaf =
    p.sheet('M-128 2V-176H-88V2z', shutter, 3) +
    p.line(
      'M-120 -156H-96M-120 -132H-96M-120 -108H-96M-120 -84H-96M-120 -60H-96M-120 -36H-96',
      '#1B0F0A',
      3,
      'opacity=".22"',
    )
  return place(`${pane}<g clip-path="url(#${id})">${inside}</g>${leaf}<g transform="scale(-1 1)">${leaf}</g>`, x, y, s)
}

/** A balcony rail with its floor, hung with pots; w wide, its floor at y. */
export function balcony(p: Paper, x: number, y: number, w: number, fill: string): string {
  const bars = repeat(Math.floor(w / 26), i => `M${x + 13 + i * 26} ${y - 84}V${y}`)
  const rail = p.line(bars, C.ink, 4, 'opacity=".75"') + p.line(`M${x} ${y - 86}H${x + w}`, C.ink, 8)
  return pile(rail, p.sheet(p.rect(x - 14, y - 4, w + 28, 22, 1), fill, 5))
}

/** A cat that sits with its back to us, on 0 0. */
export function cat(p: Paper, x: number, y: number, s: number, fur: string): string {
  const body = pile(
    p.line('M26 -8C56 0 58 -34 44 -40', fur, 10),
    p.sheet('M-30 0C-40 -50 -16 -74 0 -74S40 -50 30 0Z', fur, 2),
    p.sheet('M-24 -84L-26 -116L-10 -102Q0 -105 10 -102L26 -116L24 -84C22 -66 -22 -66 -24 -84Z', fur, 2),
    p.line('M-10 -60Q0 -66 10 -60M-14 -46Q0 -53 14 -46M-12 -97l2 5M12 -97l-2 5', '#1B0F0A', 3, 'opacity=".25"'),
  )
  return place(body, x, y, s)
}

/** Pots along a sill. */
export const pots = (p: Paper, at: readonly number[], y: number, s: number): string =>
  at.map((x, i) => pot(p, x, y, s, i % 2 ? C.lagoon : C.brick)).join('')

/** A cup that steams, its foot on x y. */
export function mug(p: Paper, x: number, y: number, s: number, fill: string): string {
  const steam = p.line('M-10 -62q-8 -12 0 -22t0 -22M10 -62q-8 -12 0 -22t0 -22', '#fff', 3.5, 'opacity=".55"')
  const ear = `<path d="M24 -40q22 0 18 18t-22 12" fill="none" stroke="${fill}" stroke-width="7"/>`
  return place(
    steam + ear + p.sheet('M-26 -50H26L20 0H-20Z', fill, 3) + circle(0, -24, 7, C.cream, 'opacity=".8"'),
    x,
    y,
    s,
  )
}
