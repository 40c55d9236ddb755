import { bunting, lights, stars } from '../hangings.ts'
import { n1, pile, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { figure, inWheelchair } from '../people/figure.ts'
import type { FaceLook } from '../people/look.ts'
import { namedFaces as who } from '../people/named.ts'
import { flower, posy, tree, twig } from '../plants.ts'
import { cycle } from '../rng.ts'
import { apron, bunch, guitar, tambourine, toque, trolley, trumpet } from './arrivals.ts'
import { ridge, sky, tableEdge } from './stage.ts'

const chef: FaceLook = {
  skin: 3,
  hair: 'black',
  style: 'fade',
  wear: C.white,
  wear2: C.poppy,
  ground: C.plum,
  cut: 'crew',
  beard: 'moustache',
  mood: 'laugh',
}
const florist: FaceLook = {
  skin: 1,
  hair: 'ginger',
  style: 'bun',
  wear: C.sea,
  wear2: C.cream,
  ground: C.plum,
  cut: 'collar',
  extras: ['freckles'],
  mood: 'laugh',
}
const host: FaceLook = {
  skin: 4,
  hair: 'brown',
  style: 'wavy',
  wear: C.poppy,
  wear2: C.butter,
  ground: C.plum,
  cut: 'wrap',
  extras: ['earrings'],
  mood: 'laugh',
}
const FLOOR = 712
/** The band walks in front, this side of the cloth's edge: their legs are hidden and the headline stays free. */
const NEAR = 802

/** Cake, flowers and a band come through the gate; the host rolls to meet them. */
export function book(p: Paper): string {
  return pile(
    sky(p, '#33193F', '#7C2E53', '#F0805C'),
    stars(p, 20, 20, 900, 120, 30),
    ridge(p, 540, 70, '#6B2A55') + ridge(p, 600, 40, '#4E244E'),
    tree(p, 60, 700, 1.9, C.pine) + tree(p, 1545, 700, 2.1, C.pine) + tree(p, 1430, 700, 1.3, C.lagoon),
    lawn(p),
    lights(p, [-20, 70, 700, 150], 30, 15) + bunting(p, [1180, 170, 1620, 120], { n: 9, size: 50, sag: 40 }),
    gate(p),
    band(p),
    trolley(p, 640, FLOOR, 0.86),
    figure(p, chef, 792, FLOOR, 1.42, {
      lower: C.night,
      apron: apron(p, C.butter) + toque(p),
      left: { elbow: [2, 116], hand: [-16, 138] },
      right: { elbow: [88, 120], hand: [94, 148] },
    }),
    figure(p, florist, 948, FLOOR, 1.36, {
      body: 'skirt',
      lower: C.lagoon,
      apron: apron(p, C.cream),
      left: { elbow: [14, 122], hand: [34, 132] },
      right: { elbow: [88, 122], hand: [70, 130] },
    }),
    bunch(p, 950, 566, 1),
    inWheelchair(p, host, 1126, FLOOR, 1.42, {
      lower: C.plum,
      left: { elbow: [2, 104], hand: [-14, 72] },
      right: { elbow: [92, 116], hand: [98, 140] },
    }),
    figure(p, who.ben, 1330, FLOOR + 6, 1.42, {
      body: 'shorts',
      lower: C.lagoon,
      left: { elbow: [6, 100], hand: [-6, 66] },
    }),
    tableEdge(p),
    posy(p, 120, 694, 1.1, C.lagoon, [C.poppy, C.coral, C.white]) +
      posy(p, 1500, 694, 1.1, C.plum, [C.marigold, C.coral, C.orchid]),
  )
}

const lawn = (p: Paper): string =>
  p.sheet('M-20 650Q400 632 800 646T1620 640V760H-20Z', '#3A5A45', -4) +
  p.flat('M-20 690Q700 664 1620 676V760H-20Z', C.sand)

function gate(p: Paper): string {
  const post = p.line('M820 690V330Q820 150 1000 150T1180 330V690', C.wood, 20)
  const blooms = repeat(26, i => {
    const a = Math.PI * (1 + i / 25)
    const [x, y] = [n1(1000 + Math.cos(a) * 182), n1(316 + Math.sin(a) * 172)]
    const bloom =
      i % 2 ? flower(p, x, y, p.between(20, 36), 8, cycle([C.poppy, C.white, C.marigold, C.orchid, C.coral], i)) : ''
    return twig(p, x, y, (i / 25) * 180 - 90 + p.between(-30, 30), 58, C.leaf, 4, 0.36) + bloom
  })
  return post + blooms
}

function band(p: Paper): string {
  const singer = figure(p, { ...who.ruth, wear: C.marigold, wear2: C.poppy }, 150, NEAR, 1.34, {
    body: 'gown',
    lower: C.poppy,
    right: { elbow: [92, 104], hand: [104, 70] },
  })
  const guitarist = figure(p, { ...who.diego, wear: C.lagoon }, 300, NEAR, 1.36, {
    lower: C.ink,
    left: { elbow: [12, 122], hand: [40, 138] },
    right: { elbow: [92, 116], hand: [104, 126] },
  })
  const horn = figure(p, who.marcus, 446, NEAR, 1.36, { lower: C.night, right: { elbow: [86, 104], hand: [82, 66] } })
  return pile(
    singer,
    tambourine(224, 528, 1),
    guitarist,
    guitar(p, 308, 624, 0.9, -6),
    horn,
    trumpet(p, 450, 514, 0.9, -6),
  )
}
