import { balloon, bunting, lantern } from '../hangings.ts'
import { bunch } from '../heroes/arrivals.ts'
import { pile, place } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { twig } from '../plants.ts'
import { floor, ground } from '../scenes/stage.ts'
import { camera } from '../scenes/works.ts'
import { cake, gift, glass } from '../table-things.ts'
import { clapper, cloche, dress, drinks, frame, masks, record, stack, tent, van } from './objects.ts'

type Placeholder = (p: Paper) => string

/** One thing on coloured paper, with a twig behind it, calm enough to be repeated in a list. */
function still(wall: string, halo: string, shelf: string, thing: (p: Paper) => string): Placeholder {
  return p =>
    pile(
      ground(wall),
      p.flat(p.blob(400, 300, 250, 236, 18, 0.008), halo),
      twig(p, 210, 470, -34, 250, shelf, 8, 0.2) + twig(p, 590, 470, 34, 250, shelf, 8, 0.2),
      floor(p, 462, shelf),
      thing(p),
    )
}

const at =
  (draw: (p: Paper) => string, y = 330, s = 1): Placeholder =>
  p =>
    place(draw(p), 400, y, s)

/** A cover for everything that has none yet, by what it is about. */
export const placeholders = {
  audio: still(C.orchid, '#D6A3C4', '#A8659A', at(record, 310)),
  cake: still(C.blush, '#FBDDD3', C.coral, p => cake(p, 400, 470, 0.9)),
  catering: still('#F58A72', '#F9A593', C.poppy, at(cloche, 366)),
  decoration: still(
    C.mint,
    '#D6ECE5',
    C.sea,
    p =>
      bunting(p, [60, 120, 740, 120], { n: 9, size: 84, sag: 46 }) +
      lantern(p, 400, 330, 1.5, C.poppy) +
      lantern(p, 250, 300, 1, C.marigold) +
      lantern(p, 550, 300, 1, C.coral),
  ),
  drinks: still(
    C.butter,
    '#FDE6B4',
    C.marigold,
    p => place(drinks(p), 420, 330) + glass(p, 430, 390, 1.6, C.coral) + glass(p, 530, 400, 1.4, C.orchid),
  ),
  entertainment: still(C.sky, '#D9ECF1', '#7FB3C4', at(masks, 300)),
  flowers: still(C.mint, '#D6ECE5', C.lagoon, p => bunch(p, 400, 500, 3)),
  gifts: still(
    C.sea,
    '#7CCAC4',
    C.lagoon,
    p => gift(p, 270, 300, 180, 180, C.poppy, C.butter) + gift(p, 430, 360, 120, 120, C.marigold, C.plum),
  ),
  invitations: still(C.butter, '#FDE6B4', C.marigold, at(stack, 316)),
  outfits: still(C.blush, '#FBDDD3', C.orchid, at(dress, 310)),
  party: still(
    C.coral,
    '#F58A72',
    C.poppy,
    p =>
      balloon(p, 300, 230, 1.7, C.marigold, 120) +
      balloon(p, 500, 220, 1.6, C.sea, 130) +
      balloon(p, 400, 190, 1.9, C.plum, 120),
  ),
  photography: still(C.sea, '#7CCAC4', C.lagoon, at(camera, 360, 1.2)),
  picture: still(C.cream, '#FBE6C8', C.sand, at(frame, 310)),
  transport: still(C.sky, '#D9ECF1', '#7FB3C4', at(van, 340)),
  venue: still(C.sky, '#D9ECF1', C.moss, at(tent, 340, 1.15)),
  video: still(C.orchid, '#D6A3C4', C.plum, at(clapper, 320)),
} satisfies Record<string, Placeholder>

export type PlaceholderName = keyof typeof placeholders
