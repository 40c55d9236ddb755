import { bunting, lights, stars } from '../hangings.ts'
import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { raised } from '../people/arm.ts'
import { figure, inWheelchair } from '../people/figure.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { palm, pot, tree } from '../plants.ts'
import { cycle } from '../rng.ts'
import { cloth, ground, LEFT, orb, RIGHT, ridge } from './stage.ts'

/** Smoke, a long fork, and somebody who knows better. */
export function barbecue(p: Paper): string {
  return pile(
    ground(C.sky),
    ridge(p, 330, 40, C.moss),
    tree(p, -70, 440, 1.7, C.leaf) + tree(p, 30, 430, 1.2, '#2F6A40') + tree(p, 800, 440, 1.6, C.leaf),
    p.flat(
      repeat(22, i => `M${LEFT + i * 50} 330h38v120h-38z`),
      C.cream,
    ) + p.flat(`M${LEFT} 352H${RIGHT}v12H${LEFT}zM${LEFT} 412H${RIGHT}v12H${LEFT}z`, C.sand),
    bunting(p, [LEFT, 60, RIGHT, 40], { n: 18, size: 48, sag: 70 }),
    ridge(p, 460, 16, C.meadow),
    repeat(5, i =>
      circle(380 + Math.sin(i * 1.4) * 30, 300 - i * 56, 26 + i * 9, C.white, `opacity="${0.5 - i * 0.07}"`),
    ),
    figure(p, { ...who.andre, wear: C.coral }, 220, 590, 1.5, {
      lower: C.lagoon,
      apron:
        p.sheet('M38 100H62L66 128L70 210Q50 216 30 210L34 128Z', C.white, 1.5) +
        p.flat('M50 140c-12 -12 -18 4 0 16c18 -12 12 -28 0 -16z', C.poppy),
      right: { elbow: [92, 108], hand: [108, 116] },
    }),
    grill(p),
    inWheelchair(p, { ...who.ines, mood: 'laugh', wear: C.marigold }, 640, 592, 1.36, {
      lower: C.lagoon,
      left: { elbow: [4, 104], hand: [-10, 76] },
    }),
    figure(p, { ...who.ben, extras: [], wear: C.sea }, 790, 594, 1.5, {
      body: 'shorts',
      lower: C.plum,
      left: raised.left,
    }),
    figure(p, who.mei, 40, 590, 1.36, { body: 'dress', lower: C.butter }),
  )
}

/** The round grill with two skewers on it, and the tongs that reach for them. */
function grill(p: Paper): string {
  const skewer = (x: number) =>
    p.line(`M${x} 372L${x + 70} 372`, C.bark, 3) +
    repeat(4, i => circle(x + 10 + i * 16, 370, 8, cycle([C.poppy, C.moss, C.marigold], i)))
  const legs = p.line('M330 430L290 580M470 430L510 580M310 510H490', C.ink, 9)
  const pan =
    p.sheet('M286 384H514C508 440 460 462 400 462S292 440 286 384Z', C.plum, 4) + p.flat('M276 374H524V388H276Z', C.ink)
  return place(p.line('M0 0L54 30M0 8L52 34', C.night, 4), 306, 346) + legs + pan + skewer(296) + skewer(400)
}

/** Boards in the sand, guitar, stars. */
export function bonfire(p: Paper): string {
  const board = (x: number, turn: number, fill: string, stripe: string) =>
    place(
      p.sheet('M0 -150C34 -110 34 60 16 96H-16C-34 60 -34 -110 0 -150Z', fill, 4) + p.line('M0 -140V94', stripe, 8),
      x,
      420,
      1.1,
      turn,
    )
  const fire =
    p.sheet('M400 360C350 440 330 470 352 520C366 546 434 546 450 520C474 470 442 440 400 360Z', C.poppy, 0) +
    p.flat('M404 410C372 460 358 486 374 520C386 538 420 538 430 518C444 484 424 456 404 410Z', C.marigold) +
    p.flat('M402 460C386 488 380 504 390 522C398 530 410 530 416 520C424 504 414 484 402 460Z', C.butter)
  const logs = p.line('M330 552L470 526M330 526L470 552', C.bark, 20)
  return pile(
    ground('#3A2A5A'),
    stars(p, LEFT, 0, 1080, 240, 50),
    orb(p, 660, 110, 48, C.cream, 0.12),
    p.flat(`M${LEFT} 300H${RIGHT}v140H${LEFT}z`, '#1D5B70') +
      p.line(
        'M-60 340q20 -9 40 0t40 0M180 360q20 -9 40 0t40 0M560 336q20 -9 40 0t40 0M760 370q20 -9 40 0t40 0',
        C.sea,
        5,
      ) +
      p.flat('M630 300h60l24 110h-108z', C.cream, 'opacity=".18"'),
    p.sheet(`M${LEFT} 424Q200 392 420 420T${RIGHT} 404V610H${LEFT}Z`, '#C99A6B', -5),
    palm(p, -60, 470, 330, '#1F4F45') +
      board(90, -8, C.coral, C.cream) +
      board(176, 6, C.sea, C.butter) +
      board(720, 9, C.marigold, C.plum),
    circle(400, 470, 230, C.marigold, 'opacity=".2"') + circle(400, 470, 140, C.marigold, 'opacity=".22"'),
    bust(p, { ...who.kwame, wear: C.coral, cut: 'hoodie', wear2: C.cream }, 150, 356, 1.9) +
      bust(p, { ...who.sofia, wear: C.sea }, 470, 350, 1.95) +
      bust(p, { ...who.tomas, wear: C.butter }, 640, 372, 1.8) +
      bust(p, { ...who.leila, mood: 'laugh' }, -10, 376, 1.8),
    p.sheet(`M${LEFT} 548Q200 520 420 540T${RIGHT} 530V610H${LEFT}Z`, C.sand, -4),
    logs + fire,
    lights(p, [LEFT, 60, 90, 200], 30, 6) + lights(p, [760, 230, RIGHT, 120], 20, 5),
  )
}

/** Stalls with fruit under awnings, for vendors of every kind. */
export function market(p: Paper): string {
  const awning = (x: number, w: number, a: string, b: string) => {
    const n = Math.round(w / 44)
    return (
      p.flat(`M${x + 4} 200h10v300h-10zM${x + w - 14} 200h10v300h-10z`, C.bark) +
      repeat(n, i =>
        p.sheet(`M${x + (i * w) / n} 150h${w / n}v84a${w / n / 2} 20 0 0 1 ${-w / n} 0z`, i % 2 ? b : a, 3),
      )
    )
  }
  const crate = (x: number, fruit: string, i: number) =>
    repeat(9, k => circle(x + 22 + (k % 5) * 26 + (k > 4 ? 13 : 0), (k > 4 ? 426 : 444) - (i % 2) * 2, 16, fruit)) +
    p.sheet(`M${x} 446h148v54H${x}z`, C.wood, 3) +
    p.line(`M${x} 472h148`, C.bark, 3)
  return pile(
    ground(C.butter),
    p.flat(
      repeat(7, i => `M${LEFT + i * 160} 610V${180 - (i % 3) * 40}h140V610z`),
      '#F7C566',
    ),
    bunting(p, [LEFT, 40, RIGHT, 50], { n: 20, size: 44, sag: 50 }),
    bust(p, { ...who.ines, mood: 'laugh' }, -70, 254, 2) +
      bust(p, { ...who.harpreet, mood: 'laugh' }, 250, 246, 2.1) +
      bust(p, { ...who.amara, wear: C.lagoon }, 600, 252, 2.05),
    awning(-120, 300, C.poppy, C.cream) + awning(220, 300, C.lagoon, C.cream) + awning(560, 320, C.plum, C.butter),
    ...[C.poppy, C.marigold, C.moss, C.plum, C.coral, C.butter].map((fruit, i) => crate(-130 + i * 172, fruit, i)),
    cloth(p, 500, C.lagoon, C.sea),
    pot(p, 400, 596, 0.9, C.poppy) + pot(p, 20, 600, 1, C.plum) + pot(p, 790, 600, 1, C.brick),
  )
}
