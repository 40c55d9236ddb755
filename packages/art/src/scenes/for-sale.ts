import { pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { floor, ground, LEFT, RIGHT } from './stage.ts'

/** A dress on its hanger, whose hook is at the top of a rail. */
function dress(p: Paper, x: number, fill: string, fold: string, sash: string): string {
  const hanger = p.line('M-52 -128Q0 -172 52 -128M0 -152V-176q16 -4 16 -20t-16 -16', C.bark, 8)
  const bodice = p.sheet(
    'M-44 -132Q0 -90 44 -132L60 -60Q34 0 42 26Q124 150 148 260Q0 300 -148 260Q-124 150 -42 26Q-34 0 -60 -60Z',
    fill,
    6,
  )
  const folds = p.flat(
    'M-14 34Q-48 156 -64 270Q-26 278 8 278Q0 148 16 34ZM58 92Q98 188 114 260L74 268Q66 164 34 60Z',
    fold,
    'opacity=".55"',
  )
  const band = p.sheet('M-44 4Q0 24 44 4V34Q0 54 -44 34Z', sash, 2)
  return place(hanger + bodice + folds + band + flower(p, 34, 20, 24, 8, sash, C.butter), x, 330)
}

/** Two dresses on a rail, of which one was worn once. */
export const gowns = (p: Paper): string =>
  pile(
    ground(C.mint),
    p.sheet(`M${LEFT} 104H${RIGHT}V122H${LEFT}Z`, C.wood, 4),
    dress(p, 250, C.white, C.blush, C.marigold),
    dress(p, 540, C.coral, C.poppy, C.plum),
    floor(p, 580, C.lagoon),
    flower(p, 96, 548, 44, 9, C.poppy) + twig(p, 140, 572, 40, 84, C.leaf, 5),
    flower(p, 712, 556, 40, 8, C.marigold, C.plum) + twig(p, 660, 574, -40, 80, C.leaf, 5),
  )

/** A chair with a lattice back. */
function chair(p: Paper, x: number, y: number, fill: string, seat: string, s = 1): string {
  const back = p.flat(
    `M-64 -170h128v14h-128zM-64 -110h128v12h-128zM-64 -56h128v12h-128z${repeat(4, i => `M${-64 + i * 38} -170h14v170h-14z`)}`,
    fill,
  )
  const legs = p.flat('M-60 24h14v110h-14zM46 24h14v110h-14z', fill)
  return place(back + legs + p.sheet('M-78 -4H78L70 34H-70Z', seat, 4), x, y, s)
}

/** More chairs than anybody has guests. */
export const chairs = (p: Paper): string =>
  pile(
    ground(C.blush),
    floor(p, 400, C.coral),
    ...[40, 220, 400, 580, 760].map(x => chair(p, x, 330, C.bark, C.cream, 0.8)),
    ...[130, 310, 490, 670].map(x => chair(p, x, 420, C.lagoon, C.butter)),
  )

/** A barrel drum with its ropes and two sticks. */
export const drum = (p: Paper): string => {
  const ropes = repeat(7, i => `M${252 + i * 46} 196L${276 + i * 46} 420M${298 + i * 46} 190L${276 + i * 46} 420`)
  return pile(
    ground(C.butter),
    floor(p, 470, C.marigold),
    p.line('M560 90L700 210M640 70L740 220', C.bark, 16),
    p.sheet('M230 210Q400 150 590 186L620 404Q430 470 236 416Z', C.poppy, 9),
    p.line(ropes, C.white, 6),
    p.sheet('M232 206Q196 210 190 312T236 420Q286 410 286 312T232 206Z', C.cream, 4),
    p.flat('M230 250Q210 260 208 312T232 376Q256 366 256 312T230 250Z', C.sand),
    p.sheet('M588 184Q640 190 646 292T620 406Q574 396 566 296T588 184Z', C.sand, 4),
  )
}

/** Plates in a stack, and two glasses. */
export const dinnerware = (p: Paper): string => {
  const rims = [C.poppy, C.lagoon, C.marigold, C.plum, C.poppy, C.lagoon]
  const plateAt = (y: number, rim: string) =>
    p.sheet(`M170 ${y}Q320 ${y + 46} 470 ${y}Q466 ${y + 34} 400 ${y + 48}H240Q174 ${y + 34} 170 ${y}Z`, C.white, 4) +
    p.line(`M196 ${y + 10}Q320 ${y + 46} 444 ${y + 10}`, rim, 5)
  const glass = (x: number) =>
    p.sheet(`M${x - 52} 190Q${x - 56} 320 ${x} 330Q${x + 56} 320 ${x + 52} 190Z`, C.white, 3) +
    p.flat(`M${x - 52} 240Q${x - 50} 318 ${x} 326Q${x + 50} 318 ${x + 52} 240Z`, C.coral) +
    p.flat(`M${x - 6} 328h12v120h-12zM${x - 46} 446h92v12h-92z`, C.white)
  return pile(
    ground(C.sky),
    floor(p, 450, C.plum),
    ...rims.map((rim, i) => plateAt(410 - i * 38, rim)),
    glass(570) + glass(690),
  )
}
