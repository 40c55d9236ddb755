import { circle, hang, hangLine, n1, place, repeat } from './outline.ts'
import { C, FESTIVE, SHADOW } from './palette.ts'
import type { Paper } from './paper.ts'
import { cycle } from './rng.ts'

type Span = readonly [x1: number, y1: number, x2: number, y2: number]
type Bunting = { n: number; size: number; sag: number; colours?: readonly string[]; from?: number; picado?: boolean }

/** Pennants on a string; picado hangs pierced paper flags with a scalloped edge instead. */
export function bunting(p: Paper, [x1, y1, x2, y2]: Span, b: Bunting): string {
  const { n, size, sag, colours = FESTIVE, from = 0, picado = false } = b
  const string = p.line(hangLine([x1, y1], [x2, y2], sag), '#fff', Math.max(1.6, size * 0.06), 'opacity=".75"')
  const flags = repeat(n, i => {
    const t = (i + 0.5) / n
    const [x, y] = hang([x1, y1], [x2, y2], sag, t)
    const lean = (0.5 - t) * (sag / Math.abs(x2 - x1)) * 220
    const flag = picado ? picadoFlag(p, size, cycle(colours, i + from)) : pennant(p, size, cycle(colours, i + from))
    return place(flag, x, y, 1, lean)
  })
  return string + flags
}

function pennant(p: Paper, size: number, fill: string): string {
  const w = size * 0.42
  return p.sheet(`M${n1(-w)} 0H${n1(w)}L${Math.round(p.between(-2.4, 2.4))} ${size}Z`, fill, 3)
}

function picadoFlag(p: Paper, size: number, fill: string): string {
  const [w, q] = [size * 0.483, n1(size * -0.2415)]
  const d = `M${n1(-w)} 0H${n1(w)}V${n1(size * 0.8)}q${n1(q / 2)} ${n1(size * 0.2)} ${q} 0t${q} 0t${q} 0t${q} 0Z`
  const r = n1(size * 0.09)
  const hole = (x: number, y: number) => `M${n1(x - r)} ${n1(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`
  const holes = hole(size * -0.21, size * 0.3) + hole(size * 0.21, size * 0.3) + hole(0, size * 0.5)
  const pierced = p.keep('path', `d="${holes}" fill="${SHADOW}" opacity=".28"/>`)
  return `${p.sheet(d, fill, 3)}<use href="#${pierced}"/>`
}

/** Bulbs on a wire, each with its glow; unlit bulbs are grey glass. */
export function lights(p: Paper, [x1, y1, x2, y2]: Span, sag: number, n: number, r = 6, lit = true): string {
  const wire = p.line(hangLine([x1, y1], [x2, y2], sag), C.bark, 2)
  const bulb = lit
    ? p.keep(
        'g',
        `fill="${C.butter}"><circle cy="${r}" r="${n1(r * 2.6)}" opacity=".22"/><circle cy="${r}" r="${r}"/></g>`,
      )
    : p.keep('circle', `cy="${r}" r="${r}" fill="#B8A899"/>`)
  const bulbs = repeat(n, i => {
    const [x, y] = hang([x1, y1], [x2, y2], sag, (i + 0.5) / n)
    return `<use href="#${bulb}" x="${n1(x)}" y="${n1(y)}"/>`
  })
  return wire + bulbs
}

/** A round paper lantern around x y, hung from above; s is its scale (80 wide at 1). */
export function lantern(p: Paper, x: number, y: number, s: number, fill: string, lit = true): string {
  const ribs = [-26, -13, 0, 13, 26].map(k => `M${k * 0.5}-35Q${k * 1.6} 0 ${k * 0.5} 35`).join('')
  const body = [
    p.line('M0 -90V-34', C.cream, 2, 'opacity=".6"'),
    lit ? circle(0, 0, 74, C.butter, 'opacity=".16"') : '',
    p.sheet(p.blob(0, 0, 40, 36, 14, 0.012), fill),
    p.line(ribs, '#fff', 2, 'opacity=".28"'),
    p.flat('M-14 -39h28v7h-28zM-12 32h24v7h-24z', C.ink),
    p.line('M0 39v18M-5 39v14M5 39v14', fill, 3),
  ]
  return place(body.join(''), x, y, s)
}

/** A balloon around x y (96 high at scale 1) with a string of the given length. */
export function balloon(
  p: Paper,
  x: number,
  y: number,
  s: number,
  fill: string,
  length = 170,
  string = '#fff',
): string {
  const [bend, end] = [Math.round(p.between(-22, 22)), Math.round(p.between(-14, 14))]
  const body = [
    p.line(`M0 52Q${bend} ${52 + length / 2} ${end} ${52 + length}`, string, 2, 'opacity=".7"'),
    p.sheet('M0 50C-46 26 -48 -46 0 -48C48 -46 46 26 0 50Z', fill, 5),
    p.flat('M-7 56L0 47L7 56Z', fill),
    p.line('M-22 -18Q-18 -34 -4 -37', '#fff', 5, 'opacity=".45"'),
  ]
  return place(body.join(''), x, y, s)
}

/** Scraps of paper in the air over the given box. */
export function confetti(p: Paper, x: number, y: number, w: number, h: number, n: number): string {
  const strip = p.keep('rect', 'width="12" height="6" rx="1.5"/>')
  return repeat(n, i => {
    const [cx, cy] = [Math.round(p.between(x, x + w)), Math.round(p.between(y, y + h))]
    if (i % 3 === 0) return circle(cx, cy, 4.5, cycle(FESTIVE, i))
    const turn = Math.round(p.between(0, 180))
    return `<use href="#${strip}" fill="${cycle(FESTIVE, i)}" transform="translate(${cx} ${cy})rotate(${turn})"/>`
  })
}

/** Stars as pinholes in the night sheet. */
export function stars(p: Paper, x: number, y: number, w: number, h: number, n: number): string {
  const holes = repeat(n, () => {
    const [cx, cy] = [Math.round(p.between(x, x + w)), Math.round(p.between(y, y + h))]
    return `<circle cx="${cx}" cy="${cy}" r="${n1(p.between(1, 2.5))}"/>`
  })
  return `<g fill="${C.cream}" opacity=".8">${holes}</g>`
}
