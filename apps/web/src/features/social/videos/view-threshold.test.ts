import { expect, test } from 'vitest'
import { countsAsView } from './view-threshold.ts'

test('a film is watched after three seconds of play', () => {
  expect(countsAsView([[0, 2.9]], 60, 3)).toBe(false)
  expect(countsAsView([[0, 3]], 60, 3)).toBe(true)
})

test('parts are added up; what was jumped over is not played', () => {
  expect(
    countsAsView(
      [
        [0, 1],
        [50, 51.5],
      ],
      60,
      3,
    ),
  ).toBe(false)
  expect(
    countsAsView(
      [
        [0, 1.5],
        [50, 51.5],
      ],
      60,
      3,
    ),
  ).toBe(true)
})

test('a film of less than three seconds is watched to its end', () => {
  expect(countsAsView([[0, 0.4]], 1, 3)).toBe(false)
  expect(countsAsView([[0.1, 1]], 1, 3)).toBe(true)
})

test('what has not begun, or whose length is not known, is not watched', () => {
  expect(countsAsView([], 0.1, 3)).toBe(false)
  expect(countsAsView([[0, 1]], Number.NaN, 3)).toBe(false)
})
