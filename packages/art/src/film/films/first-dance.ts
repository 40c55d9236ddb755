import { lights } from '../../hangings.ts'
import { circle, n1, pile, place } from '../../outline.ts'
import { C, FESTIVE } from '../../palette.ts'
import { Paper } from '../../paper.ts'
import { raised } from '../../people/arm.ts'
import { figure, waving } from '../../people/figure.ts'
import { namedFaces as who } from '../../people/named.ts'
import { cycle } from '../../rng.ts'
import { floor, ground, LEFT, RIGHT } from '../../scenes/stage.ts'
import { type Film, swing } from '../stage.ts'

const scraps = 64
const fallTo = 640

function couple(p: Paper): string {
  const groom = figure(p, { ...who.tomas, wear: C.night, wear2: C.coral, cut: 'suit' }, 52, 0, 1.6, {
    lower: C.night,
    left: { elbow: [2, 108], hand: [-12, 122] },
    right: { elbow: [100, 98], hand: [92, 64] },
  })
  const bride = figure(p, { ...who.hana, wear: C.white, wear2: C.blush, cut: 'straps', mood: 'calm' }, -52, 4, 1.54, {
    body: 'gown',
    lower: C.blush,
    right: { elbow: [92, 92], hand: [98, 70] },
  })
  return groom + bride
}

/** Two people sway, and it rains confetti. */
export const firstDance: Film = {
  seconds: 6,
  set() {
    const p = new Paper('film-dance', 31)
    const room = pile(
      ground('#8A3350'),
      p.flat('M400 -40L120 620H680Z', C.butter, 'opacity=".2"'),
      lights(p, [LEFT, 40, 400, 20], 60, 12) + lights(p, [400, 20, RIGHT, 40], 60, 12),
      waving(p, who.ruth, -120, 360, 1.9, raised.left, raised.right) +
        waving(p, who.oliver, 620, 380, 1.8, undefined, raised.right),
      floor(p, 530, '#5C2650'),
      `<ellipse cx="400" cy="570" rx="210" ry="30" fill="${C.butter}" opacity=".25"/>`,
    )
    const dancers = couple(p)
    const rain = Array.from({ length: scraps }, (_, i) => ({
      x: p.between(LEFT, RIGHT),
      from: p.between(-700, 0),
      speed: p.between(110, 190),
      turn: p.between(0, 360),
      fill: cycle(FESTIVE, i),
    }))
    const scrap = (t: number, { x, from, speed, turn, fill }: (typeof rain)[number], i: number) => {
      const y = from + speed * t + 100
      if (y < -20 || y > fallTo) return ''
      if (i % 3 === 0) return circle(x + swing(t, 14, 1.6, i), y, 5, fill)
      const flip = Math.abs(Math.cos(t * 4 + i)).toFixed(2)
      return `<rect x="-7" y="-3.5" width="14" height="7" rx="1.5" fill="${fill}" transform="translate(${n1(x + swing(t, 22, 1.9, i))} ${n1(y)})rotate(${n1(turn + t * 90)})scale(1 ${flip})"/>`
    }
    return {
      paper: p,
      backdrop: room,
      moving: t =>
        place(dancers, 400 + swing(t, 16, 3), 586, 1, swing(t, 3, 3)) + rain.map((one, i) => scrap(t, one, i)).join(''),
    }
  },
}
