import { lantern, stars } from '../hangings.ts'
import { circle, pile } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { type NamedFace, namedFaces } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { posy, tree } from '../plants.ts'
import { type Dish, plate } from '../plates.ts'
import { cake, glass } from '../table-things.ts'
import { picado, ridge, sky, tableEdge } from './stage.ts'

const GUESTS: readonly (NamedFace | null)[] = [
  'priya',
  'kwame',
  'sofia',
  'samuel',
  'ngozi',
  null,
  'leila',
  'mei',
  'ben',
]

const DISHES: readonly [x: number, y: number, r: number, dish: Dish][] = [
  [120, 700, 62, 'rice'],
  [300, 704, 54, 'sweets'],
  [480, 700, 60, 'salad'],
  [660, 704, 56, 'tacos'],
  [1300, 702, 62, 'rice'],
  [1470, 702, 54, 'cakes'],
]

/** Everyone you love, one long table: the sun goes down behind a cake. */
export function welcome(p: Paper): string {
  return pile(
    sky(p, '#3A1C42', '#8A3350', '#E2604A'),
    circle(967, 500, 250, C.marigold, 'opacity=".22"') + p.flat(p.blob(967, 500, 168, 168, 20, 0.008), C.marigold),
    stars(p, 1150, 150, 450, 190, 34),
    ridge(p, 560, 90, '#7B2F58') + ridge(p, 620, 60, '#5C2650'),
    tree(p, 90, 720, 2.1, C.pine) +
      tree(p, 240, 720, 1.5, C.lagoon) +
      tree(p, 1540, 720, 2.2, C.pine) +
      tree(p, 1420, 715, 1.3, C.lagoon),
    picado(p),
    lantern(p, 1180, 300, 1.05, C.poppy) +
      lantern(p, 1340, 360, 0.85, C.marigold) +
      lantern(p, 1480, 290, 1.1, C.coral),
    ...GUESTS.map((name, i) => (name ? bust(p, namedFaces[name], -30 + i * 178, 460 + (i % 2) * 16, 2.15) : '')),
    tableEdge(p),
    cake(p, 967, 706, 0.74),
    ...DISHES.map(([x, y, r, dish]) => plate(p, x, y, r, dish, 0.42)),
    glass(p, 210, 668, 0.66, C.coral) +
      glass(p, 570, 664, 0.66, C.butter) +
      glass(p, 1210, 664, 0.66, C.orchid) +
      glass(p, 1392, 668, 0.66, C.coral),
    posy(p, 395, 690, 1, C.lagoon, [C.poppy, C.coral, C.orchid]),
    posy(p, 1108, 692, 1, C.plum, [C.marigold, C.coral, C.orchid]),
    posy(p, 826, 690, 1, C.sea, [C.white, C.coral, C.orchid]),
  )
}
