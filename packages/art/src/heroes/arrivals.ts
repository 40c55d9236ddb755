import { circle, pile, place } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { cake } from '../table-things.ts'

/** A chef's hat over a head that has its crown at 50 20. */
export const toque = (p: Paper): string =>
  p.sheet('M33 26C26 22 24 8 35 6C38 -4 62 -4 65 6C76 8 74 22 67 26Z', C.white, 1) +
  p.sheet('M32.5 33L33 22Q50 18 67 22L67.5 33Q50 28 32.5 33Z', C.white, 1)

/** A white apron with its strings, for a standing figure. */
export const apron = (p: Paper, fill: string = C.white): string =>
  p.sheet('M38 98H62L66 128L70 216Q50 222 30 216L34 128Z', fill, 1.5) +
  p.line('M38 98L34 80M62 98L66 80M34 132L24 136M66 132L76 136', fill, 3)

/** Flowers in paper, held upright, their tip at 0 0. */
export function bunch(p: Paper, x: number, y: number, s: number): string {
  const body = pile(
    twig(p, -4, -30, -30, 66, C.leaf, 5, 0.3) +
      twig(p, 4, -30, 30, 66, C.leaf, 5, 0.3) +
      twig(p, 0, -30, 0, 80, C.leaf, 5, 0.3),
    flower(p, -26, -78, 22, 8, C.coral) +
      flower(p, 26, -76, 22, 8, C.orchid) +
      flower(p, 0, -98, 25, 9, C.white, C.marigold) +
      flower(p, 0, -64, 23, 9, C.marigold, C.plum),
    p.sheet('M-34 -58L34 -58L10 10H-10Z', C.butter, 3) + p.flat('M-16 -18H16L13 -6H-13Z', C.poppy),
  )
  return place(body, x, y, s)
}

/** The cake on wheels. */
export function trolley(p: Paper, x: number, ground: number, s: number): string {
  const wheels =
    circle(-96, -12, 13, C.ink) + circle(96, -12, 13, C.ink) + circle(-96, -12, 5, C.sea) + circle(96, -12, 5, C.sea)
  const frame = p.line('M-116 -120V-20H116V-120M-116 -116L-146 -160H-168', C.butter, 8)
  const cloth = p.sheet(
    'M-130 -136H130V-122Q104 -102 78 -122Q52 -102 26 -122Q0 -102 -26 -122Q-52 -102 -78 -122Q-104 -102 -130 -122Z',
    C.cream,
    4,
  )
  return place(
    frame + wheels + p.sheet('M-120 -44H120V-32H-120Z', C.marigold, 3) + cloth + cake(p, 0, -142, 0.62),
    x,
    ground,
    s,
  )
}

/** A guitar hung across a chest, its body on 0 0. */
export function guitar(p: Paper, x: number, y: number, s: number, turn: number): string {
  const box =
    'M-34 0C-52 -6 -54 -44 -26 -46C-12 -46 -8 -38 4 -38C16 -38 22 -30 22 -20C22 -8 14 -4 4 -4C-8 -4 -16 6 -34 0Z'
  return place(
    p.line('M16 -22L110 -30', C.bark, 8) +
      p.flat('M106 -38h22v16h-22z', C.ink) +
      place(p.sheet(box, C.marigold, 3), 0, 0, 1.3) +
      circle(-22, -28, 11, C.bark) +
      p.line('M-44 -28L116 -32', C.cream, 1.6, 'opacity=".7"'),
    x,
    y,
    s,
    turn,
  )
}

/** A trumpet held to the right, mouthpiece on 0 0. */
export function trumpet(p: Paper, x: number, y: number, s: number, turn = 0): string {
  const bell = p.sheet('M58 -5C74 -6 84 -14 92 -24V24C84 14 74 6 58 5Z', C.marigold, 2)
  return place(
    p.line('M0 0H64M18 0V16Q18 22 26 22H46Q54 22 54 14V0', C.marigold, 6) +
      p.line('M28 -12V14M37 -12V14M46 -12V14', C.brick, 5) +
      bell,
    x,
    y,
    s,
    turn,
  )
}

/** A hand drum with jingles. */
export function tambourine(x: number, y: number, s: number): string {
  const jingles = [0, 72, 144, 216, 288]
    .map(a => circle(Math.cos((a * Math.PI) / 180) * 27, Math.sin((a * Math.PI) / 180) * 27, 5, C.butter))
    .join('')
  return place(`<circle r="27" fill="${C.cream}" stroke="${C.poppy}" stroke-width="8"/>${jingles}`, x, y, s)
}
