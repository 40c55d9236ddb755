import { bunting, lights } from '../hangings.ts'
import { toque } from '../heroes/arrivals.ts'
import { kettle } from '../heroes/stalls.ts'
import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import type { Bend } from '../people/arm.ts'
import { waving } from '../people/figure.ts'
import type { FaceLook } from '../people/look.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { flower, posy, twig } from '../plants.ts'
import { plate } from '../plates.ts'
import { cycle } from '../rng.ts'
import { floor, ground, LEFT, RIGHT, scallops } from './stage.ts'

/** A kitchen an hour before the guests. */
export function kitchen(p: Paper): string {
  const white = { wear: C.white, wear2: C.poppy } as const
  const tiles = p.line(
    repeat(12, i => `M${LEFT + i * 90} 0V440`) + repeat(5, i => `M${LEFT} ${40 + i * 90}H${RIGHT}`),
    C.white,
    3,
    'opacity=".5"',
  )
  const pans = repeat(6, i =>
    place(
      p.line('M0 -6V34', C.ink, 5) +
        p.sheet(p.blob(0, 62, 30, 28, 12, 0.01), cycle([C.brick, C.night, C.marigold], i), 3),
      -60 + i * 184,
      70,
    ),
  )
  const chop: Bend = { elbow: [98, 100], hand: [84, 122] }
  return pile(
    ground(C.mint) + tiles,
    p.line(`M${LEFT} 66H${RIGHT}`, C.ink, 7) + pans,
    waving(p, { ...who.diego, ...white, mood: 'laugh' }, -10, 236, 2.3) + place(toque(p), -10, 236, 2.3),
    waving(p, { ...who.noor, wear: C.white, wear2: C.poppy }, 290, 244, 2.3, undefined, chop),
    waving(p, { ...who.yuki, ...white, style: 'bun', mood: 'laugh' }, 570, 236, 2.3) + place(toque(p), 570, 236, 2.3),
    floor(p, 456, C.wood) + p.flat(`M${LEFT} 456H${RIGHT}v18H${LEFT}z`, C.sand),
    place(kettle(p, 0, C.poppy), -50, 470, 1.1) + place(kettle(p, 0, C.lagoon), 850, 470, 1.1),
    plate(p, 250, 506, 82, 'salad', 0.5) +
      plate(p, 440, 530, 86, 'cakes', 0.5) +
      plate(p, 640, 506, 82, 'rice', 0.5) +
      plate(p, 90, 540, 70, 'tacos', 0.5),
    twig(p, 520, 500, 70, 80, C.leaf, 5, 0.3) + posy(p, 770, 540, 1, C.sea, [C.marigold, C.coral, C.white]),
  )
}

const SINGERS: readonly FaceLook[] = [who.ruth, who.tomas, who.priya, who.samuel, who.mei, who.kwame, who.grace]

/** Three rows of robes and one breath. */
export function choir(p: Paper): string {
  const front: readonly FaceLook[] = [who.leila, who.oliver, who.ngozi, who.harpreet, who.lucia]
  return pile(
    ground(C.dusk),
    repeat(4, i =>
      p.flat(
        `M${-120 + i * 90 + (i > 1 ? 520 : 0)} 460V170q0 -60 36 -84q36 24 36 84V460z`,
        cycle([C.marigold, C.sea, C.coral, C.orchid], i),
        'opacity=".7"',
      ),
    ),
    roseWindow(p),
    ...SINGERS.map((look, i) => robed(p, look, -150 + i * 156, 246 + (i % 2) * 10, 1.65)),
    floor(p, 412, '#3B1D43', -3),
    ...front.map((look, i) => robed(p, look, -70 + i * 190, 360 + (i % 2) * 10, 1.9)),
    floor(p, 556, C.marigold) + scallops(p, 556, C.cream),
    notes(p, 90, 60) + notes(p, 660, 70),
  )
}

function robed(p: Paper, look: FaceLook, x: number, y: number, s: number): string {
  const open: FaceLook = {
    ...look,
    wear: C.plum,
    wear2: C.marigold,
    cut: 'wrap',
    mood: 'laugh',
    ...(look.style === 'hijab' ? { wear2: C.orchid } : {}),
  }
  return bust(p, open, x, y, s)
}

function roseWindow(p: Paper): string {
  const petals = repeat(12, i =>
    place(
      p.sheet(
        'M0 -44C-24 -70 -22 -116 0 -128C22 -116 24 -70 0 -44Z',
        cycle([C.poppy, C.marigold, C.sea, C.orchid], i),
        0,
      ),
      400,
      140,
      1,
      i * 30,
    ),
  )
  return circle(400, 140, 138, C.night) + petals + circle(400, 140, 42, C.butter)
}

const notes = (p: Paper, x: number, y: number): string =>
  place(p.flat('M0 0v52a14 11 0 1 1 -8 -10v-50l44 -12v50a14 11 0 1 1 -8 -10v-26z', C.butter), x, y)

/** Ribbons, scissors and cut flowers on a bench. */
export function florist(p: Paper): string {
  const bucket = (x: number, i: number) => {
    const heads = repeat(5, k =>
      flower(
        p,
        x - 48 + k * 24,
        330 - (k % 2) * 34 - (i % 2) * 12,
        30,
        9,
        cycle([C.poppy, C.marigold, C.white, C.orchid, C.coral], i + k),
        k % 5 === 2 ? C.marigold : C.butter,
      ),
    )
    return (
      [-24, 0, 24].map(turn => twig(p, x, 400, turn, 96, C.leaf, 5, 0.28)).join('') +
      heads +
      p.sheet(`M${x - 58} 370H${x + 58}L${x + 44} 480H${x - 44}Z`, cycle([C.sea, C.lagoon, C.plum], i), 4)
    )
  }
  return pile(
    ground(C.blush),
    p.flat(
      repeat(9, i => `M${LEFT + i * 124} -10h60v480h-60z`),
      '#FADACF',
    ),
    bunting(p, [LEFT, 40, RIGHT, 40], { n: 16, size: 50, sag: 56, colours: [C.white, C.sea, C.coral, C.butter] }),
    waving(p, { ...who.sofia, wear: C.leaf, mood: 'laugh' }, 262, 206, 2.76),
    bucket(-50, 0) + bucket(130, 1) + bucket(670, 2) + bucket(850, 3),
    floor(p, 470, C.wood) + p.flat(`M${LEFT} 470H${RIGHT}v16H${LEFT}z`, C.sand),
    flower(p, 330, 540, 40, 10, C.poppy) +
      flower(p, 400, 520, 44, 11, C.white, C.marigold) +
      flower(p, 470, 544, 40, 10, C.orchid) +
      twig(p, 300, 560, -70, 110, C.leaf, 6, 0.24) +
      twig(p, 500, 560, 70, 110, C.leaf, 6, 0.24),
    p.line('M640 540q40 -30 80 0t80 0', C.poppy, 8) + p.line('M40 560q40 -30 80 0t80 -10', C.marigold, 8),
  )
}

/** A camera that looks at us, 240 wide, around 0 0. */
export function camera(p: Paper): string {
  return (
    p.sheet('M-120 -70H-60L-44 -100H44L60 -70H120V80H-120Z', C.night, 5) +
    circle(0, 6, 62, C.dusk) +
    circle(0, 6, 46, C.lagoon) +
    circle(0, 6, 26, C.ink) +
    circle(-14, -10, 8, C.mint) +
    p.flat('M78 -54h28v18h-28z', C.butter)
  )
}

/** A camera and what it has seen. */
export function photo(p: Paper): string {
  const print = (x: number, y: number, turn: number, fill: string, look: FaceLook) =>
    place(
      p.sheet(p.rect(-62, -72, 124, 150, 1), C.white, 4) +
        `<svg x="-52" y="-62" width="104" height="104" viewBox="0 0 100 100"><rect width="100" height="100" fill="${fill}"/>${bust(p, look, 0, 0, 1)}</svg>`,
      x,
      y,
      1,
      turn,
    )
  return pile(
    ground(C.sea),
    p.flat(p.blob(400, 320, 380, 300, 18, 0.01), '#68C2BB'),
    lights(p, [LEFT, 40, 400, 60], 34, 13) + lights(p, [400, 60, RIGHT, 40], 34, 13),
    p.line(`M${LEFT} 150Q400 250 ${RIGHT} 150`, C.wood, 3),
    print(-40, 270, -5, C.coral, who.kwame) +
      print(130, 296, 4, C.butter, who.hana) +
      print(670, 296, -4, C.plum, who.ngozi) +
      print(840, 270, 5, C.marigold, who.oliver),
    floor(p, 500, C.lagoon),
    p.line('M400 420L310 610M400 420L490 610M400 420V610', C.bark, 12),
    place(camera(p), 400, 360, 1.2),
    flower(p, 60, 556, 34, 9, C.coral) + flower(p, 740, 560, 34, 9, C.marigold, C.plum),
  )
}
