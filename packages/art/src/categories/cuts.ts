import { n1 } from '../outline.ts'
import type { Paper } from '../paper.ts'

/** Draws a thing of about 96 x 96, without a ground, standing on 90. */
export type Thing = (p: Paper) => string

/** White would be lost on the page. */
export const linen = '#F8E2C4'
export const clear = '#D3E7ED'

/** A round piece of paper; depth 0 is glued flat. */
export const disc = (p: Paper, x: number, y: number, r: number, fill: string, depth = 2): string =>
  p.sheet(`M${n1(x - r)} ${y}a${r} ${r} 0 1 0 ${n1(r * 2)} 0a${r} ${r} 0 1 0 ${n1(-r * 2)} 0Z`, fill, depth)

/** A box whose upper left corner is x y, cut almost straight. */
export const box = (p: Paper, x: number, y: number, w: number, h: number, fill: string, depth = 2): string =>
  p.sheet(p.rect(x, y, w, h, 0.4), fill, depth)

/** A box with round corners. */
export const pad = (p: Paper, x: number, y: number, w: number, h: number, fill: string, r = 4, depth = 2): string =>
  p.sheet(
    `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`,
    fill,
    depth,
  )

/** A circle that is only its edge. */
export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = ''): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="none" stroke="${stroke}" stroke-width="${n1(width)}"${more && ` ${more}`}/>`

/** Light that lies on something. */
export const gleam = (p: Paper, d: string, width = 2.5): string => p.line(d, '#fff', width, 'opacity=".55"')

/** Steam that rises from x y. */
export const steam = (p: Paper, x: number, y: number, stroke: string): string =>
  p.line(`M${x} ${y}q-6 -5 0 -10t0 -10`, stroke, 3)
