import { expect, test } from 'vitest'
import { toldLength } from './told-length.ts'

test.each([
  [0, {}],
  [203, {}],
  [204, { at: 204 }],
  [255, { at: 255 }],
  [256, { over: 1 }],
  [510, { over: 255 }],
])('of %i characters, where 255 are allowed, is told %o', (at, told) => {
  expect(toldLength(at, 255)).toEqual(told)
})

test('a field that takes little tells it early', () => {
  expect([0, 3, 4, 5, 6].map(at => toldLength(at, 5))).toEqual([{}, {}, { at: 4 }, { at: 5 }, { over: 1 }])
})
