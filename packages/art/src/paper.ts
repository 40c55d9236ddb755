import { n1, smooth } from './outline.ts'
import { SHADOW } from './palette.ts'
import { Rng } from './rng.ts'

/**
 * One drawing on the cutting table: its own randomness, and the cuts it uses more than once.
 * Ids carry the name of the drawing, so that two drawings can stand in one page.
 */
export class Paper {
  readonly rng: Rng
  readonly #name: string
  readonly #cuts = new Map<string, string>()

  constructor(name: string, seed: number) {
    this.#name = name
    this.rng = new Rng(seed)
  }

  between(low: number, high: number): number {
    return this.rng.between(low, high)
  }

  /** Keeps an element to be shown with `<use>`; content is what follows the id. Returns the id. */
  keep(tag: string, content: string): string {
    const key = `${tag} ${content}`
    const cached = this.#cuts.get(key)
    if (cached) return cached
    const id = `${this.#name}-${this.#cuts.size.toString(36)}`
    this.#cuts.set(key, id)
    return id
  }

  /** A sheet of paper: its shadow straight below (above, if depth is negative), then itself. */
  sheet(d: string, fill: string, depth = 4, more = ''): string {
    const extra = more && ` ${more}`
    if (d.length < 70) {
      const shadow = `<path d="${d}" fill="${SHADOW}" opacity=".16" transform="translate(0 ${depth})"/>`
      return `${depth ? shadow : ''}<path d="${d}" fill="${fill}"${extra}/>`
    }
    if (!depth) return `<path d="${d}" fill="${fill}"${extra}/>`
    const href = `href="#${this.keep('path', `d="${d}"/>`)}"`
    return `<use ${href} fill="${SHADOW}" opacity=".16" y="${depth}"/><use ${href} fill="${fill}"${extra}/>`
  }

  /** A piece glued flat: no shadow. */
  flat(d: string, fill: string, more = ''): string {
    return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
  }

  line(d: string, stroke: string, width = 3, more = ''): string {
    const round = 'stroke-linecap="round" stroke-linejoin="round"'
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n1(width)}" ${round}${more && ` ${more}`}/>`
  }

  /** A round cut by hand: n points on an ellipse, each off by up to the given share. */
  blob(cx: number, cy: number, rx: number, ry = rx, n = 14, wobble = 0.03): string {
    return smooth(
      Array.from({ length: n }, (_, i) => {
        const angle = (i / n) * Math.PI * 2
        const k = 1 + this.between(-wobble, wobble)
        return [cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k] as const
      }),
    )
  }

  /** A rectangle cut without a ruler: each corner off by up to `slack`. */
  rect(x: number, y: number, w: number, h: number, slack = 3): string {
    const off = (v: number) => n1(v + this.between(-slack, slack))
    const corners = [`M${off(x)} ${off(y)}`, `L${off(x + w)} ${off(y)}`, `L${off(x + w)} ${off(y + h)}`]
    return `${corners.join('')}L${off(x)} ${off(y + h)}Z`
  }

  /** A ridge from edge to edge, filled down to the floor. */
  hill(from: number, to: number, y: number, floor: number, amp: number, fill: string, depth = 5): string {
    const step = (to - from) / 5
    let d = `M${n1(from)} ${n1(floor)}V${n1(y)}`
    for (let x = from; x < to - 1; x += step) {
      const peak = y - this.between(0.2, 1) * amp
      d += `Q${n1(x + step / 2)} ${n1(peak)} ${n1(x + step)} ${n1(y + this.between(-0.3, 0.3) * amp)}`
    }
    return this.sheet(`${d}V${n1(floor)}Z`, fill, -depth)
  }

  /** The finished SVG document. `attributes` go on the root: viewBox and, where wanted, width and height. */
  document(attributes: string, body: string): string {
    const cuts = [...this.#cuts].map(([key, id]) => {
      const space = key.indexOf(' ')
      return `<${key.slice(0, space)} id="${id}" ${key.slice(space + 1)}`
    })
    const defs = cuts.length > 0 ? `<defs>${cuts.join('')}</defs>` : ''
    return tight(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${defs}${body}</svg>\n`)
  }
}

/** Path data needs no zero before the point and no space before a minus. */
function tight(svg: string): string {
  return svg.replaceAll(/(?<= d=")[^"]+/g, d => d.replaceAll(/(^|[^\d.])0\.(?=\d)/g, '$1.').replaceAll(/ (?=-)/g, ''))
}
