export type Point = readonly [x: number, y: number]

/** One decimal is finer than any screen shows at these sizes, and keeps the files small. */
export const n1 = (x: number): number => Math.round(x * 10) / 10

/** A closed Catmull-Rom curve through the points, as relative Bézier segments. */
export function smooth(points: readonly Point[]): string {
  const n = points.length
  const at = (i: number): Point => points[((i % n) + n) % n] ?? [0, 0]
  const [x0, y0] = at(0)
  let d = `M${n1(x0)} ${n1(y0)}`
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const curve = [
      (c[0] - a[0]) / 6,
      (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6 - b[0],
      c[1] - (e[1] - b[1]) / 6 - b[1],
    ]
    d += `c${[...curve, n1(c[0]) - n1(b[0]), n1(c[1]) - n1(b[1])].map(n1).join(' ')}`
  }
  return `${d}Z`
}

/** A point on a string hung between two nails; sag is its depth in the middle, t runs from 0 to 1. */
export function hang(from: Point, to: Point, sag: number, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)]
}

/** The hung string itself. */
export function hangLine(from: Point, to: Point, sag: number): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return `M${n1(from[0])} ${n1(from[1])}Q${n1(mx)} ${n1(my + sag * 2)} ${n1(to[0])} ${n1(to[1])}`
}

/** Moves, turns and scales a drawing that was made around 0 0. */
export function place(body: string, x: number, y: number, scale: number | string = 1, turn = 0): string {
  const steps = [`translate(${n1(x)} ${n1(y)})`]
  if (turn) steps.push(`rotate(${n1(turn)})`)
  if (scale !== 1) steps.push(`scale(${scale})`)
  return `<g transform="${steps.join('')}">${body}</g>`
}

/** Draws the list one on top of the other. */
export const pile = (...layers: readonly string[]): string => layers.join('')

/** n layers, the first at the bottom. */
export function repeat(n: number, layer: (i: number) => string): string {
  return Array.from({ length: n }, (_, i) => layer(i)).join('')
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"${more && ` ${more}`}/>`
}
