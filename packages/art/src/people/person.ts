import { place } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { beards } from './beards.ts'
import { clothes } from './clothes.ts'
import { type Tones, tonesOf } from './colours.ts'
import { extrasOf } from './extras.ts'
import { expression, skinOf } from './features.ts'
import { longHair } from './hair-long.ts'
import { shortHair } from './hair-short.ts'
import { headwear } from './headwear.ts'
import type { FaceLook, Hair } from './look.ts'

/** Head and neck, back hair apart from the rest, so that clothes can lie between them. */
export function head(p: Paper, look: FaceLook): { behind: string; before: string } {
  const t = tonesOf(look)
  const hair = hairOf(p, look, t)
  const beard = look.beard ? beards[look.beard](p, t.hair) : ''
  const before = skinOf(p, look, t) + beard + (hair.front ?? '') + expression(p, look, t) + extrasOf(p, look)
  return { behind: hair.back ?? '', before }
}

function hairOf(p: Paper, look: FaceLook, t: Tones): Hair {
  const { style } = look
  if (style in shortHair) return shortHair[style as keyof typeof shortHair](p, t.hair)
  if (style in longHair) return longHair[style as keyof typeof longHair](p, t.hair)
  return headwear[style as keyof typeof headwear](p, { hair: t.hair, wear: look.wear, wear2: look.wear2 ?? C.cream })
}

/** Children have a large head; a paper hat needs room above it. */
function scaleHead(part: string, look: FaceLook): string {
  const hatted = look.style === 'party-hat' || look.extras?.includes('hat')
  const scale = hatted ? 0.9 : look.age === 'child' ? 1.12 : 1
  return scale === 1 ? part : `<g transform="translate(50 76)scale(${scale})translate(-50 -76)">${part}</g>`
}

/** A portrait in a box of 100 x 100: head, neck and shoulders, cut off at the lower edge (104). */
export function person(p: Paper, look: FaceLook): string {
  const t = tonesOf(look)
  const { behind, before } = head(p, look)
  const neck = p.flat('M42.5 58H57.5V76Q50 82 42.5 76Z', t.shade)
  const wear = clothes(p, look.cut ?? 'crew', { wear: look.wear, wear2: look.wear2 ?? C.cream, skin: t.skin })
  const grow = (part: string) => scaleHead(part, look)
  if (look.age !== 'child') return grow(behind) + neck + wear + grow(before)
  return grow(behind) + neck + `<g transform="translate(9 13)scale(.82 .88)">${wear}</g>` + grow(before)
}

/** A portrait standing in a scene: x y is its upper left corner, 100 s wide. */
export function bust(p: Paper, look: FaceLook, x: number, y: number, s: number): string {
  return place(person(p, look), x, y, s)
}
