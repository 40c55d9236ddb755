import { stars } from '../../hangings.ts'
import { circle, n1, pile, repeat } from '../../outline.ts'
import { C } from '../../palette.ts'
import { Paper } from '../../paper.ts'
import { namedFaces as who } from '../../people/named.ts'
import { bust } from '../../people/person.ts'
import { archWindow, ground, LEFT, ridge } from '../../scenes/stage.ts'
import { ease, type Film } from '../stage.ts'

const bursts = [
  { at: 0.3, x: 250, y: 150, r: 130, fill: C.marigold },
  { at: 1.1, x: 560, y: 190, r: 150, fill: C.coral },
  { at: 1.9, x: 60, y: 200, r: 110, fill: C.sea },
  { at: 2.5, x: 400, y: 110, r: 170, fill: C.butter },
  { at: 3.1, x: 760, y: 160, r: 130, fill: C.orchid },
  { at: 3.6, x: 180, y: 130, r: 140, fill: C.poppy },
] as const
const rising = 0.7
const burning = 1.5
const rays = 16

type Burst = (typeof bursts)[number]

function rocket({ at, x, y, fill }: Burst, t: number): string {
  const k = (t - at + rising) / rising
  if (k < 0 || k > 1) return ''
  return circle(x + Math.sin(k * 9) * 4, 520 + (y - 520) * (1 - (1 - k) ** 2), 5, fill)
}

/** Sparks fly out fast, slow down, and sink as they go out. */
function burst(p: Paper, { at, x, y, r, fill }: Burst, t: number): string {
  const k = (t - at) / burning
  if (k < 0 || k > 1) return ''
  const far = r * (1 - (1 - k) ** 3)
  const near = far * ease(k, 0, 0.8) * 0.86
  const spark = (i: number, part: number) => {
    const angle = (i / rays) * Math.PI * 2
    const [cos, sin, sink] = [Math.cos(angle) * part, Math.sin(angle) * part, 40 * k * k]
    const end = `${n1(x + cos * far)} ${n1(y + sin * far + sink)}`
    return p.line(`M${n1(x + cos * near)} ${n1(y + sin * near + sink)}L${end}`, i % 2 ? fill : C.cream, 6 * (1 - k) + 1)
  }
  const glow = circle(x, y, r * 1.3, fill, `opacity="${n1(2.4 * (1 - k)) / 10}"`)
  const lines = repeat(rays, i => spark(i, 1)) + repeat(rays, i => spark(i + 0.5, 0.6))
  return `${glow}<g opacity="${Math.min(1, 2.4 * (1 - k)).toFixed(2)}">${lines}</g>`
}

/** Midnight over the roofs. */
export const fireworks: Film = {
  seconds: 5.5,
  set() {
    const p = new Paper('film-fireworks', 23)
    const sky = ground(C.night) + stars(p, LEFT, 0, 1080, 300, 46) + ridge(p, 430, 60, C.dusk)
    const town =
      p.sheet(
        `M${LEFT} 610V470H-40V430H70V480H190V410H300V470H430V440H560V490H650V420H790V470H900V440H940V610Z`,
        '#1F1527',
        -4,
      ) +
      [-90, 10, 240, 500, 710, 860].map((x, i) => archWindow(p, x, 520, i % 2 ? C.butter : C.marigold, 0.5)).join('')
    const people =
      bust(p, { ...who.yuki, mood: 'laugh' }, 90, 440, 1.8) +
      bust(p, who.ben, 300, 452, 1.6) +
      bust(p, who.andre, 460, 430, 1.9)
    return {
      paper: p,
      backdrop: sky,
      moving: t => pile(...bursts.map(one => rocket(one, t) + burst(p, one, t)), town, people),
    }
  },
}
