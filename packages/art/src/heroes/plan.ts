import { confetti, lights } from '../hangings.ts'
import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { waving } from '../people/figure.ts'
import type { FaceLook } from '../people/look.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { flower, posy, twig } from '../plants.ts'
import { envelope } from '../states/empty.ts'
import { mug } from './houses.ts'
import { sky, tableEdge } from './stage.ts'

const daughter: FaceLook = {
  skin: 3,
  hair: 'black',
  style: 'plaits',
  wear: C.sea,
  wear2: C.white,
  ground: C.plum,
  age: 'child',
  mood: 'laugh',
}

/** A calendar as tall as a door: somebody has just found the day. */
export function plan(p: Paper): string {
  return pile(
    sky(p, '#2C1B3A', '#54244F', '#8A3350'),
    lights(p, [-20, 70, 640, 96], 30, 15) + lights(p, [640, 96, 1620, 60], 44, 22),
    p.flat('M-20 560H1620V700H-20Z', '#43204A') + p.line('M-20 560H1620', '#6D2E5B', 6),
    pinboard(p),
    calendar(p, 810, 176),
    bust(p, who.ngozi, 40, 470, 2.1) + bust(p, who.yuki, 296, 478, 2.05),
    waving(p, who.priya, 546, 458, 2.3, undefined, { elbow: [112, 84], hand: [121, 30] }),
    waving(p, who.tomas, 1080, 462, 2.24, { elbow: [-8, 92], hand: [-6, 58] }),
    waving(p, daughter, 1294, 520, 1.84, undefined, { elbow: [98, 88], hand: [92, 46] }),
    place(card(p, C.coral), 1476, 566, 1.1, 12),
    tableEdge(p),
    desk(p),
    confetti(p, 700, 120, 560, 90, 22),
  )
}

/** The leaf: head, rings, the day as cut numerals, a corner that is about to tear. */
function calendar(p: Paper, x: number, y: number): string {
  const rings = repeat(4, i => circle(52 + i * 72, 22, 10, '#A3271B') + p.line(`M${52 + i * 72} 20V-16`, C.butter, 8))
  const one = 'M62 196L102 160V330'
  const three =
    'M164 176C176 152 240 152 238 198C238 230 204 240 190 240C208 240 246 250 242 290C238 338 172 338 158 306'
  const body = pile(
    p.sheet(p.rect(-8, 18, 336, 400, 2), '#CDBFAE', 6) + p.sheet(p.rect(0, 8, 320, 396, 2), C.cream, 5),
    p.sheet('M-4 0H324V420H268L-4 400Z', C.white, 6),
    p.sheet('M268 420L276 372L324 364Z', '#E9DFD2', 3),
    p.flat('M-4 0H324V96H-4Z', C.poppy) + rings,
    p.line('M96 66H224', C.cream, 9),
    p.line(one + three, C.ink, 27),
    flower(p, 292, 130, 32, 9, C.marigold, C.plum),
  )
  return place(body, x, y, 0.86, -2)
}

const card = (p: Paper, fill: string): string =>
  p.sheet(p.rect(-42, -56, 84, 112, 1.5), C.cream, 4) +
  p.flat(p.rect(-34, -48, 68, 46, 0.6), fill) +
  flower(p, 0, -26, 15, 8, C.butter, C.plum) +
  p.line('M-24 16H24M-18 30H18', C.wood, 4, 'opacity=".5"')

function pinboard(p: Paper): string {
  const pinned = (x: number, y: number, turn: number, fill: string, pin: string) =>
    place(card(p, fill) + circle(0, -50, 7, pin), x, y, 1.12, turn)
  const list =
    p.sheet(p.rect(-60, -80, 120, 160, 1.5), C.butter, 4) +
    p.line('M-22 -44H38M-22 -10H38M-22 24H24M-22 56H34', C.wood, 5, 'opacity=".55"') +
    p.line('M-44 -46l6 7l10 -13M-44 -12l6 7l10 -13M-44 22l6 7l10 -13', C.lagoon, 5)
  return pile(
    p.sheet(p.rect(1190, 168, 360, 236, 2), C.wood, 6) + p.flat(p.rect(1202, 180, 336, 212, 1), '#C9935F'),
    pinned(1266, 280, -6, C.sea, C.poppy),
    place(list + circle(0, -74, 7, C.coral), 1384, 284, 1, 4),
    pinned(1484, 276, 5, C.plum, C.marigold),
  )
}

function desk(p: Paper): string {
  const scissors =
    p.line('M0 0L66 -26M0 -26L66 0', C.ink, 6) +
    `<g fill="none" stroke="${C.poppy}" stroke-width="7"><circle cx="-14" cy="6" r="13"/><circle cx="-14" cy="-32" r="13"/></g>`
  const letter = envelope(p, C.coral, C.blush) + flower(p, 160, 166, 17, 8, C.marigold, C.plum)
  const pile2 = envelope(p, C.sea, C.mint) + flower(p, 160, 166, 15, 8, C.white, C.marigold)
  return pile(
    place(pile2, 90, 556, 0.9, 4) + place(letter, -70, 548, 1, -5),
    place(scissors, 470, 722, 0.8),
    mug(p, 780, 712, 0.8, C.lagoon),
    posy(p, 1036, 700, 1.1, C.marigold, [C.poppy, C.white, C.orchid]),
    twig(p, 1250, 716, 78, 110, C.leaf, 6, 0.26),
    place(envelope(p, C.butter, C.white) + flower(p, 160, 166, 15, 8, C.poppy), 1240, 580, 0.86, 6),
    p.sheet(p.rect(620, 690, 110, 20, 1), C.plum, 3) + p.sheet(p.rect(630, 672, 92, 18, 1), C.coral, 3),
  )
}
