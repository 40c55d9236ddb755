import type { Media } from '@celebrio/contract/base/media'
import { expect, test } from 'vitest'
import { rowRatio, rowsOf } from './gallery-rows.ts'

const shapes = { tall: [600, 2400], upright: [900, 1200], square: [800, 800], wide: [1600, 900], panorama: [4000, 500] }

const picture = ([width, height]: readonly (number | null)[], id = 1): Media =>
  ({ id, image: '/picture.webp', file_type: 'image', width, height, sources: [], blur: null }) as unknown as Media

const all = Object.values(shapes)
/** Every choice of so many shapes. */
const choices = (count: number): number[][][] =>
  count === 0 ? [[]] : choices(count - 1).flatMap(some => all.map(one => [...some, one]))

test('no combination of shapes makes a sliver: tiles keep within 3:4 and 3:2, rows within sight', () => {
  for (const count of [2, 3, 4, 5])
    for (const choice of choices(count)) {
      const rows = rowsOf(choice.map((shape, at) => picture(shape, at)))
      expect(rows.flat().map(({ at }) => at)).toEqual(choice.map((_, at) => at))
      for (const row of rows) {
        expect(rowRatio(row)).toBeGreaterThanOrEqual(6 / 5)
        expect(rowRatio(row)).toBeLessThanOrEqual(4)
      }
      for (const { ratio } of rows.at(-1) ?? []) {
        expect(ratio).toBeGreaterThanOrEqual(3 / 4)
        expect(ratio).toBeLessThanOrEqual(3 / 2)
      }
    }
})

test('a picture alone nearly keeps its shape, two are as wide as theirs, and the first of three has a row', () => {
  expect(rowsOf([picture(shapes.square)])).toEqual([[{ at: 0, ratio: 1 }]])
  expect(rowsOf([picture(shapes.upright), picture([1200, 900])])).toEqual([
    [
      { at: 0, ratio: 3 / 4 },
      { at: 1, ratio: 4 / 3 },
    ],
  ])
  expect(rowsOf([picture(shapes.tall), picture(shapes.tall), picture(shapes.panorama)]).map(row => row.length)).toEqual(
    [1, 2],
  )
  expect(rowsOf([picture([null, null])])).toEqual([[{ at: 0, ratio: 4 / 3 }]])
})
