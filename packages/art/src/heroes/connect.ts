import { bunting, lantern, lights, stars } from '../hangings.ts'
import { circle, hang, pile, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { raised } from '../people/arm.ts'
import { waving } from '../people/figure.ts'
import type { FaceLook } from '../people/look.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { cycle } from '../rng.ts'
import { balcony, cat, mug, pots, windowBay } from './houses.ts'
import { sky, tableEdge } from './stage.ts'

const elder: FaceLook = {
  skin: 4,
  hair: 'white',
  style: 'curly',
  wear: C.orchid,
  ground: C.plum,
  age: 'elder',
  glasses: 'half',
  mood: 'laugh',
  extras: ['hearing-aid'],
}
const kid: FaceLook = {
  skin: 6,
  hair: 'black',
  style: 'two-puffs',
  wear: C.marigold,
  ground: C.plum,
  age: 'child',
  mood: 'laugh',
}

/** Two houses across a street: lanterns from balcony to balcony, and everybody waves. */
export function connect(p: Paper): string {
  return pile(
    sky(p, '#2F1A3F', '#7A2F55', '#E2604A'),
    stars(p, 660, 30, 420, 260, 30),
    circle(815, 330, 112, C.butter, 'opacity=".14"') + p.flat(p.blob(815, 330, 68, 68, 18, 0.006), C.butter),
    p.hill(560, 1060, 600, 800, 120, '#6B2A55', 3),
    leftHouse(p),
    rightHouse(p),
    acrossTheStreet(p),
    tableEdge(p),
    pots(p, [56, 384], 714, 0.8),
    mug(p, 640, 716, 0.9, C.poppy),
    cat(p, 800, 716, 1.15, C.brick),
    pots(p, [1310, 1540], 714, 0.8),
    mug(p, 1080, 716, 0.8, C.lagoon),
  )
}

function leftHouse(p: Paper): string {
  const wall = p.sheet('M-20 -20H700V720H-20Z', '#3B1D43', 6)
  const cornice = p.flat('M-20 436H710V450H-20Z', '#5C2650')
  const couple = bust(p, who.grace, -94, -190, 1.45) + bust(p, who.harpreet, -44, -176, 1.5)
  return pile(
    wall,
    cornice,
    windowBay(p, 220, 690, 1.02, C.lagoon, couple, '#F7B758'),
    windowBay(p, 546, 690, 1.02, C.lagoon, '', '#F7B758'),
    waving(p, who.amara, 460, 478, 1.72, undefined, { elbow: [104, 92], hand: [112, 48] }),
    balcony(p, 450, 690, 192, '#5C2650'),
  )
}

function rightHouse(p: Paper): string {
  const wall = p.sheet('M930 150H1620V720H930Z', C.coral, 6) + p.flat('M916 150H1620V172H916Z', '#D9533F')
  return pile(
    wall,
    windowBay(p, 1120, 424, 0.86, C.plum, bust(p, who.yuki, -64, -150, 1.45)),
    windowBay(p, 1430, 424, 0.86, C.plum, bust(p, who.andre, -74, -196, 1.5)),
    balcony(p, 1316, 424, 228, '#A93F33'),
    windowBay(p, 1120, 690, 0.98, C.plum, ''),
    waving(p, elder, 944, 436, 1.78, { elbow: [-4, 94], hand: [-8, 50] }),
    waving(p, kid, 1108, 478, 1.5, raised.left, raised.right),
    balcony(p, 956, 690, 320, '#A93F33'),
    windowBay(p, 1430, 690, 0.98, C.plum, bust(p, who.leila, -78, -178, 1.6)),
  )
}

function acrossTheStreet(p: Paper): string {
  const from = [700, 214] as const
  const to = [930, 206] as const
  const hung = repeat(3, i => {
    const [x, y] = hang(from, to, 60, (i + 0.5) / 3)
    return lantern(p, x, y + 62, 0.72, cycle([C.poppy, C.marigold, C.coral, C.orchid], i))
  })
  return pile(
    p.line('M700 214Q815 330 930 206', C.cream, 2.5, 'opacity=".7"'),
    hung,
    bunting(p, [700, 400, 930, 420], { n: 7, size: 40, sag: 46 }),
    lights(p, [930, 196, 1620, 120], 20, 16),
    lights(p, [-20, 60, 700, 84], 26, 18),
  )
}
