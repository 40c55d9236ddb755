import type { Qr } from '@celebrio/contract/platform/qr'
import { create } from 'qrcode'

/** A square of dark and light modules, row by row; `size` to a side. */
type Modules = { size: number; data: ArrayLike<number | boolean> }

/** The dark modules as one SVG path: a rectangle for each run of them in a row. */
function pathOf({ size, data }: Modules): string {
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

/**
 * A text as a QR code.
 * @param on what is printed can still be read when a quarter of it is covered or torn; screens need less, and larger squares
 */
export function qrOf(text: string, on: 'paper' | 'screen' = 'paper'): Qr {
  const { modules } = create(text, { errorCorrectionLevel: on === 'paper' ? 'Q' : 'L' })
  return { size: modules.size, path: pathOf(modules) }
}
