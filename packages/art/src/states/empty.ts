import { circle, hang, hangLine, pile, place } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { cycle } from '../rng.ts'

export const pool = (p: Paper, rx = 110, y = 210): string => p.flat(p.blob(160, y, rx, 14, 14, 0.02), C.sand)

export const dashed = (shape: string): string =>
  `<g fill="none" stroke="${C.wood}" stroke-width="2" stroke-linecap="round" stroke-dasharray="4 5">${shape}</g>`

/** A string of pennants with a gap in the middle where one is missing. */
export function gappedBunting(p: Paper, flags: readonly number[] = [0.14, 0.3, 0.7, 0.86]): string {
  const pennants = flags.map((t, i) => {
    const [x, y] = hang([20, 46], [300, 40], 30, t)
    return place(p.sheet('M-15 0H15L0 32Z', cycle([C.poppy, C.marigold, C.lagoon, C.plum], i), 2), x, y)
  })
  return p.line(hangLine([20, 46], [300, 40], 30), C.wood, 2.5) + pennants.join('')
}

export function envelope(p: Paper, fill: string = C.coral, flap: string = C.blush): string {
  return p.sheet(p.rect(96, 130, 128, 74, 1.5), fill, 3) + p.sheet('M92 128L160 176L228 128Z', flap, 3)
}

export function events(p: Paper): string {
  return pile(
    gappedBunting(p),
    dashed('<path d="M145 74H177L161 108Z"/>'),
    pool(p, 120, 206),
    envelope(p),
    flower(p, 160, 166, 17, 8, C.marigold, C.plum),
  )
}

export function flowersState(p: Paper): string {
  return pile(
    pool(p, 96, 212),
    p.sheet('M122 128H198L188 210H132Z', C.lagoon, 3) + p.flat('M126 142H194L192.5 154H127.5Z', C.sea),
    twig(p, 160, 132, -26, 78, C.leaf, 4, 0.26) + twig(p, 160, 132, 22, 92, C.leaf, 4, 0.26),
    dashed('<circle cx="122" cy="56" r="19"/><circle cx="198" cy="42" r="19"/>'),
    flower(p, 232, 196, 15, 8, C.poppy),
  )
}

/** An empty frame on the wall, with a vase that waits beside it. */
export function feed(p: Paper): string {
  return pile(
    p.line('M120 48L160 20L200 48', C.wood, 2),
    p.sheet(p.rect(84, 46, 152, 112, 1.5), C.marigold, 4) + p.flat(p.rect(96, 58, 128, 88, 1), C.cream),
    dashed('<path d="M112 134L140 96L160 120L176 104L208 134"/><circle cx="188" cy="80" r="9"/>'),
    pool(p, 120),
    p.sheet('M222 176h28l4 32h-36z', C.lagoon, 2) +
      twig(p, 236, 178, -16, 40, C.leaf, 4, 0.3) +
      twig(p, 236, 178, 24, 34, C.leaf, 3, 0.3),
    p.sheet(p.rect(66, 186, 60, 24, 1), C.plum, 2) + p.sheet(p.rect(72, 170, 48, 17, 1), C.coral, 2),
  )
}

const HEART = 'M0 30C-40 4 -34 -30 -12 -28C-4 -27 0 -20 0 -16C0 -20 4 -27 12 -28C34 -30 40 4 0 30Z'

export function likes(p: Paper): string {
  return pile(
    pool(p, 100),
    p.line('M160 196V112', C.lagoon, 4) +
      twig(p, 160, 196, -48, 50, C.leaf, 4, 0.28) +
      twig(p, 160, 186, 50, 44, C.leaf, 4, 0.28),
    place(dashed(`<path d="${HEART}"/>`), 160, 78, 1.3),
    place(p.sheet(HEART, C.poppy, 2), 236, 186, 0.5, 14),
    circle(92, 196, 4, C.marigold) + circle(78, 204, 3, C.sea),
  )
}

export function chats(p: Paper): string {
  const bubble = (x: number, y: number, fill: string, flip: number) =>
    place(
      p.sheet('M-58 -30Q-58 -40 -48 -40H48Q58 -40 58 -30V12Q58 22 48 22H-20L-42 42L-38 22H-48Q-58 22 -58 12Z', fill, 3),
      x,
      y,
      `${flip} 1`,
    )
  return pile(
    pool(p, 116),
    bubble(126, 84, C.sea, 1) + dashed('<path d="M88 70H164M88 88H140" stroke="#fff"/>'),
    bubble(196, 152, C.coral, -1) + place(p.sheet(HEART, C.cream, 1), 196, 144, 0.6),
  )
}

export function friends(p: Paper): string {
  const chair = (x: number, fill: string) =>
    place(
      p.sheet('M-28 -66Q0 -76 28 -66V-4H-28Z', fill, 3) +
        p.flat('M-28 -4h8v46h-8zM20 -4h8v46h-8z', C.wood) +
        p.sheet('M-32 -8H32V4H-32Z', C.wood, 2),
      x,
      168,
    )
  return pile(
    pool(p, 124),
    chair(86, C.marigold),
    chair(234, C.lagoon),
    p.sheet('M118 142Q160 134 202 142L196 152H124Z', C.cream, 3),
    p.flat('M154 150h12v56h-12z', C.wood),
    flower(p, 160, 118, 18, 9, C.poppy) + p.line('M160 132V142', C.leaf, 3),
  )
}

/** A stage curtain, for no tickets, bookings and deals: a stub with its punched edge. */
export function tickets(p: Paper): string {
  const stub = 'M62 86H204a12 12 0 0 0 24 0H258V158H228a12 12 0 0 0 -24 0H62Z'
  return pile(
    pool(p, 116),
    `<g transform="rotate(-7 160 122)">${p.sheet(stub, C.marigold, 4)}${dashed('<path d="M216 102V144"/>')}${p.line('M82 108H150M82 124H180M82 140H128', C.brick, 4, 'opacity=".45"')}</g>`,
    flower(p, 88, 192, 14, 8, C.coral),
  )
}

export function cart(p: Paper): string {
  const weave = p.line(
    'M104 150H216M100 168H220M128 134L132 204M160 134V206M192 134L188 204',
    C.bark,
    2,
    'opacity=".4"',
  )
  return pile(
    pool(p, 110),
    p.line('M108 132Q160 40 212 132', C.wood, 7),
    p.sheet('M92 130H228L214 206H106Z', C.wood, 4),
    weave,
    p.flat('M90 128H230V140H90Z', C.brick),
    dashed('<circle cx="160" cy="102" r="20"/>'),
  )
}

/** A magnifying glass over a table where nothing lies. */
export function search(p: Paper): string {
  return pile(
    pool(p, 116),
    gappedBunting(p, [0.2, 0.8]),
    circle(150, 126, 46, C.mint, 'opacity=".6"'),
    p.line('M184 160L226 200', C.plum, 13),
    `<circle cx="150" cy="126" r="46" fill="none" stroke="${C.plum}" stroke-width="9"/>`,
    dashed('<path d="M130 126a20 20 0 0 1 20 -20"/>'),
    flower(p, 74, 202, 12, 7, C.marigold, C.plum),
  )
}

/** A bell that sleeps. */
export function notifications(p: Paper): string {
  return pile(
    pool(p, 90),
    p.line('M160 28V54', C.wood, 3),
    circle(160, 188, 13, C.brick),
    p.sheet('M104 180C122 164 112 60 160 56C208 60 198 164 216 180Z', C.marigold, 4),
    p.flat('M100 176H220V186H100Z', C.butter),
    p.line('M216 60h18l-18 22h18M244 36h12l-12 15h12', C.plum, 3.5),
  )
}
