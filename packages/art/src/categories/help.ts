import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import { flower } from '../plants.ts'
import { cycle } from '../rng.ts'
import { box, clear, disc, gleam, linen, pad, ring, type Thing } from './cuts.ts'

const planners: Thing = p =>
  pile(
    pad(p, 12, 12, 62, 78, C.wood, 6, 3) + box(p, 19, 20, 48, 63, C.white, 1),
    pad(p, 30, 6, 26, 13, C.marigold, 5, 2),
    repeat(3, i => {
      const y = 34 + i * 17
      return (
        p.line(`M25 ${y}l4 5l8 -9`, cycle([C.lagoon, C.poppy, C.plum], i), 3.4) + p.line(`M43 ${y + 1}h17`, C.sand, 3.6)
      )
    }),
    place(
      box(p, -4, -34, 8, 50, C.poppy, 2) + p.flat('M-4 16H4L0 28Z', C.butter) + box(p, -4, -40, 8, 7, C.blush, 0),
      80,
      54,
      1,
      22,
    ),
  )

const celebrants: Thing = p =>
  pile(
    p.sheet('M48 32Q28 20 4 28V82Q28 76 48 88Q68 76 92 82V28Q68 20 48 32Z', C.plum, 3),
    p.sheet('M48 30Q30 18 9 24V76Q30 70 48 82Z', C.white, 2) +
      p.sheet('M48 30Q66 18 87 24V76Q66 70 48 82Z', C.cream, 2),
    p.line('M17 38q11 -3 22 2M17 48q11 -3 22 2M17 58q11 -3 22 2', C.sand, 3),
    p.flat('M68 62C48 48 58 34 68 43C78 34 88 48 68 62Z', C.poppy),
    p.sheet('M46 30h6V84l-3 -4l-3 4z', C.marigold, 1),
    ring(40, 11, 8, C.marigold, 3.6) + ring(54, 11, 8, '#D98A22', 3.6),
  )

const glass: Thing = p =>
  pile(
    p.sheet('M-7 -22H7C8 -8 5 -4 0 -4S-8 -8 -7 -22Z', clear, 1) +
      p.flat('M-6.5 -16H6.5C7 -9 4 -5.5 0 -5.5S-7 -9 -6.5 -16Z', C.coral),
    box(p, -1.2, -4, 2.4, 6, clear, 0) + p.flat('M-5 4Q0 0 5 4Z', clear),
  )

const waitingStaff: Thing = p =>
  pile(
    p.line('M62 66Q82 72 80 40', C.dusk, 9) + circle(80, 38, 5, '#A2663D'),
    place(glass(p), 74, 26) + place(glass(p), 89, 26, 0.9),
    pad(p, 62, 29, 34, 5, C.marigold, 2.4, 2),
    p.sheet('M10 91V70Q10 56 26 54L38 62L50 54Q68 56 68 70V91Z', C.dusk, 3),
    p.flat('M26 54L38 91L50 54L38 62Z', linen) + p.flat('M28 58L38 62L48 58V68L38 64L28 68Z', C.poppy),
    circle(38, 76, 1.6, C.wood) + circle(38, 84, 1.6, C.wood),
    disc(p, 38, 36, 18, '#A2663D', 2) + p.flat('M20 36Q20 14 38 14T56 36Q52 26 38 26T20 36Z', C.bark),
    p.line('M32 37v1.5M44 37v1.5', C.ink, 3.4) + p.line('M33 45Q38 49 43 45', C.ink, 2.2),
  )

const childcare: Thing = p =>
  pile(
    disc(p, 24, 18, 11, C.wood) + disc(p, 72, 18, 11, C.wood) + circle(24, 18, 5, C.sand) + circle(72, 18, 5, C.sand),
    disc(p, 20, 66, 11, C.wood) + disc(p, 76, 66, 11, C.wood),
    p.sheet('M22 72C22 46 74 46 74 72C74 86 66 92 48 92S22 86 22 72Z', C.wood, 3) +
      p.flat(p.blob(48, 76, 15, 13, 10, 0.02), C.sand),
    disc(p, 48, 34, 28, C.wood, 3) + p.flat(p.blob(48, 43, 13, 10, 10, 0.01), C.sand),
    circle(37, 30, 3.4, C.ink) +
      circle(59, 30, 3.4, C.ink) +
      p.flat('M42 38Q48 36 54 38Q52 44 48 44T42 38Z', C.ink) +
      p.line('M48 44v3q-3 3 -6 1M48 47q3 3 6 1', C.ink, 1.6),
    p.sheet('M48 62L34 55V69ZM48 62L62 55V69Z', C.poppy, 1) + circle(48, 62, 3.6, C.poppy),
  )

const security: Thing = p =>
  pile(
    p.sheet('M48 4Q66 16 86 16C88 54 76 78 48 92C20 78 8 54 10 16Q30 16 48 4Z', C.lagoon, 3),
    p.flat('M48 14Q62 23 77 24C78 52 68 71 48 82Z', C.pine),
    flower(p, 48, 48, 26, 5, C.marigold, C.butter, 0.2),
    gleam(p, 'M20 26Q20 44 26 56', 3),
  )

const cleaning: Thing = p =>
  pile(
    p.line('M80 6L62 56', C.wood, 5) +
      place(
        p.sheet('M-9 0H9L16 32H-16Z', C.marigold, 3) +
          p.line('M-6 10l-4 18M0 10v18M6 10l4 18', C.wood, 1.8) +
          box(p, -10, -4, 20, 7, C.poppy, 1),
        62,
        58,
        1,
        16,
      ),
    p.line('M14 52Q34 22 54 52', C.dusk, 3),
    p.sheet('M8 52H60L54 90H14Z', C.sea, 3) + pad(p, 5, 48, 58, 8, C.lagoon, 3, 2),
    disc(p, 22, 44, 9, clear, 1) + disc(p, 36, 40, 11, clear, 1) + disc(p, 48, 46, 7, clear, 1),
    ring(24, 22, 5, C.sky, 2.4) + ring(40, 14, 3.6, C.sky, 2.2) + gleam(p, 'M17 64L19 78', 3),
  )

const cars: Thing = p =>
  pile(
    p.sheet('M4 66Q4 52 20 50L30 30H62L76 50Q92 52 92 68V76H4Z', C.poppy, 3),
    p.flat('M35 36H45V50H28ZM50 36H60L69 50H50Z', C.sky) + p.line('M6 60Q30 70 48 60T91 60', C.cream, 2.6),
    disc(p, 24, 76, 12, C.dusk) + disc(p, 72, 76, 12, C.dusk) + circle(24, 76, 5, C.cream) + circle(72, 76, 5, C.cream),
    flower(p, 88, 56, 8, 7, C.white, C.marigold) +
      flower(p, 10, 56, 8, 7, C.white, C.marigold) +
      flower(p, 46, 28, 9, 8, C.marigold, C.plum),
  )

export const help = {
  planners,
  celebrants,
  'waiting-staff': waitingStaff,
  childcare,
  security,
  cleaning,
  cars,
}
