import { type Group, groups } from './categories/all.ts'
import type { Thing } from './categories/cuts.ts'
import { place } from './outline.ts'
import { Paper } from './paper.ts'
import { still } from './placeholders/still.ts'
import { hash } from './rng.ts'

const categories = Object.values(groups).flatMap(group =>
  Object.entries(group.things).map(([name, thing]) => ({ name, thing, group })),
)

/** Things stand on the shelf of a cover, so many times as large as on their own. */
const onCover = { size: 3.9, x: 400, foot: 466 }

const alone = (name: string, thing: Thing): string => {
  const p = new Paper(`cat-${name}`, hash(`category ${name}`))
  return p.document('width="96" height="96" viewBox="0 0 96 96"', thing(p))
}

function onPaper(name: string, thing: Thing, { wall, halo, shelf }: Group): string {
  const p = new Paper(`cover-${name}`, hash(`category ${name}`))
  const { size, x, foot } = onCover
  const body = still(wall, halo, shelf, () => place(thing(p), x - 48 * size, foot - 90 * size, size))(p)
  return p.document(
    'width="1600" height="900" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"',
    `<g transform="translate(200)scale(1.5)">${body}</g>`,
  )
}

/**
 * Two drawings for each category: `category-cakes.svg` without a ground, which stands on the page, and
 * `cover-cakes.svg` on the paper of its group, for what has no picture. A group has the drawing of one in it.
 */
export const drawCategories = (): [name: string, svg: string][] => [
  ...categories.flatMap(({ name, thing, group }): [string, string][] => [
    [`category-${name}.svg`, alone(name, thing)],
    [`cover-${name}.svg`, onPaper(name, thing, group)],
  ]),
  ...Object.entries(groups).flatMap(([name, group]): [string, string][] => [
    [`category-${name}.svg`, alone(name, group.first)],
    [`cover-${name}.svg`, onPaper(name, group.first, group)],
  ]),
]
