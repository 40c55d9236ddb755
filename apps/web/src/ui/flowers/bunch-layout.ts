import { type FlowerType, flowerTypes } from '@celebrio/contract/base/flowers'

/** Where each head stands in the picker's paper of 332 x 206, and how its stem bends from the ribbon. */
export type BunchPlace = { type: FlowerType; x: number; y: number; stem: string; tail: string }

/** The knot of the ribbon. */
const knot = { x: 166, y: 124 }

const heads = [
  { x: 37, y: 104, bend: 'Q82.15 118.4' },
  { x: 72, y: 60, bend: 'Q104.9 109.6' },
  { x: 131, y: 36, bend: 'Q143.25 104.8' },
  { x: 201, y: 36, bend: 'Q188.75 104.8' },
  { x: 260, y: 60, bend: 'Q227.1 109.6' },
  { x: 295, y: 104, bend: 'Q249.85 118.4' },
] as const

/** The six flowers from left to right; stems begin at the ribbon, so that they grow from it. */
export const bunchPlaces: readonly BunchPlace[] = heads.map(({ x, y, bend }, at) => ({
  type: flowerTypes[at] ?? 1,
  x,
  y,
  stem: `M${knot.x} ${knot.y}${bend} ${x} ${y}`,
  tail: `M${knot.x} ${knot.y}L${knot.x + (knot.x - x) * 0.14} ${knot.y + 16}`,
}))

const paper = (foot: string) => `M0 126C0 44 66-6 166-6S332 44 332 126V170Q332 194 308 194${foot}H24Q0 194 0 170Z`

/** The sheet of paper behind the bunch: a dome with a point over the flower button, or without one below it. */
export const bunchPapers = { above: paper('H144L126 206L108 194'), below: paper('') }

export const ribbon = 'M166 124C146 110 142 138 166 126C190 138 186 110 166 124Z'
export const ribbonTails = 'M165 125Q158 134 151 137M167 125Q174 134 181 137'
