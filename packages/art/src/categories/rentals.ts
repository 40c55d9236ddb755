import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import { flower } from '../plants.ts'
import { cycle } from '../rng.ts'
import { box, clear, linen, pad, type Thing } from './cuts.ts'

const tents: Thing = p =>
  pile(
    p.line('M48 14V2', C.wood, 2.5) + p.flat('M48 2L63 6.500L48 11Z', C.marigold),
    box(p, 13, 46, 70, 42, C.cream, 3),
    p.sheet('M48 12Q60 36 92 46H4Q36 36 48 12Z', C.poppy, 3),
    p.flat(
      'M48 12Q50 36 58 46H38Q46 36 48 12ZM48 12Q58 36 80 46H68Q54 34 48 12ZM48 12Q38 36 16 46H28Q42 34 48 12Z',
      C.blush,
    ),
    repeat(8, i => p.flat(`M${4 + i * 11} 46h11v3q-5.5 9 -11 0z`, i % 2 ? C.blush : C.poppy)),
    p.flat('M48 56Q38 72 34 88H62Q58 72 48 56Z', C.plum),
    p.line('M13 88L4 91M83 88L92 91', C.wood, 2),
  )

const chair = (p: Parameters<Thing>[0], x: number, fill: string, seat: string) =>
  place(
    box(p, -14, -48, 4, 48, fill, 1) +
      box(p, 10, -48, 4, 48, fill, 1) +
      pad(p, -15, -50, 30, 8, fill, 3, 1) +
      box(p, -14, -36, 28, 4, fill, 0) +
      p.sheet('M-17 -24H17L15 -16H-15Z', seat, 2),
    x,
    91,
  )

const tables: Thing = p =>
  pile(
    chair(p, 17, C.lagoon, C.blush) + chair(p, 79, C.lagoon, C.blush),
    box(p, 44, 66, 8, 24, C.wood) + pad(p, 34, 86, 28, 5, C.wood, 2),
    p.sheet(
      'M16 44H80L76 62q-5 8 -9.3 0q-4.7 8 -9.3 0q-4.7 8 -9.4 0q-4.7 8 -9.4 0q-4.7 8 -9.3 0q-4.7 8 -9.3 0Z',
      C.marigold,
      3,
    ),
    p.sheet('M12 46Q48 34 84 46Q48 56 12 46Z', C.butter, 2),
    box(p, 43, 26, 10, 18, C.sea, 1) +
      flower(p, 42, 20, 9, 8, C.poppy) +
      flower(p, 56, 20, 8, 8, C.orchid) +
      flower(p, 49, 10, 7, 7, C.white, C.marigold),
  )

const tableware: Thing = p =>
  pile(
    repeat(4, i => {
      const y = 82 - i * 8
      return (
        p.sheet(`M6 ${y}Q36 ${y + 12} 66 ${y}Q36 ${y - 9} 6 ${y}Z`, i % 2 ? linen : clear, 2) +
        p.line(`M16 ${y + 0.5}Q36 ${y + 7} 56 ${y + 0.5}`, cycle([C.poppy, C.lagoon], i), 2)
      )
    }),
    p.sheet('M18 52L36 18L54 52Q36 60 18 52Z', C.coral, 2) +
      p.flat('M36 18L54 52Q46 56 38 56.5Z', C.poppy) +
      p.sheet('M26 44Q36 49 46 44L48 49Q36 54 24 49Z', C.marigold, 0),
    p.sheet('M68 26H92C93 44 88 54 80 54S67 44 68 26Z', clear, 2) +
      p.flat('M69 36H91C91 46 87 52 80 52S69 46 69 36Z', C.plum),
    box(p, 78, 54, 4, 28, clear, 1) + p.sheet('M68 88Q80 78 92 88Z', clear, 2),
  )

const photo = (p: Parameters<Thing>[0], y: number, wall: string, hair: string) =>
  pile(
    p.flat(`M4 ${y}h22v20h-22z`, wall),
    circle(15, y + 10, 7, '#C98B5E') + p.flat(`M8 ${y + 9}q0 -8 7 -8t7 8q-4 -4 -7 -4t-7 4z`, hair),
    p.line(`M12 ${y + 10}v.6M18 ${y + 10}v.6`, C.ink, 1.8) + p.line(`M12.5 ${y + 13}q2.5 2.4 5 0`, C.ink, 1.4),
  )

const strip = (p: Parameters<Thing>[0], walls: readonly string[], hair: string) =>
  box(p, 0, 0, 30, 76, C.white, 3) + walls.map((wall, i) => photo(p, 4 + i * 23.5, wall, hair)).join('')

const photoBooths: Thing = p =>
  pile(
    place(strip(p, [C.sea, C.butter, C.coral], C.bark), 54, 12, 1, 12),
    place(strip(p, [C.marigold, C.orchid, C.mint], C.night), 12, 14, 1, -8),
  )

export const rentals = { tents, tables, tableware, 'photo-booths': photoBooths }
