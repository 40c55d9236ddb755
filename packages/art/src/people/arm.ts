import { circle, type Point } from '../outline.ts'
import type { Paper } from '../paper.ts'

export type Bend = { elbow: Point; hand: Point }

/** An arm from the shoulder: sleeve to the wrist, then the hand. Width is that of the sleeve. */
export function arm(
  p: Paper,
  shoulder: Point,
  { elbow, hand }: Bend,
  sleeve: string,
  skin: string,
  width = 13,
): string {
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.72, elbow[1] + (hand[1] - elbow[1]) * 0.72]
  const fore = p.line(`M${wrist[0]} ${wrist[1]}L${hand[0]} ${hand[1]}`, skin, width * 0.66)
  const cloth = p.line(`M${shoulder[0]} ${shoulder[1]}L${elbow[0]} ${elbow[1]}L${wrist[0]} ${wrist[1]}`, sleeve, width)
  return fore + circle(hand[0], hand[1], width * 0.5, skin) + cloth
}

export const raised: Record<'left' | 'right', Bend> = {
  left: { elbow: [2, 92], hand: [4, 52] },
  right: { elbow: [98, 92], hand: [97, 50] },
}

/** Arms hanging by the side of a standing figure. */
export const down: Record<'left' | 'right', Bend> = {
  left: { elbow: [17, 122], hand: [22, 156] },
  right: { elbow: [83, 122], hand: [78, 156] },
}
