import { circle, pile, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'

/**
 * Every scene is composed in 800 x 600 and continues to the left and to the right, so that it fills 16:9
 * and still holds when a slot crops it to 4:3 or to a square.
 */
export const LEFT = -140
export const RIGHT = 940
export const FLOOR = 610

export type Scene = (p: Paper) => string

export const ground = (fill: string): string =>
  `<rect x="${LEFT}" y="-10" width="${RIGHT - LEFT}" height="620" fill="${fill}"/>`

/** A flat floor or table top from y down. */
export function floor(p: Paper, y: number, fill: string, depth = -5): string {
  return p.sheet(`M${LEFT} ${y}H${RIGHT}V${FLOOR}H${LEFT}Z`, fill, depth)
}

/** A scalloped edge hanging from y. */
export function scallops(p: Paper, y: number, fill: string, width = 45): string {
  const n = Math.ceil((RIGHT - LEFT) / width)
  return p.flat(`M${LEFT} ${y}${`q${width / 2} 26 ${width} 0`.repeat(n)}V${y - 4}H${LEFT}Z`, fill, 'opacity=".9"')
}

/** A striped table cloth with a scalloped edge. */
export function cloth(p: Paper, y: number, fill: string, stripe: string): string {
  const stripes = repeat(19, i => `M${LEFT + i * 60} ${y}h16L${LEFT + i * 66 - 62} ${FLOOR}h-26Z`)
  return floor(p, y, fill, -6) + p.flat(stripes, stripe, 'opacity=".4"') + scallops(p, y, C.white)
}

export const ridge = (p: Paper, y: number, amp: number, fill: string): string =>
  p.hill(LEFT, RIGHT, y, FLOOR, amp, fill)

/** A window with an arched top, lit from inside. */
export function archWindow(p: Paper, x: number, y: number, fill: string, s = 1): string {
  const pane = p.sheet(`M-22 70V0a22 24 0 0 1 44 0v70z`, fill, 2)
  const bars = p.flat('M-2 -22h4v92h-4zM-22 18h44v4h-44z', C.ink, 'opacity=".3"')
  return `<g transform="translate(${x} ${y})scale(${s})">${pane}${bars}</g>`
}

/** A sun or moon with its halo. */
export function orb(p: Paper, x: number, y: number, r: number, fill: string, halo = 0.18): string {
  return pile(circle(x, y, r * 1.5, fill, `opacity="${halo}"`), p.flat(p.blob(x, y, r, r, 18, 0.006), fill))
}
