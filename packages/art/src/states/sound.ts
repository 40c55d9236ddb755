import { circle, pile, place } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { dashed, gappedBunting, pool } from './empty.ts'

const disc = (p: Paper, x: number, y: number, r: number, label: string): string =>
  p.sheet(p.blob(x, y, r, r, 40, 0.004), C.plum, 3) +
  `<g fill="none" stroke="${C.orchid}" stroke-width="1.5" opacity=".5"><circle cx="${x}" cy="${y}" r="${r * 0.84}"/><circle cx="${x}" cy="${y}" r="${r * 0.7}"/><circle cx="${x}" cy="${y}" r="${r * 0.56}"/></g>` +
  circle(x, y, r * 0.36, label) +
  circle(x, y, 4, C.cream)

/** An empty sleeve beside a record that waits to be put on. */
export function songs(p: Paper): string {
  return pile(
    pool(p, 124),
    disc(p, 196, 136, 62, C.marigold),
    `<g transform="rotate(-5 118 140)">${p.sheet(p.rect(56, 78, 122, 122, 1.5), C.coral, 4)}${p.flat(p.rect(68, 90, 98, 98, 1), C.blush)}</g>`,
    `<g transform="rotate(-5 118 140)">${dashed('<path d="M104 162V118L136 110V154"/><circle cx="97" cy="162" r="7"/><circle cx="129" cy="154" r="7"/>')}</g>`,
    p.line('M246 74v-26l22 -6v26', C.lagoon, 4) + circle(241, 74, 6, C.lagoon) + circle(263, 68, 6, C.lagoon),
    place(flower(p, 0, 0, 14, 8, C.poppy), 252, 198),
  )
}

/** A projector's sheet between two poles, with rows of seats before it. */
export function videos(p: Paper): string {
  const seat = (x: number, fill: string) => p.sheet(`M${x} 218V196Q${x + 16} 184 ${x + 32} 196V218Z`, fill, 2)
  return pile(
    p.line('M66 70V214M254 70V214', C.wood, 5),
    p.sheet(p.rect(74, 74, 172, 104, 1.5), C.cream, 3),
    dashed('<path d="M146 110L182 133L146 156Z"/>'),
    gappedBunting(p, [0.08, 0.24, 0.42, 0.58, 0.76, 0.92]),
    pool(p, 126, 216),
    seat(86, C.poppy) + seat(124, C.marigold) + seat(164, C.lagoon) + seat(202, C.plum),
    twig(p, 272, 214, 14, 44, C.leaf, 4, 0.28) + twig(p, 48, 214, -14, 44, C.leaf, 4, 0.28),
  )
}
