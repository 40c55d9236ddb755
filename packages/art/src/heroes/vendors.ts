import { lantern, lights, stars } from '../hangings.ts'
import { pile, place } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { waving } from '../people/figure.ts'
import type { FaceLook } from '../people/look.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { posy, tree } from '../plants.ts'
import { plate } from '../plates.ts'
import { ridge, sky, tableEdge } from './stage.ts'
import { buckets, gramophone, heap, kettle, stall } from './stalls.ts'

const florist: FaceLook = {
  skin: 2,
  hair: 'chestnut',
  style: 'flower-crown',
  wear: C.lagoon,
  ground: C.plum,
  cut: 'wrap',
  mood: 'laugh',
}
const cook: FaceLook = {
  skin: 5,
  hair: 'black',
  style: 'head-wrap',
  wear: C.white,
  wear2: C.poppy,
  ground: C.plum,
  age: 'adult',
  mood: 'laugh',
  extras: ['earrings'],
}
const confectioner: FaceLook = {
  skin: 3,
  hair: 'grey',
  style: 'side',
  wear: C.butter,
  ground: C.plum,
  age: 'elder',
  cut: 'collar',
  beard: 'moustache',
  glasses: 'round',
}

/** A night market: flowers, food, sweets and music, side by side. */
export function vendors(p: Paper): string {
  return pile(
    sky(p, '#241A3C', '#5A2850', '#C4524A'),
    stars(p, 20, 30, 1560, 150, 60),
    ridge(p, 520, 80, '#5C2650') + ridge(p, 590, 60, '#43204A'),
    tree(p, 70, 720, 1.7, C.pine) + tree(p, 208, 720, 1.2, C.lagoon),
    lights(p, [-20, 84, 560, 180], 40, 13) +
      lights(p, [560, 180, 1060, 150], 30, 11) +
      lights(p, [1060, 150, 1620, 90], 40, 12),
    lantern(p, 760, 262, 0.62, C.coral) +
      lantern(p, 1010, 262, 0.62, C.marigold) +
      lantern(p, 1310, 262, 0.62, C.orchid),
    shoppers(p),
    flowerStall(p),
    foodStall(p),
    sweetStall(p),
    musicStall(p),
    tableEdge(p),
    plate(p, 150, 704, 58, 'sweets', 0.42) +
      plate(p, 640, 704, 54, 'cakes', 0.42) +
      plate(p, 1240, 704, 58, 'tacos', 0.42),
    posy(p, 300, 694, 1, C.lagoon, [C.marigold, C.coral, C.white]) +
      posy(p, 960, 694, 1, C.plum, [C.poppy, C.butter, C.orchid]),
  )
}

const shoppers = (p: Paper): string => bust(p, who.mei, 250, 486, 1.9) + bust(p, who.kwame, 88, 480, 1.95)

function flowerStall(p: Paper): string {
  const wares = buckets(p, [34, 184, 236], [C.poppy, C.marigold, C.orchid, C.white, C.coral])
  return place(bust(p, florist, 20, -186, 1.7) + cart(p) + wares, 470, 640)
}

/** The flowers have a barrow without an awning: the headline stands above it. */
function cart(p: Paper): string {
  return (
    p.sheet('M-10 0H280V120H-10Z', C.lagoon, -4) +
    p.flat(
      'M6 0h14v120H6zM62 0h14v120H62zM118 0h14v120h-14zM174 0h14v120h-14zM230 0h14v120h-14z',
      C.sea,
      'opacity=".5"',
    )
  )
}

function foodStall(p: Paper): string {
  const wares = kettle(p, 62, C.marigold) + kettle(p, 216, C.sea)
  return stall(
    p,
    746,
    640,
    276,
    [C.poppy, C.cream],
    waving(p, cook, 56, -196, 1.66, undefined, { elbow: [100, 92], hand: [98, 56] }),
    wares,
  )
}

function sweetStall(p: Paper): string {
  return stall(
    p,
    1062,
    640,
    246,
    [C.plum, C.marigold],
    bust(p, confectioner, 48, -200, 1.56),
    heap(p, 70, 1) + place(heap(p, 0, 3), 196, 0, 0.76),
  )
}

function musicStall(p: Paper): string {
  return stall(p, 1348, 640, 262, [C.sea, C.cream], bust(p, who.marcus, 20, -196, 1.6), gramophone(p, 192))
}
