import { lantern, stars } from '../hangings.ts'
import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { flower, posy, twig } from '../plants.ts'
import { plate } from '../plates.ts'
import { cloth, floor, ground, LEFT, RIGHT } from './stage.ts'

/** The table after sunset, with the new moon in the window. */
export function eid(p: Paper): string {
  const moon = p.flat('M560 90a74 74 0 1 0 60 118a60 60 0 1 1 -60 -118z', C.butter)
  const arcade = repeat(5, i => p.flat(`M${-130 + i * 216} 470V240q0 -60 96 -110q96 50 96 110V470z`, '#1C4B57'))
  return pile(
    ground(C.lagoon),
    arcade,
    stars(p, LEFT, 150, 1080, 200, 26) + place(moon, -130, 30),
    lantern(p, 60, 200, 0.95, C.marigold) +
      lantern(p, 276, 170, 0.8, C.coral) +
      lantern(p, 524, 170, 0.8, C.sea) +
      lantern(p, 740, 200, 0.95, C.marigold),
    bust(p, { ...who.leila, wear: C.plum, wear2: C.orchid, mood: 'laugh' }, -80, 290, 2.1),
    bust(p, { ...who.noor, wear: C.butter, wear2: C.coral }, 110, 274, 2.2),
    bust(
      p,
      { ...who.samuel, style: 'kippah', wear: C.cream, wear2: C.white, extras: [], mood: 'laugh' },
      300,
      280,
      2.15,
    ),
    bust(p, { ...who.diego, wear: C.coral, mood: 'laugh' }, 492, 276, 2.15) +
      bust(p, { ...who.ben, extras: [], wear: C.marigold }, 690, 292, 2.05),
    cloth(p, 490, C.plum, '#8A3D74'),
    plate(p, 60, 512, 84, 'rice', 0.45) +
      plate(p, 270, 520, 70, 'sweets', 0.45) +
      plate(p, 590, 514, 84, 'tacos', 0.45) +
      plate(p, 800, 520, 70, 'cakes', 0.45),
    teapot(p, 428, 560, 0.8, C.marigold),
  )
}

/** Bowls, a whisk, one branch: nothing else is needed. */
export function tea(p: Paper): string {
  const bowl = (x: number, y: number, s: number, fill: string) =>
    place(
      p.sheet('M-60 -50H60C58 -10 34 6 24 8H-24C-34 6 -58 -10 -60 -50Z', fill, 4) +
        `<ellipse cy="-50" rx="60" ry="13" fill="${C.cream}"/><ellipse cy="-49" rx="50" ry="9" fill="${C.moss}"/>`,
      x,
      y,
      s,
    )
  const whisk =
    p.sheet('M-12 -70H12L16 -34H-16Z', C.sand, 2) +
    p.line('M-14 -34L-20 0M-7 -34L-9 2M0 -34V3M7 -34L9 2M14 -34L20 0', '#D9B77E', 3.4)
  const shoji = repeat(
    4,
    i =>
      p.flat(`M${LEFT + 10 + i * 270} 0h250v430h-250z`, C.cream) +
      p.line(
        `M${LEFT + 93 + i * 270} 0V430M${LEFT + 177 + i * 270} 0V430M${LEFT + 10 + i * 270} 140h250M${LEFT + 10 + i * 270} 285h250`,
        '#C9A87C',
        4,
      ),
  )
  return pile(
    ground(C.bark) + shoji,
    moonWindow(p),
    bust(p, { ...who.yuki, wear: C.plum, wear2: C.blush, mood: 'calm' }, 90, 216, 2.6) +
      bust(p, { ...who.oliver, wear: C.lagoon, cut: 'wrap', wear2: C.mint, mood: 'calm' }, 460, 226, 2.5),
    floor(p, 470, C.moss) + p.line(`M${LEFT} 478H${RIGHT}`, '#5E7E40', 6),
    p.sheet('M-20 486H820L860 610H-60Z', C.wood, -4),
    bowl(230, 548, 1, C.poppy) + bowl(560, 556, 0.9, C.plum),
    place(whisk, 396, 560, 1.1) + teapot(p, 720, 552, 0.9, C.lagoon),
    posy(p, 70, 540, 1.1, C.sea, [C.white, C.blush, C.coral]) + twig(p, 70, 500, 36, 150, C.leaf, 6, 0.2),
    ...[880, -90].map((x, i) => flower(p, x, 560 - i * 20, 30, 8, C.blush, C.poppy)),
  )
}

/** A round window with one branch in it. */
function moonWindow(p: Paper): string {
  const blossoms = [
    [344, 214],
    [390, 186],
    [436, 166],
    [462, 214],
  ].map(([x = 0, y = 0], i) => flower(p, x, y, 17 - (i % 2) * 4, 5, i % 2 ? C.white : C.blush, C.poppy, 0.9))
  const branch = p.line('M302 240Q380 220 482 150M400 204Q440 206 470 224', C.bark, 7)
  return (
    p.sheet(p.blob(400, 186, 118, 118, 20, 0.003), C.bark, 4) +
    p.flat(p.blob(400, 186, 102, 102, 20, 0.003), C.sky) +
    branch +
    blossoms.join('')
  )
}

/** A pot with a long spout; also the one of the tea ceremony. */
export function teapot(p: Paper, x: number, y: number, s: number, fill: string): string {
  const body = pile(
    `<path d="M-44 -60q-44 -6 -40 34t46 14" fill="none" stroke="${fill}" stroke-width="11"/>`,
    p.sheet('M40 -34C66 -40 62 -78 88 -84L94 -74C78 -66 82 -24 44 -12Z', fill, 2),
    p.sheet('M-34 -82H34C58 -60 58 -14 34 0H-34C-58 -14 -58 -60 -34 -82Z', fill, 4),
    p.sheet('M-36 -82Q0 -104 36 -82Z', fill, 2) + circle(0, -100, 8, C.ink),
    flower(p, 0, -42, 20, 8, C.cream, C.poppy),
  )
  return place(body, x, y, s)
}
