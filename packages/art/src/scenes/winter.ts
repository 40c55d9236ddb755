import { lights } from '../hangings.ts'
import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { namedFaces as who } from '../people/named.ts'
import { bust } from '../people/person.ts'
import { plate } from '../plates.ts'
import { cycle } from '../rng.ts'
import { candle } from '../table-things.ts'
import { floor, ground, LEFT, ridge, scallops } from './stage.ts'

/** Eight lights and the one that lit them, in a window onto the snow. */
export function hanukkah(p: Paper): string {
  const snow = repeat(40, () => circle(p.between(170, 630), p.between(70, 430), p.between(2, 4), C.white))
  const arms = [40, 80, 120, 160].map(r => `M${400 - r} 360V392a${r} ${r * 0.62} 0 0 0 ${r * 2} 0V360`).join('')
  const lightsOf = repeat(9, i => candle(p, 240 + i * 40, i === 4 ? 330 : 356, 44, cycle([C.cream, C.sea], i)))
  return pile(
    ground('#24516B'),
    p.flat('M-140 -10H940V610H-140Z', C.dusk, 'opacity=".45"'),
    p.sheet('M150 470V190Q150 40 400 40T650 190V470Z', C.wood, 5) +
      p.flat('M172 450V190Q172 62 400 62T628 190V450Z', '#16324F'),
    p.flat('M172 400L260 330L340 380L430 310L520 372L628 330V450H172Z', '#2F5C7A') + snow,
    p.line('M400 62V450M172 250H628', C.wood, 9),
    drape(p, -60, 1) + drape(p, 860, -1),
    p.line(arms, C.marigold, 11) +
      p.line('M400 340V520', C.marigold, 13) +
      p.sheet('M330 522Q400 490 470 522Z', C.marigold, 3),
    circle(400, 330, 190, C.butter, 'opacity=".14"'),
    lightsOf,
    floor(p, 520, C.bark),
    dreidel(p, 130, 560, C.coral) + dreidel(p, 690, 566, C.sea),
    plate(p, 250, 566, 66, 'sweets', 0.45) + plate(p, 560, 566, 60, 'cakes', 0.45),
  )
}

const dreidel = (p: Paper, x: number, y: number, fill: string): string =>
  place(
    p.flat('M-4 -62h8v24h-8z', C.butter) +
      p.sheet('M-26 -40H26V-6L0 22L-26 -6Z', fill, 3) +
      p.line('M-10 -30V-10M0 -30V-14M10 -30V-10M-10 -30H10', C.cream, 4),
    x,
    y,
    1,
    14,
  )

function drape(p: Paper, x: number, side: number): string {
  return `<g transform="translate(${x})scale(${side} 1)">${p.sheet('M-100 -10H150C140 160 90 260 40 320L60 560H-100Z', C.plum, 6)}${p.line('M40 0C44 140 30 240 4 320M-40 0V560', '#1B0F0A', 5, 'opacity=".16"')}${p.sheet('M-100 306H52V336H-100Z', C.marigold, 2)}</g>`
}

/** A tree full of lights and a door that stands open. */
export function winter(p: Paper): string {
  const tiers = [0, 1, 2].map(i =>
    p.sheet(
      `M400 ${60 + i * 84}L${290 - i * 46} ${236 + i * 100}Q400 ${270 + i * 100} ${510 + i * 46} ${236 + i * 100}Z`,
      i % 2 ? C.leaf : '#2F6A40',
      5,
    ),
  )
  const baubles = [340, 230, 430, 214, 390, 280, 300, 340, 470, 330, 400, 370, 270, 440, 360, 440, 450, 450, 530, 436]
  return pile(
    ground('#24516B'),
    repeat(60, () => circle(p.between(LEFT, 930), p.between(0, 470), p.between(2, 5), C.white, 'opacity=".8"')),
    ridge(p, 440, 40, '#DCEBEF') + p.flat('M378 420h44v150h-44z', C.bark),
    ...tiers.reverse(),
    ...Array.from({ length: 10 }, (_, i) =>
      circle(baubles[i * 2] ?? 0, baubles[i * 2 + 1] ?? 0, 13, cycle([C.poppy, C.marigold, C.sea, C.orchid], i)),
    ),
    lights(p, [316, 250, 486, 236], 24, 6, 5) + lights(p, [270, 352, 530, 346], 30, 8, 5),
    p.sheet('M400 20l12 28h30l-24 19l9 30l-27 -18l-27 18l9 -30l-24 -19h30z', C.butter, 3),
    ridge(p, 540, 24, C.white),
    bust(p, { ...who.grace, style: 'beanie', wear: C.poppy, wear2: C.sea, mood: 'laugh' }, -60, 340, 2.3) +
      bust(p, { ...who.kwame, style: 'beanie', wear: C.lagoon, wear2: C.marigold }, 630, 336, 2.3),
    floor(p, 570, C.white) + scallops(p, 570, C.white),
  )
}
