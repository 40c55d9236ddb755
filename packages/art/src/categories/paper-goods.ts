import { circle, pile, place } from '../outline.ts'
import { C } from '../palette.ts'
import { flower, twig } from '../plants.ts'
import { box, disc, pad, type Thing } from './cuts.ts'

const stationery: Thing = p =>
  pile(
    p.sheet('M6 40L48 20L90 40V86H6Z', C.coral, 3),
    box(p, 16, 14, 64, 56, C.white, 2) + p.line('M30 28h36M36 37h24', C.plum, 2.6, 'opacity=".55"'),
    place(twig(p, 0, 0, -70, 18, C.leaf, 3, 0.36) + twig(p, 0, 0, 70, 18, C.leaf, 3, 0.36), 48, 50),
    p.sheet('M6 42L48 70L90 42V84q0 4 -4 4H10q-4 0 -4 -4Z', C.poppy, -2),
    p.line('M9 86L38 63M87 86L58 63', C.coral, 2) + flower(p, 48, 68, 12, 9, C.marigold, C.plum),
  )

const favours: Thing = p =>
  pile(
    p.sheet('M28 34C10 54 8 90 24 90H72C88 90 86 54 68 34Z', C.blush, 3),
    p.sheet('M26 10Q36 16 48 10Q60 16 70 10L64 34H32Z', C.blush, 2) +
      p.flat('M33 20Q40 24 48 19Q56 24 63 20L62 26Q55 29 48 25Q40 29 34 26Z', C.coral, 'opacity=".55"'),
    pad(p, 28, 31, 40, 8, C.poppy, 4, 2),
    p.sheet('M48 35C30 22 22 40 30 46C38 50 44 44 48 35C66 22 74 40 66 46C58 50 52 44 48 35Z', C.poppy, 2),
    place(box(p, -12, -2, 24, 22, C.cream, 2) + p.flat('M0 14C-10 7 -4 1 0 6C4 1 10 7 0 14Z', C.poppy), 48, 62, 1, -6),
  )

const gifts: Thing = p =>
  pile(
    box(p, 14, 46, 68, 44, C.lagoon, 3) + box(p, 41, 46, 14, 44, C.marigold, 0),
    box(p, 8, 34, 80, 15, C.sea, 2) + box(p, 40, 34, 16, 15, C.butter, 0),
    p.sheet('M48 34C30 34 18 26 22 14C28 6 44 18 48 34C52 18 68 6 74 14C78 26 66 34 48 34Z', C.poppy, 2),
    p.flat('M44 30C36 28 28 24 29 18C34 15 41 22 44 30ZM52 30C60 28 68 24 67 18C62 15 55 22 52 30Z', C.brick) +
      disc(p, 48, 32, 6, C.poppy, 1),
    circle(26, 66, 3, C.butter) + circle(70, 70, 3, C.butter) + circle(28, 80, 2.4, C.sea) + circle(66, 58, 2.4, C.sea),
  )

export const paperGoods = { stationery, favours, gifts }
