import { bunting } from '../hangings.ts'
import { pile, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { cycle } from '../rng.ts'

/** The slides of the landing carousel are 1600 x 780; the headline stands on the dark upper left. */
export const HERO_WIDTH = 1600

export type Hero = (p: Paper) => string

/** A dusk sky; the stops go from the top to the horizon. Only skies may have a gradient. */
export function sky(p: Paper, top: string, middle: string, low: string): string {
  const stops = `<stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/>`
  const id = p.keep('linearGradient', `x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`)
  return `<rect width="1600" height="900" fill="url(#${id})"/>`
}

export const ridge = (p: Paper, y: number, amp: number, fill: string): string => p.hill(-20, 1640, y, 800, amp, fill, 4)

/** Pierced paper flags from edge to edge, on three strings. */
export function picado(p: Paper): string {
  return pile(
    bunting(p, [-30, 96, 560, 136], { n: 11, size: 66, sag: 62, picado: true }),
    bunting(p, [560, 136, 1110, 120], { n: 11, size: 66, sag: 70, from: 3, picado: true }),
    bunting(p, [1110, 120, 1640, 80], { n: 10, size: 66, sag: 56, from: 5, picado: true }),
  )
}

/** The cream cloth along the lower edge, which the page below continues. */
export function tableEdge(p: Paper): string {
  const cream = p.sheet('M-10 690H1610V800H-10Z', C.cream, -6)
  const scallops = p.flat(`M-10 690${'q29 40 58 0'.repeat(28)}V686H-10Z`, C.white)
  const dots = repeat(
    28,
    i => `<circle cx="${18 + i * 58}" cy="724" r="5" fill="${cycle([C.poppy, C.lagoon, C.marigold], i)}"/>`,
  )
  return cream + scallops + dots
}
