import { circle, place } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { arm, type Bend, down } from './arm.ts'
import { neckline } from './clothes.ts'
import { type Tones, tonesOf } from './colours.ts'
import type { FaceLook } from './look.ts'
import { head, person } from './person.ts'

export type Body = 'dress' | 'trousers' | 'gown' | 'robe' | 'shorts' | 'skirt'

export type Pose = {
  body?: Body
  left?: Bend
  right?: Bend
  /** Colour of trousers, skirt or hem. */
  lower?: string
  /** Drawn over the clothes and under the arms, in the coordinates of the figure. */
  apron?: string
}

const TORSO = 'M42 74C30 76 24 80 22 92L28 168H72L78 92C76 80 70 76 58 74Q50 82 42 74Z'
const LEGS = 'M29 164H71L70 272H54L50 190L46 272H30Z'

/** A whole figure: 100 wide, feet at 0 y, head at about 250 s above them; x is its middle. */
export function figure(p: Paper, look: FaceLook, x: number, feet: number, s: number, pose: Pose = {}): string {
  const t = tonesOf(look)
  const parts = head(p, look)
  const grow = (part: string) =>
    look.age === 'child' ? `<g transform="translate(50 76)scale(1.4)translate(-50 -76)">${part}</g>` : part
  const arms =
    arm(p, [28, 90], pose.left ?? down.left, look.wear, t.skin) +
    arm(p, [72, 90], pose.right ?? down.right, look.wear, t.skin)
  const neck = p.flat('M43 58H57V77Q50 82 43 77Z', t.shade)
  const chest = neckline(p, look.cut ?? 'crew', { wear: look.wear, wear2: look.wear2 ?? C.cream, skin: t.skin })
  const size = look.age === 'child' ? s * 0.62 : s
  const body =
    grow(parts.behind) + neck + lowerBody(p, pose, look, t) + chest + (pose.apron ?? '') + arms + grow(parts.before)
  return place(body, x - 50 * size, feet - 276 * size, size)
}

function lowerBody(p: Paper, pose: Pose, look: FaceLook, t: Tones): string {
  const lower = pose.lower ?? C.night
  const shoes = p.flat('M26 276q0-8 10-8h10v8zM74 276q0-8-10-8H54v8z', C.ink)
  const bare = p.flat('M34 236h9v36h-9zM57 236h9v36h-9z', t.skin)
  const torso = p.sheet(TORSO, look.wear, 2)
  const gown =
    'M42 74C30 76 25 80 23 92L33 140C24 180 10 230 4 274H96C90 230 76 180 67 140L77 92C75 80 70 76 58 74Q50 82 42 74Z'
  const dress =
    'M42 74C30 76 25 80 23 92L33 138C24 170 14 210 12 240Q50 250 88 240C86 210 76 170 67 138L77 92C75 80 70 76 58 74Q50 82 42 74Z'
  const robe = 'M42 74C30 76 24 80 22 92L16 274H84L78 92C76 80 70 76 58 74Q50 82 42 74Z'
  const bodies: Record<Body, () => string> = {
    trousers: () => p.flat(LEGS, lower) + shoes + torso,
    shorts: () => bare + shoes + p.flat('M29 164H71L73 226H53L50 196L47 226H27Z', lower) + torso,
    skirt: () => bare + shoes + p.sheet('M29 160H71L86 238Q50 248 14 238Z', lower, 2) + torso,
    dress: () => bare + shoes + p.sheet(dress, look.wear, 2) + p.line('M33 139Q50 145 67 139', lower, 4),
    gown: () =>
      p.sheet(gown, look.wear, 2) +
      p.line('M33 140Q50 146 67 140', lower, 4) +
      p.line('M7 262Q50 274 93 262', lower, 3, 'opacity=".8"'),
    robe: () => shoes + p.sheet(robe, look.wear, 2) + p.line('M50 100V270', lower, 3, 'opacity=".7"'),
  }
  return bodies[pose.body ?? 'trousers']()
}

/** A portrait with one or both hands up: at windows, at tables, in a crowd. */
export function waving(p: Paper, look: FaceLook, x: number, y: number, s: number, left?: Bend, right?: Bend): string {
  const t = tonesOf(look)
  const arms =
    (left ? arm(p, [22, 98], left, look.wear, t.skin, 15) : '') +
    (right ? arm(p, [78, 98], right, look.wear, t.skin, 15) : '')
  return place(arms + person(p, look), x, y, s)
}

/** Somebody in a wheelchair, wheels on the ground at y; x is the middle of the seat. They face right. */
export function inWheelchair(p: Paper, look: FaceLook, x: number, ground: number, s: number, pose: Pose = {}): string {
  const t = tonesOf(look)
  const parts = head(p, look)
  const chest = neckline(p, look.cut ?? 'crew', { wear: look.wear, wear2: look.wear2 ?? C.cream, skin: t.skin })
  const legs =
    p.sheet('M28 142H74C96 142 106 150 107 162L112 216H95L90 180H30Z', pose.lower ?? C.night, 2) +
    p.flat('M94 216h20q8 1 9 9H94z', C.ink)
  const frame = p.line('M14 104H24V184H94L104 226H124', C.night, 5)
  const spokes = p.line('M38 152V242M-7 197H83M6 165L70 229M70 165L6 229', '#fff', 1.2, 'opacity=".35"')
  const wheel = `<circle cx="38" cy="197" r="45" fill="none" stroke="${C.ink}" stroke-width="7"/><circle cx="38" cy="197" r="37" fill="none" stroke="${C.sea}" stroke-width="3"/>`
  const casters = circle(100, 232, 10, C.ink) + circle(100, 232, 4, C.sea)
  const neck = p.flat('M43 58H57V77Q50 82 43 77Z', t.shade)
  const arms =
    arm(p, [28, 92], pose.left ?? { elbow: [14, 124], hand: [24, 156] }, look.wear, t.skin) +
    arm(p, [72, 92], pose.right ?? { elbow: [88, 122], hand: [92, 146] }, look.wear, t.skin)
  const body =
    parts.behind +
    frame +
    neck +
    p.sheet('M42 74C30 76 24 80 22 92L28 160H72L78 92C76 80 70 76 58 74Q50 82 42 74Z', look.wear, 2) +
    chest +
    legs +
    casters +
    spokes +
    wheel +
    circle(38, 197, 6, C.ink) +
    arms +
    parts.before
  return place(body, x - 50 * s, ground - 243 * s, s)
}
