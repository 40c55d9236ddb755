import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import { flower, twig } from '../plants.ts'
import { cycle } from '../rng.ts'
import { box, clear, disc, gleam, linen, ring, type Thing } from './cuts.ts'

const halls: Thing = p =>
  pile(
    p.line('M48 16V4', C.wood, 2.5) + p.flat('M48 4L62 8L48 13Z', C.poppy),
    box(p, 12, 40, 72, 44, C.blush, 3),
    p.sheet('M4 40L48 14L92 40Z', C.plum, 3) + circle(48, 31, 5, C.butter),
    repeat(4, i => box(p, 16 + i * 18.6, 42, 8, 42, C.cream)),
    p.flat('M41 84V64a7 8 0 0 1 14 0V84Z', C.night),
    box(p, 6, 83, 84, 8, C.sand),
  )

const restaurants: Thing = p =>
  pile(
    disc(p, 48, 50, 30, clear, 3) + disc(p, 48, 50, 20, C.white, 0) + ring(48, 50, 20, C.poppy, 3.5),
    p.line('M9 10V30M15 10V30M21 10V30M15 36V90', C.wood, 3.5) + p.line('M9 28q0 8 6 8t6 -8', C.wood, 3.5),
    p.sheet('M80 8C92 16 92 44 84 50V90H78V8Z', C.lagoon, 2),
    place(twig(p, 0, 0, 40, 22, C.leaf, 4, 0.34), 42, 58) + circle(48, 48, 6, C.marigold) + circle(40, 46, 3, C.coral),
  )

const gardens: Thing = p =>
  pile(
    p.line('M20 90V46C20 4 76 4 76 46V90', C.wood, 6),
    twig(p, 20, 90, -2, 54, C.leaf, 5, 0.26) + twig(p, 76, 90, 2, 54, C.leaf, 5, 0.26),
    repeat(7, i => {
      const turn = (Math.PI * (i + 0.2)) / 6.4
      return flower(
        p,
        48 - Math.cos(turn) * 29,
        44 - Math.sin(turn) * 29,
        9,
        8,
        cycle([C.poppy, C.marigold, C.orchid, C.coral], i),
      )
    }),
    p.flat('M42 90C42 76 52 74 48 62H56C62 74 58 80 62 90Z', C.sand),
    p.sheet('M4 90Q8 76 20 82Q26 72 34 82Q40 82 40 91H4ZM64 91Q64 80 72 82Q80 72 86 80Q94 82 92 91Z', C.moss, 2),
  )

const boats: Thing = p =>
  pile(
    p.line('M48 8V66', C.wood, 3.5),
    p.sheet('M45 12V60H14C28 48 38 32 45 12Z', linen, 3) + p.sheet('M52 20C58 36 70 50 82 60H52Z', C.marigold, 3),
    p.flat('M48 6L62 10L48 15Z', C.poppy),
    p.sheet('M8 64H88L76 82H22Z', C.poppy, 3) + p.flat('M13 70H84L82 74H16Z', C.butter),
    p.sheet('M2 82q8 -8 15.3 0t15.3 0t15.3 0t15.3 0t15.3 0t15.3 0V92H2Z', C.sea, 2),
  )

const placesToStay: Thing = p =>
  pile(
    disc(p, 78, 16, 12, C.butter, 0) + circle(84, 11, 9.5, C.cream),
    p.sheet('M8 90V30Q8 20 18 20H30Q38 20 38 30V90Z', C.plum, 3),
    p.sheet('M20 62Q20 44 36 44H44Q54 44 54 62Z', C.white, 2),
    p.sheet('M12 60H78Q90 60 90 72V80H12Z', C.marigold, 3) + p.flat('M30 60H60Q52 68 56 80H30Z', C.coral),
    box(p, 8, 78, 84, 8, C.wood) + box(p, 10, 84, 6, 8, C.wood, 0) + box(p, 84, 84, 6, 8, C.wood, 0),
    gleam(p, 'M26 50h8'),
  )

export const places = { halls, restaurants, gardens, boats, 'places-to-stay': placesToStay }
