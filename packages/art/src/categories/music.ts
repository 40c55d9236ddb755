import { circle, pile, place } from '../outline.ts'
import { C } from '../palette.ts'
import { box, disc, gleam, pad, ring, type Thing } from './cuts.ts'

const djs: Thing = p =>
  pile(
    disc(p, 42, 52, 38, C.dusk, 3),
    ring(42, 52, 30, '#fff', 1.4, 'stroke-opacity=".25"') + ring(42, 52, 23, '#fff', 1.4, 'stroke-opacity=".25"'),
    circle(42, 52, 15, C.coral) + circle(42, 52, 10, C.butter) + circle(42, 52, 3, C.night),
    p.line('M84 14Q90 40 60 64', C.marigold, 5) +
      disc(p, 84, 13, 8, C.marigold) +
      place(box(p, -5, -4, 10, 9, C.plum, 1), 60, 64, 1, 40),
  )

const bands: Thing = p =>
  place(
    pile(
      p.sheet('M-4 8C-26 4 -28 22 -20 30C-32 38 -28 58 0 58S32 38 20 30C28 22 26 4 4 8Z', C.marigold, 3),
      circle(0, 30, 8, C.bark) + box(p, -10, 44, 20, 4, C.bark, 0),
      box(p, -4, -38, 8, 60, C.wood, 2) + p.sheet('M-8 -54H8L5 -36H-5Z', C.bark, 2),
      p.line('M-2 -50V46M2 -50V46', C.cream, 1),
      circle(-8, -50, 2, C.butter) +
        circle(8, -50, 2, C.butter) +
        circle(-7, -43, 2, C.butter) +
        circle(7, -43, 2, C.butter),
    ),
    44,
    46,
    0.86,
    32,
  )

const singers: Thing = p =>
  pile(
    place(
      pile(
        p.sheet('M-8 14H8L5 62H-5Z', C.dusk, 3),
        box(p, -11, 8, 22, 8, C.marigold),
        disc(p, 0, -10, 19, C.poppy, 3),
        p.line('M-17 -12Q0 -4 17 -12M-12 -22Q0 -15 12 -22M-6 -28V8M6 -28V8', C.blush, 1.4, 'opacity=".8"'),
      ),
      52,
      36,
      1,
      28,
    ),
    p.line('M76 72q6 -2 6 -8V44l10 -3v18', C.plum, 3) + circle(77, 73, 6, C.plum) + circle(87, 61, 5.5, C.plum),
  )

const classicalMusic: Thing = p =>
  pile(
    place(
      pile(
        p.sheet(
          'M0 -8C22 -8 20 10 12 14Q8 20 14 24C26 32 22 54 0 54S-26 32 -14 24Q-8 20 -12 14C-20 10 -22 -8 0 -8Z',
          C.brick,
          3,
        ),
        p.flat('M-3 -40h6v62h-6z', C.night) + p.flat('M-4 22h8l3 22h-14z', C.night),
        p.line('M-10 16q-4 6 0 12M10 16q4 6 0 12', C.night, 2) + p.line('M-1.5 -36V40M1.5 -36V40', C.butter, 0.8),
        p.sheet('M-5 -50q5 -5 10 0l-2 12h-6z', C.wood, 1),
      ),
      40,
      44,
      0.84,
      -22,
    ),
    p.line('M88 12L58 88', C.wood, 3.5) + p.line('M84 13L56 84', C.cream, 1.4),
  )

const sound: Thing = p =>
  pile(
    p.line('M48 66V82M48 82L30 91M48 82L66 91', C.bark, 4),
    pad(p, 24, 6, 48, 64, C.dusk, 6, 3),
    disc(p, 48, 24, 10, C.sea) + circle(48, 24, 4, C.night),
    disc(p, 48, 50, 16, C.coral) + circle(48, 50, 10, C.plum) + circle(48, 50, 4, C.butter),
    p.line('M14 34q-8 10 0 22M82 34q8 10 0 22', C.marigold, 4),
    gleam(p, 'M29 13v8', 2),
  )

export const music = { djs, bands, singers, 'classical-music': classicalMusic, sound }
