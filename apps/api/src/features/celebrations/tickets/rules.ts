/** A square of dark and light modules, row by row; `size` to a side. */
type Modules = { size: number; data: ArrayLike<number | boolean> }

/** The dark modules as one SVG path: a rectangle for each run of them in a row. */
export function pathOf({ size, data }: Modules): string {
  const runs: string[] = []
  for (let at = 0; at < size * size; at++) {
    if (!data[at]) continue
    const start = at
    while ((at + 1) % size !== 0 && data[at + 1]) at++
    const length = at - start + 1
    runs.push(`M${start % size} ${Math.floor(start / size)}h${length}v1h-${length}z`)
  }
  return runs.join('')
}
