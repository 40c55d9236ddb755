import { lantern, lights, stars } from '../hangings.ts'
import { circle, pile, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { tree } from '../plants.ts'
import { cycle } from '../rng.ts'
import { floor, ground, LEFT, orb, ridge } from './stage.ts'

export function lanterns(p: Paper): string {
  const hung: [number, number, number, string][] = [
    [110, 190, 1.3, C.coral],
    [250, 130, 0.9, C.marigold],
    [370, 230, 1.5, C.poppy],
    [500, 150, 1, C.orchid],
    [590, 290, 1.15, C.marigold],
    [710, 220, 1.35, C.coral],
    [30, 330, 0.8, C.marigold],
    [-70, 170, 1.1, C.poppy],
    [840, 150, 1, C.poppy],
  ]
  return pile(
    ground(C.night),
    orb(p, 620, 120, 62, C.butter, 0.1),
    stars(p, LEFT, 0, 1080, 280, 40),
    ridge(p, 400, 70, C.dusk),
    ridge(p, 470, 50, '#3A2A4A'),
    ...hung.map(([x, y, s, fill]) => lantern(p, x, y, s, fill)),
    ridge(p, 535, 26, '#1F1527'),
    tree(p, 60, 570, 1.1, C.lagoon) +
      tree(p, -60, 590, 1.6, C.pine) +
      tree(p, 740, 580, 1.3, C.pine) +
      tree(p, 880, 590, 1.2, C.lagoon),
  )
}

export function band(p: Paper): string {
  return pile(
    ground(C.dusk),
    p.flat('M400 -60L-60 620H340Z', C.coral, 'opacity=".2"') +
      p.flat('M400 -60L860 620H460Z', C.marigold, 'opacity=".2"'),
    lights(p, [LEFT, 80, 400, 30], 46, 15) + lights(p, [400, 30, 940, 80], 46, 15),
    floor(p, 480, C.bark),
    bust(p, who.marcus, 90, 200, 2.9),
    bust(p, who.ruth, 285, 150, 3.2),
    bust(p, who.andre, 520, 210, 2.8),
    speaker(p, -60) + speaker(p, 800),
    p.sheet(p.blob(400, 590, 260, 60), C.night, -3),
    p.line('M400 330V560', C.ink, 8) + p.sheet(p.blob(400, 330, 22, 28), C.ink, 2),
    guitar(p),
    drum(p, 150, 522),
  )
}

function speaker(p: Paper, x: number): string {
  const cone = (y: number, r: number) => circle(x + 45, y, r, C.dusk) + circle(x + 45, y, r * 0.45, C.orchid)
  return p.sheet(p.rect(x, 330, 90, 190, 1.5), C.night, 5) + cone(378, 24) + cone(454, 36)
}

const guitar = (p: Paper): string =>
  p.sheet('M600 520C560 420 700 420 660 500S720 600 650 590S640 560 600 520Z', C.marigold, 4) +
  p.line('M672 470L760 360', C.wood, 12)

function drum(p: Paper, x: number, y: number): string {
  return p.sheet(p.blob(x, y + 18, 74, 34), C.poppy, 4) + p.sheet(p.blob(x, y, 74, 22), C.cream, 2)
}

export function dance(p: Paper): string {
  const tiles = repeat(
    5,
    i =>
      `M338 ${74 + i * 18}Q400 ${78 + i * 20} 462 ${74 + i * 18}M${352 + i * 24} 60Q${340 + i * 30} 110 ${352 + i * 24} 160`,
  )
  const sparks = repeat(30, i => {
    const spark = p.blob(p.between(LEFT, 930), p.between(20, 330), p.between(5, 13), p.between(4, 10), 6, 0.1)
    return p.flat(spark, cycle([C.butter, C.orchid, C.coral], i), 'opacity=".8"')
  })
  return pile(
    ground(C.plum),
    circle(400, 110, 190, C.orchid, 'opacity=".25"') + p.line('M400 -10V50', C.cream, 3),
    p.sheet(p.blob(400, 110, 64, 64, 18, 0.005), C.mint, 4) + p.line(tiles, C.lagoon, 2, 'opacity=".6"'),
    sparks,
    bust(p, who.ines, -150, 340, 2.7) + bust(p, who.andre, 690, 330, 2.8),
    bust(p, who.kwame, -20, 330, 3) + bust(p, who.oliver, 520, 310, 3.1),
    bust(p, who.hana, 150, 290, 3.2) + bust(p, who.noor, 340, 320, 3.1),
  )
}
