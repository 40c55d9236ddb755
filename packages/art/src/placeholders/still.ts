import { pile } from '../outline.ts'
import type { Paper } from '../paper.ts'
import { twig } from '../plants.ts'
import { floor, ground } from '../scenes/stage.ts'

export type Placeholder = (p: Paper) => string

/** One thing on coloured paper, with a twig behind it, calm enough to be repeated in a list. */
export function still(wall: string, halo: string, shelf: string, thing: (p: Paper) => string): Placeholder {
  return p =>
    pile(
      ground(wall),
      p.flat(p.blob(400, 300, 250, 236, 18, 0.008), halo),
      twig(p, 210, 470, -34, 250, shelf, 8, 0.2) + twig(p, 590, 470, 34, 250, shelf, 8, 0.2),
      floor(p, 462, shelf),
      thing(p),
    )
}
