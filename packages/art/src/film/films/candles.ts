import { bunting } from '../../hangings.ts'
import { circle, pile, place } from '../../outline.ts'
import { C } from '../../palette.ts'
import { Paper } from '../../paper.ts'
import { namedFaces as who } from '../../people/named.ts'
import { bust } from '../../people/person.ts'
import { cycle } from '../../rng.ts'
import { cloth, ground, LEFT, RIGHT } from '../../scenes/stage.ts'
import { cake, flame } from '../../table-things.ts'
import { ease, type Film, swing } from '../stage.ts'

const count = 7
const candleHeight = 44
const firstAt = 0.6
const between = 0.5
const xOf = (i: number) => 400 + (i - (count - 1) / 2) * 21
const top = 208

const lightAt = (t: number, i: number) => ease(t, firstAt + i * between, firstAt + i * between + 0.35)

function fire(drawn: string, t: number, i: number): string {
  const light = lightAt(t, i)
  if (light === 0) return ''
  const [x, y] = [xOf(i), top - candleHeight]
  const tall = light * (1 + swing(t, 0.12, 0.41, i * 2.1))
  const glow = circle(x, y - 14, 34 * light, C.butter, 'opacity=".3"')
  return (
    glow + place(drawn, x, y, `${(light * 1.25).toFixed(2)} ${(tall * 1.35).toFixed(2)}`, swing(t, 7, 0.63, i * 1.7))
  )
}

/** The match goes from candle to candle, and the room wakes up. */
export const candles: Film = {
  seconds: 6,
  set() {
    const p = new Paper('film-candles', 11)
    const room = pile(
      ground('#8A3350'),
      p.flat(p.blob(400, 250, 360, 300, 16, 0.02), '#A8475C'),
      bunting(p, [LEFT, 40, 420, 20], { n: 12, size: 56, sag: 50 }),
      bunting(p, [420, 20, RIGHT, 50], { n: 12, size: 56, sag: 46, from: 3 }),
      bust(p, { ...who.ines, mood: 'smile' }, -60, 200, 2.7) + bust(p, { ...who.hana, mood: 'smile' }, 600, 190, 2.8),
      cloth(p, 490, C.lagoon, C.sea),
      cake(p, 400, 506, 1.16, undefined, 0),
    )
    const sticks = Array.from({ length: count }, (_, i) =>
      p.flat(`M${xOf(i) - 5} ${top}h10v-${candleHeight}h-10z`, cycle([C.lagoon, C.white, C.plum], i)),
    )
    const drawn = flame(p, 0, 0, C.butter) + place(flame(p, 0, 0, C.cream), 0, -2, 0.55)
    return {
      paper: p,
      backdrop: room,
      moving(t) {
        const lit = Array.from({ length: count }, (_, i) => lightAt(t, i)).reduce((sum, one) => sum + one, 0) / count
        const dark = (0.62 * (1 - lit)).toFixed(3)
        const shade = `<rect x="${LEFT}" y="-10" width="${RIGHT - LEFT}" height="620" fill="${C.night}" opacity="${dark}"/>`
        const warmth = circle(400, top, 150 + 240 * lit, C.butter, `opacity="${(0.16 * lit).toFixed(3)}"`)
        return pile(...sticks, shade, warmth, ...sticks.map((_, i) => fire(drawn, t, i)))
      },
    }
  },
}
