import { circle, n1, pile, place, repeat } from './outline.ts'
import { C } from './palette.ts'
import type { Paper } from './paper.ts'
import { flower } from './plants.ts'
import { cycle } from './rng.ts'

export type Dish = 'rice' | 'tacos' | 'sweets' | 'salad' | 'cakes'

const RIMS: Record<Dish, string> = { rice: C.poppy, tacos: C.lagoon, sweets: C.marigold, salad: C.plum, cakes: C.poppy }

/** A plate seen from above, radius r, with food on it; flat squeezes it for a table seen from the side. */
export function plate(p: Paper, x: number, y: number, r: number, dish: Dish, squeeze = 1): string {
  const rim = `<circle r="${n1(r * 0.72)}" fill="none" stroke="${RIMS[dish]}" stroke-width="${n1(r * 0.05)}" opacity=".75"/>`
  const food = DISHES[dish](p, r * 0.6)
  const plate = p.sheet(p.blob(0, 0, r, r, 18, 0.008), C.white, 6)
  const turned = place(plate + rim + food, 0, 0, 1, p.between(-20, 20))
  return place(turned, x, y, squeeze === 1 ? 1 : `1 ${squeeze}`)
}

const DISHES: Record<Dish, (p: Paper, q: number) => string> = { rice, tacos, sweets, salad, cakes }

function rice(p: Paper, q: number): string {
  const grain = p.keep('rect', `width="${n1(q * 0.12)}" height="${n1(q * 0.06)}" rx="2"/>`)
  const grains = repeat(22, i => {
    const [x, y] = [n1(p.between(-q, q) * 0.64), n1(p.between(-q, q) * 0.64)]
    const fill = cycle([C.marigold, C.moss, C.butter, C.poppy], i)
    return `<use href="#${grain}" fill="${fill}" transform="translate(${x} ${y})rotate(${Math.round(p.between(0, 90))})"/>`
  })
  return (
    p.flat(p.blob(0, 0, q, q * 0.95, 16, 0.06), C.coral) +
    grains +
    p.flat(p.blob(q * 0.4, q * -0.35, q * 0.34, q * 0.2, 8), C.leaf)
  )
}

function tacos(p: Paper, q: number): string {
  const shell = `M${n1(-q * 0.75)} ${n1(q * 0.2)}a${n1(q * 0.75)} ${n1(q * 0.55)} 0 0 1 ${n1(q * 1.5)} 0z`
  return repeat(3, i => {
    const filling = circle(q * -0.3, q * -0.2, q * 0.12, C.poppy) + circle(q * 0.2, q * -0.25, q * 0.13, C.moss)
    return place(p.sheet(shell, C.butter, 2) + filling, 0, (i - 1) * q * 0.6, 1, -24 + i * 24)
  })
}

function sweets(p: Paper, q: number): string {
  return repeat(9, i => {
    const far = i ? q * 0.68 : 0
    const ball = p.blob(Math.cos(i * 0.79) * far, Math.sin(i * 0.79) * far, q * 0.26, q * 0.26, 8, 0.05)
    return p.sheet(ball, cycle([C.marigold, C.butter, '#D98A35'], i), 2)
  })
}

function salad(p: Paper, q: number): string {
  return (
    flower(p, 0, 0, q, 9, C.moss, C.marigold, 0.7) +
    circle(q * 0.4, q * 0.3, q * 0.16, C.poppy) +
    circle(q * -0.42, q * -0.2, q * 0.15, C.poppy)
  )
}

function cakes(p: Paper, q: number): string {
  const cuts = repeat(6, i => {
    const a = (i / 6) * Math.PI * 2
    const berry = circle(Math.cos(a) * q * 0.56, Math.sin(a) * q * 0.56, q * 0.13, cycle([C.poppy, C.plum], i))
    return p.line(`M0 0L${n1(Math.cos(a + 0.5) * q)} ${n1(Math.sin(a + 0.5) * q)}`, C.blush, q * 0.03) + berry
  })
  const base =
    p.sheet(p.blob(0, 0, q * 1.02, q, 18, 0.02), C.blush, 3) +
    p.flat(p.blob(0, 0, q * 0.82, q * 0.8, 16, 0.04), C.white)
  return pile(base, cuts, flower(p, 0, 0, q * 0.26, 6, C.marigold, C.poppy))
}
