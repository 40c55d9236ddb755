import { balloon } from '../../hangings.ts'
import { pile, place } from '../../outline.ts'
import { C, FESTIVE } from '../../palette.ts'
import { Paper } from '../../paper.ts'
import { raised } from '../../people/arm.ts'
import { waving } from '../../people/figure.ts'
import { namedFaces as who } from '../../people/named.ts'
import { cycle } from '../../rng.ts'
import { ground, orb, ridge } from '../../scenes/stage.ts'
import { type Film, swing } from '../stage.ts'

const count = 16

/** Everybody lets go at once. */
export const balloons: Film = {
  seconds: 5,
  set() {
    const p = new Paper('film-balloons', 5)
    const hills = ridge(p, 430, 60, C.mint) + ridge(p, 500, 40, C.meadow) + ridge(p, 560, 20, C.moss)
    const flock = Array.from({ length: count }, (_, i) => ({
      drawn: balloon(p, 0, 0, 1, cycle(FESTIVE, i * 3 + 1), 130),
      x: -90 + (980 * (i + p.between(0.1, 0.9))) / count,
      late: p.between(0, 1.6),
      speed: p.between(120, 190),
      size: p.between(0.8, 1.35),
    }))
    const people = [
      waving(p, { ...who.oliver, wear: C.poppy }, 60, 392, 2.2, undefined, raised.right),
      waving(p, who.amara, 290, 372, 2.4, raised.left, raised.right),
      waving(p, { ...who.ben, mood: 'laugh' }, 520, 412, 2, raised.left, raised.right),
    ]
    return {
      paper: p,
      backdrop: pile(ground(C.sky), orb(p, 700, 110, 58, C.butter), hills),
      moving(t) {
        const up = flock.map(({ drawn, x, late, speed, size }, i) => {
          const y = 560 - Math.max(0, t + 0.6 - late) * speed
          return place(drawn, x + swing(t, 16, 2.6, i), y, size.toFixed(2), swing(t, 6, 2.1, i))
        })
        const hop = people.map((one, i) => place(one, 0, -Math.abs(swing(t, 14, 1.1, i))))
        return pile(...up, ...hop)
      },
    }
  },
}
