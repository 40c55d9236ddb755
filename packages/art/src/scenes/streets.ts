import { bunting, confetti, lights } from '../hangings.ts'
import { circle, n1, pile, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { flower, palm, twig } from '../plants.ts'
import { cycle } from '../rng.ts'
import { diya } from '../table-things.ts'
import { archWindow, floor, ground, LEFT, orb, RIGHT, ridge, scallops } from './stage.ts'

const HOUSES = [C.plum, C.coral, C.poppy, C.sea, C.plum, C.coral, C.lagoon]

export function fiesta(p: Paper): string {
  const house = (i: number) => {
    const [x, roof] = [-250 + i * 220, i % 2 ? 230 : 260]
    const gable = p.sheet(
      `M${x} ${roof}L${x + 110} ${roof - 85}L${x + 220} ${roof}V${FLOOR_Y}H${x}Z`,
      cycle(HOUSES, i),
      5,
    )
    return gable + [70, 150].map(w => archWindow(p, x + w, roof + 78, cycle([C.butter, C.cream], i))).join('')
  }
  return pile(
    ground('#F7B758'),
    repeat(6, house),
    bunting(p, [LEFT, 60, 410, 90], { n: 10, size: 74, sag: 66, picado: true }),
    bunting(p, [410, 90, RIGHT, 50], { n: 10, size: 74, sag: 66, from: 4, picado: true }),
    bust(p, who.kwame, -90, 300, 2.3) + bust(p, who.mei, 660, 296, 2.35),
    bust(p, who.lucia, 130, 292, 2.4) + bust(p, who.diego, 286, 276, 2.5) + bust(p, who.sofia, 452, 288, 2.4),
    floor(p, 510, C.sand, -4) + scallops(p, 510, C.white),
    confetti(p, LEFT, 0, 1080, 300, 40),
  )
}

const FLOOR_Y = 620

export function rangoli(p: Paper): string {
  const rings: [number, number, string, number][] = [
    [300, 16, '#8A3D74', 0.6],
    [262, 16, C.poppy, 0.5],
    [218, 12, C.marigold, 0.6],
    [170, 12, C.lagoon, 0.5],
    [124, 8, C.coral, 0.7],
    [76, 8, C.butter, 0.6],
  ]
  const lamps = repeat(16, i => {
    const a = (i / 16) * Math.PI * 2
    return diya(p, 400 + Math.cos(a) * 338, 300 + Math.sin(a) * 338)
  })
  const far = [-80, 880].map(x => [80, 300, 520].map(y => diya(p, x, y)).join('')).join('')
  return pile(
    ground(C.plum),
    ...rings.map(([r, n, f, tip]) => flower(p, 400, 300, r, n, f, f, tip)),
    flower(p, 400, 300, 36, 8, C.white, C.poppy),
    lamps,
    far,
  )
}

const wave = (y: number, shift: number): string => `M${LEFT + shift} ${y}${'q20 -10 40 0t40 0m70 6'.repeat(7)}`

export function beach(p: Paper): string {
  return pile(
    ground('#F9B98A'),
    orb(p, 400, 300, 110, C.poppy, 0.12),
    p.flat(`M${LEFT} 300H${RIGHT}v140H${LEFT}z`, C.lagoon),
    p.line(wave(330, 20) + wave(360, 70) + wave(395, 0), C.sea, 5),
    p.sheet(`M${LEFT} 424Q200 396 400 424T${RIGHT} 410V610H${LEFT}Z`, C.sand, -5),
    p.sheet('M250 500L400 250L550 500Z', C.white, 5),
    p.flat('M400 250L340 500H300ZM400 250L460 500H500Z', C.coral) + p.flat('M400 250L372 500H428Z', C.plum),
    palm(p, 110, 520, 330) + palm(p, 710, 540, 270, '#2F6A40') + palm(p, -70, 560, 250, '#2F6A40'),
    lights(p, [130, 200, 400, 240], 30, 9) + lights(p, [400, 240, 700, 280], 26, 9),
  )
}

export function arch(p: Paper): string {
  const chair = (x: number, y: number) =>
    p.sheet(p.rect(x - 34, y, 68, 16, 1), C.white, 3) +
    p.sheet(p.rect(x - 32, y - 70, 64, 56, 2), C.white, 3) +
    p.flat(`M${x - 30} ${y + 12}h8v50h-8zM${x + 22} ${y + 12}h8v50h-8z`, C.white)
  const crown = repeat(26, i => {
    const a = Math.PI * (1 + i / 25)
    const [x, y] = [n1(400 + Math.cos(a) * 184), n1(270 + Math.sin(a) * 176)]
    const bloom =
      i % 2 ? flower(p, x, y, p.between(24, 42), 8, cycle([C.poppy, C.white, C.blush, C.orchid, C.coral], i)) : ''
    return twig(p, x, y, (i / 25) * 180 - 90 + p.between(-30, 30), 62, C.leaf, 4, 0.36) + bloom
  })
  const pale = [C.white, C.blush, C.coral]
  return pile(
    ground(C.sky),
    circle(-40, 120, 46, C.white, 'opacity=".6"') +
      circle(20, 130, 60, C.white, 'opacity=".6"') +
      circle(830, 190, 50, C.white, 'opacity=".6"'),
    ridge(p, 420, 40, C.moss) + ridge(p, 480, 24, C.meadow),
    p.flat('M330 610L372 440h56L480 610Z', C.cream),
    p.line('M220 560V300Q220 90 400 90T580 300V560', C.wood, 16),
    crown,
    ...[
      [90, 470],
      [180, 520],
      [610, 520],
      [700, 470],
      [-30, 520],
      [820, 520],
    ].map(([x = 0, y = 0]) => chair(x, y)),
    bunting(p, [LEFT, 70, 240, 200], { n: 9, size: 40, sag: 34, colours: pale }),
    bunting(p, [560, 200, RIGHT, 60], { n: 9, size: 40, sag: 34, colours: pale }),
  )
}

export function bouquet(p: Paper): string {
  const head = (x: number, y: number, r: number, n: number, fill: string) =>
    flower(p, x, y, r, n, fill, fill === C.white || fill === C.butter ? C.marigold : C.butter)
  return pile(
    ground(C.blush),
    p.flat(p.blob(400, 330, 400, 330, 18, 0.008), '#FBDDD3'),
    ...[-55, -27, 0, 30, 57].map((turn, i) =>
      twig(p, 400, 470, turn, cycle([270, 336, 370, 336, 258], i), C.leaf, 8, 0.26),
    ),
    head(400, 170, 92, 11, C.poppy) + head(270, 240, 80, 10, C.marigold) + head(530, 230, 84, 10, C.plum),
    head(330, 330, 70, 9, C.white) + head(470, 330, 74, 9, C.coral) + head(220, 340, 46, 8, C.orchid),
    head(580, 340, 50, 8, C.butter) + head(400, 290, 44, 8, C.sea),
    p.sheet('M300 400L500 400L440 610L360 610Z', C.lagoon, 5) + p.flat('M316 440H484L476 464H324Z', C.sea),
    p.sheet('M400 452C340 420 340 490 400 458C460 490 460 420 400 452Z', C.marigold, 3),
  )
}
