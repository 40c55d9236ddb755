import { lantern, stars } from '../../hangings.ts'
import { pile, place } from '../../outline.ts'
import { C } from '../../palette.ts'
import { Paper } from '../../paper.ts'
import { tree } from '../../plants.ts'
import { ground, LEFT, orb, ridge } from '../../scenes/stage.ts'
import { type Film, swing } from '../stage.ts'

const hung = [
  [110, 60, 1.4, C.coral],
  [250, 20, 1, C.marigold],
  [370, 90, 1.6, C.poppy],
  [505, 10, 1.1, C.orchid],
  [590, 130, 1.25, C.marigold],
  [715, 70, 1.45, C.coral],
  [10, 150, 0.9, C.marigold],
  [-75, 40, 1.2, C.poppy],
  [845, 30, 1.1, C.poppy],
] as const

const cordLength = 90

/** A breeze goes through the lanterns. */
export const lanterns: Film = {
  seconds: 6,
  set() {
    const p = new Paper('film-lanterns', 7)
    const hills = ridge(p, 400, 70, C.dusk) + ridge(p, 470, 50, '#3A2A4A') + ridge(p, 535, 26, '#1F1527')
    const trees = tree(p, 60, 570, 1.1, C.lagoon) + tree(p, -60, 590, 1.6, C.pine) + tree(p, 740, 580, 1.3, C.pine)
    const sky = ground(C.night) + orb(p, 620, 120, 62, C.butter, 0.1) + stars(p, LEFT, 0, 1080, 280, 40)
    const lit = hung.map(([x, y, s, fill]) => ({ x, y, s, drawn: lantern(p, 0, cordLength, 1, fill) }))
    return {
      paper: p,
      backdrop: pile(sky, hills, trees),
      moving: t =>
        pile(...lit.map(({ x, y, s, drawn }, i) => place(drawn, x, y, s, swing(t, 5 + (i % 3) * 2, 3, x / 160)))),
    }
  },
}
