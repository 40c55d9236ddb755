import { bunting, confetti } from '../hangings.ts'
import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { raised } from '../people/arm.ts'
import { waving } from '../people/figure.ts'
import { namedFaces as who } from '../people/named.ts'
import { cycle } from '../rng.ts'
import { floor, ground, LEFT, RIGHT, scallops } from './stage.ts'

/** Clouds of powder, everybody in white until noon. */
export function holi(p: Paper): string {
  const white = { wear: C.white, wear2: C.cream, mood: 'laugh' } as const
  const cloud = (x: number, y: number, r: number, fill: string) =>
    p.flat(p.blob(x, y, r, r * 0.86, 11, 0.12), fill, 'opacity=".9"') +
    repeat(7, () => circle(x + p.between(-r * 1.3, r * 1.3), y + p.between(-r * 1.2, r), p.between(3, 9), fill))
  const splash = (x: number, y: number, fill: string) => p.flat(p.blob(x, y, 24, 17, 9, 0.16), fill, 'opacity=".85"')
  return pile(
    ground(C.sky),
    cloud(20, 200, 130, C.orchid) +
      cloud(230, 130, 120, C.marigold) +
      cloud(450, 190, 140, C.coral) +
      cloud(660, 120, 120, C.sea) +
      cloud(860, 230, 130, C.butter) +
      cloud(-90, 90, 90, C.moss),
    waving(p, { ...who.priya, ...white }, -60, 330, 2.6, raised.left, undefined),
    waving(p, { ...who.oliver, ...white }, 150, 350, 2.5, undefined, raised.right),
    waving(p, { ...who.marcus, ...white }, 590, 344, 2.6, undefined, raised.right),
    waving(p, { ...who.hana, ...white }, 366, 322, 2.7, raised.left, raised.right),
    splash(60, 560, C.poppy) +
      splash(290, 580, C.sea) +
      splash(480, 560, C.marigold) +
      splash(520, 560, C.plum) +
      splash(730, 574, C.coral) +
      splash(120, 580, C.moss),
    cloud(250, 590, 90, C.coral) +
      cloud(560, 610, 80, C.butter) +
      cloud(-80, 580, 110, C.sea) +
      cloud(870, 590, 100, C.orchid),
  )
}

const PLUMES = [C.poppy, C.marigold, C.sea, C.orchid, C.coral]

/** Feathers behind a head at 50 45. */
function plumes(p: Paper, n: number, length: number, turn = 0): string {
  return repeat(n, i => {
    const feather =
      p.sheet(
        `M0 0C-14 ${-length * 0.4} -13 ${-length * 0.9} 0 ${-length}C13 ${-length * 0.9} 14 ${-length * 0.4} 0 0Z`,
        cycle(PLUMES, i),
        1,
      ) +
      circle(0, -length * 0.82, 4.4, C.butter) +
      circle(0, -length * 0.82, 2, C.plum)
    return place(feather, 50, 46, 1, turn - 78 + (i * 156) / (n - 1))
  })
}

export function carnival(p: Paper): string {
  const band = p.line('M33.5 36Q50 26 66.5 36', C.marigold, 5) + circle(50, 30, 3.4, C.poppy)
  const dancer = (look: Parameters<typeof waving>[1], x: number, y: number, s: number, n: number) =>
    place(plumes(p, n, 62), x, y, s) + waving(p, look, x, y, s, raised.left, raised.right) + place(band, x, y, s)
  return pile(
    ground(C.lagoon),
    p.flat(p.blob(400, 330, 430, 330, 18, 0.01), '#147A74'),
    bunting(p, [LEFT, 20, 400, 50], { n: 12, size: 50, sag: 40 }) +
      bunting(p, [400, 50, RIGHT, 20], { n: 12, size: 50, sag: 40, from: 4 }),
    dancer({ ...who.lucia, style: 'bun', wear: C.marigold, cut: 'straps', mood: 'laugh' }, -40, 276, 2.3, 9),
    dancer({ ...who.sofia, style: 'bun', wear: C.orchid, cut: 'straps', extras: ['earrings'] }, 610, 276, 2.3, 9),
    dancer({ ...who.ruth, style: 'fade', wear: C.poppy, wear2: C.butter, cut: 'straps' }, 262, 240, 2.8, 11),
    floor(p, 520, C.plum) + scallops(p, 520, C.marigold),
    ...[120, 680].map((x, i) =>
      place(
        p.sheet('M-60 -20H60L48 70H-48Z', i ? C.poppy : C.sea, 4) +
          p.flat('M-64 -30H64V-12H-64Z', C.cream) +
          p.line('M-40 -10L-20 60L0 -10L20 60L40 -10', C.butter, 4),
        x,
        560,
      ),
    ),
    confetti(p, LEFT, 20, 1080, 520, 70),
  )
}
