import { bunting, confetti } from '../hangings.ts'
import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { raised } from '../people/arm.ts'
import { figure, inWheelchair, waving } from '../people/figure.ts'
import type { FaceLook } from '../people/look.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { flower } from '../plants.ts'
import { gift } from '../table-things.ts'
import { floor, ground, LEFT, orb, RIGHT, ridge, scallops } from './stage.ts'

const mortarboard = (p: Paper, tassel: string): string =>
  p.sheet('M33 30V21Q50 15 67 21V30Q50 24 33 30Z', C.ink, 0.8) +
  p.sheet('M24 18L50 7L76 18L50 28Z', C.ink, 1) +
  p.line('M50 18L72 22V36', tassel, 1.6) +
  p.flat('M70 35h4v7h-4z', tassel)

const graduates: readonly [FaceLook, string][] = [
  [{ ...who.hana, wear: C.plum, wear2: C.butter, mood: 'laugh' }, C.marigold],
  [{ ...who.kwame, wear: C.plum, wear2: C.butter }, C.coral],
  [{ ...who.ines, wear: C.plum, wear2: C.butter, mood: 'laugh' }, C.sea],
  [{ ...who.leila, wear: C.plum, wear2: C.orchid, mood: 'laugh' }, C.butter],
]

export function graduation(p: Paper): string {
  const caps = [
    [60, 110, -24],
    [250, 60, 16],
    [560, 84, -12],
    [760, 140, 26],
    [-70, 200, 10],
    [880, 60, -20],
  ].map(([x = 0, y = 0, turn = 0]) =>
    place(`<g transform="translate(-50 -18)">${mortarboard(p, C.marigold)}</g>`, x, y, 1.7, turn),
  )
  const row = graduates.map(([look, tassel], i) => {
    const hat = i % 2 ? `<g transform="translate(0 -1)">${mortarboard(p, tassel)}</g>` : ''
    return (
      waving(p, look, -10 + i * 200, 300 + (i % 2) * 20, 2.3, undefined, i % 2 ? undefined : raised.right) +
      place(hat, -10 + i * 200, 300 + (i % 2) * 20, 2.3)
    )
  })
  return pile(
    ground(C.butter),
    p.flat(p.blob(400, 380, 420, 330, 18, 0.01), '#FDE6B4'),
    confetti(p, LEFT, 0, 1080, 300, 46),
    ...caps,
    ...row,
    floor(p, 524, C.lagoon),
    scallops(p, 524, C.cream),
  )
}

/** The naming day of a child: a cradle under a mobile, and those who bend over it. */
export function namingDay(p: Paper): string {
  const baby = pile(
    p.sheet(p.blob(0, 0, 62, 58, 14, 0.01), C.white, 2),
    circle(0, 4, 44, '#A2663D') + p.flat('M-20 -34Q0 -46 22 -34Q4 -26 -20 -34Z', '#231815'),
    p.line('M-22 4Q-15 10 -8 4M8 4Q15 10 22 4', '#33201A', 3.4) + p.line('M-8 22Q0 28 8 22', '#8C3B2B', 3),
    circle(-26, 16, 8, C.poppy, 'opacity=".25"') + circle(26, 16, 8, C.poppy, 'opacity=".25"'),
  )
  const mobile = repeat(
    5,
    i =>
      p.line(`M${270 + i * 65} 64V${110 + (i % 2) * 40}`, C.wood, 2) +
      (i % 2
        ? flower(p, 270 + i * 65, 160, 22, 8, C.coral)
        : p.sheet(`M${270 + i * 65} 108l9 20h22l-17 14l7 22l-21 -13l-21 13l7 -22l-17 -14h22z`, C.marigold, 2)),
  )
  const cradle =
    p.sheet('M190 400H610C604 500 540 540 400 540S196 500 190 400Z', C.wood, 5) +
    p.line('M226 512Q400 572 574 512', C.bark, 16) +
    p.sheet('M176 386H624V420H176Z', C.marigold, 4)
  return pile(
    ground(C.mint),
    p.flat(p.blob(400, 300, 400, 300, 18, 0.01), '#D6ECE5'),
    bunting(p, [LEFT, 30, RIGHT, 30], { n: 18, size: 46, sag: 30, colours: [C.white, C.coral, C.butter, C.sea] }),
    p.line('M240 64H560', C.wood, 6) + p.line('M400 0V64', C.wood, 3) + mobile,
    bust(p, { ...who.amara, mood: 'calm' }, 16, 262, 2.5) + bust(p, { ...who.samuel, mood: 'calm' }, 540, 268, 2.45),
    floor(p, 520, C.sea),
    cradle,
    place(baby, 400, 360, 1.05),
    p.sheet(
      'M212 420C290 380 510 380 588 420C560 470 520 440 480 462C440 440 400 476 350 456C310 476 250 450 212 420Z',
      C.blush,
      4,
    ),
    gift(p, -70, 440, 120, 100, C.coral, C.white) + gift(p, 780, 430, 120, 110, C.plum, C.butter),
  )
}

/** A family on the hill, for every reunion that has no name of its own. */
export function reunion(p: Paper): string {
  const kid: FaceLook = {
    skin: 4,
    hair: 'black',
    style: 'two-puffs',
    wear: C.coral,
    ground: C.sky,
    age: 'child',
    mood: 'laugh',
  }
  return pile(
    ground(C.sky),
    orb(p, 640, 130, 58, C.butter, 0.35),
    ridge(p, 380, 60, C.moss) + ridge(p, 470, 30, C.meadow),
    bunting(p, [LEFT, 60, 420, 90], { n: 11, size: 48, sag: 46 }) +
      bunting(p, [420, 90, RIGHT, 40], { n: 11, size: 48, sag: 46, from: 2 }),
    figure(p, { ...who.andre, wear: C.marigold }, 30, 580, 1.3, { lower: C.lagoon, right: raised.right }),
    figure(p, who.noor, 190, 584, 1.24, { body: 'robe', lower: C.orchid }),
    inWheelchair(p, { ...who.grace, wear: C.poppy, mood: 'laugh' }, 356, 590, 1.3, { lower: C.plum }),
    figure(p, kid, 500, 592, 1.4, { body: 'dress', lower: C.butter, left: raised.left, right: raised.right }),
    figure(p, { ...who.tomas, wear: C.lagoon }, 620, 582, 1.32, { lower: C.bark }),
    figure(p, who.mei, 770, 584, 1.22, { body: 'dress', lower: C.butter, right: raised.right }),
    figure(p, { ...who.ben, style: 'curly', extras: [] }, -80, 590, 1.4, {
      body: 'shorts',
      lower: C.plum,
      left: raised.left,
    }),
  )
}
