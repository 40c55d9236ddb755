import { balloon, confetti } from '../hangings.ts'
import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { raised } from '../people/arm.ts'
import { figure, inWheelchair, waving } from '../people/figure.ts'
import type { FaceLook } from '../people/look.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { flower, garland, twig } from '../plants.ts'
import { floor, ground, LEFT, RIGHT } from './stage.ts'

const daughter: FaceLook = {
  skin: 3,
  hair: 'brown',
  style: 'wavy',
  wear: C.coral,
  wear2: C.white,
  ground: C.blush,
  age: 'teen',
  mood: 'laugh',
  cut: 'straps',
  extras: ['earrings'],
}

export function quinceanera(p: Paper): string {
  return pile(
    ground(C.plum),
    circle(400, 280, 320, C.orchid, 'opacity=".22"') + circle(400, 280, 240, C.orchid, 'opacity=".22"'),
    garland(p, LEFT, 40, 400, 30, 40, [C.coral, C.white, C.butter]) +
      garland(p, 400, 30, RIGHT, 40, 40, [C.coral, C.white, C.butter]),
    balloon(p, 30, 190, 1.3, C.coral, 260) +
      balloon(p, 110, 260, 1, C.butter, 220) +
      balloon(p, 770, 190, 1.3, C.coral, 260) +
      balloon(p, 690, 260, 1, C.white, 220),
    floor(p, 540, C.dusk),
    figure(p, { ...who.diego, wear: C.ink, wear2: C.coral, cut: 'suit' }, -10, 610, 1.5, { lower: C.ink }) +
      figure(p, { ...who.lucia, mood: 'laugh' }, 810, 610, 1.5, { body: 'gown', lower: C.poppy }),
    figure(p, daughter, 400, 590, 1.66, {
      body: 'dress',
      left: { elbow: [-4, 122], hand: [-26, 150] },
      right: { elbow: [104, 122], hand: [126, 150] },
    }),
    skirt(p),
    place(crown(p), 400 - 83, 590 - 276 * 1.66, 1.66),
    confetti(p, 120, 30, 560, 180, 24),
  )
}

function skirt(p: Paper): string {
  const bell = p.sheet('M338 326C300 380 190 460 176 590H624C610 460 500 380 462 326Z', C.coral, 6)
  const frills = [400, 460, 524].map((y, i) =>
    p.flat(
      `M${300 - i * 52} ${y}${`q${17 + i * 3} 30 ${34 + i * 6} 0`.repeat(6 + i)}Q400 ${y - 44} ${300 - i * 52} ${y}Z`,
      i % 2 ? C.blush : '#F9A593',
    ),
  )
  return bell + frills.join('') + flower(p, 400, 352, 26, 9, C.white, C.marigold)
}

const crown = (p: Paper): string =>
  p.sheet('M34 24L31 8L41 16L50 3L59 16L69 8L66 24Q50 18 34 24Z', C.butter, 0.8) + circle(50, 5, 2, C.poppy)

const bride: FaceLook = {
  skin: 2,
  hair: 'black',
  style: 'bun',
  wear: C.white,
  wear2: C.blush,
  ground: C.dusk,
  cut: 'straps',
  mood: 'calm',
  extras: ['bloom'],
}

const partner: FaceLook = {
  skin: 5,
  hair: 'black',
  style: 'fade',
  wear: C.night,
  wear2: C.coral,
  ground: C.dusk,
  cut: 'suit',
  mood: 'smile',
  beard: 'short',
}

/** Two people, one slow song. */
export function firstDance(p: Paper): string {
  const bulbs = [LEFT, 130, 400, 670].map((x, i) => bulbLine(p, x, i))
  return pile(
    ground('#8A3350'),
    p.flat('M400 -40L120 620H680Z', C.butter, 'opacity=".2"'),
    ...bulbs,
    waving(p, who.ruth, -120, 370, 1.9, raised.left, raised.right) +
      bust(p, who.grace, 36, 400, 1.7) +
      waving(p, who.oliver, 590, 390, 1.8, undefined, raised.right),
    floor(p, 530, '#5C2650'),
    inWheelchair(p, { ...who.samuel, wear: C.marigold, mood: 'laugh' }, 770, 604, 1.3, { lower: C.night }),
    `<ellipse cx="400" cy="570" rx="210" ry="30" fill="${C.butter}" opacity=".25"/>`,
    figure(p, partner, 452, 586, 1.6, {
      lower: C.night,
      left: { elbow: [2, 108], hand: [-12, 122] },
      right: { elbow: [100, 98], hand: [92, 64] },
    }),
    figure(p, bride, 348, 590, 1.54, { body: 'gown', lower: C.blush, right: { elbow: [92, 92], hand: [98, 70] } }),
    confetti(p, 220, 40, 360, 200, 20),
    flower(p, 20, 590, 34, 9, C.coral) + twig(p, 60, 600, 40, 90, C.leaf, 5),
  )
}

function bulbLine(p: Paper, x: number, i: number): string {
  const bulbs = repeat(6, k => circle(x + 22 + k * 45, 62 + Math.sin((k + 0.5) / 2) * 22 + (i % 2) * 6, 7, C.butter))
  return p.line(`M${x} 46Q${x + 135} 110 ${x + 270} 46`, C.bark, 2) + bulbs
}
