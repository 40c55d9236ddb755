import { expect, test } from 'vitest'
import { moved, placeAt } from './sorting.ts'

test('an entry is put before or after others', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const column = [box(0, 0, 100, 40), box(0, 40, 100, 100), box(0, 140, 100, 40)]

test('in a column an entry changes places past the middle of the next', () => {
  expect(placeAt(column, { x: 5, y: 80 }, 0, false)).toBe(0)
  expect(placeAt(column, { x: 5, y: 95 }, 0, false)).toBe(1)
  expect(placeAt(column, { x: 5, y: 175 }, 0, false)).toBe(2)
  expect(placeAt(column, { x: 5, y: 5 }, 2, false)).toBe(0)
})

test('having changed places with a taller one it stays there', () => {
  const after = [box(0, 0, 100, 100), box(0, 100, 100, 40), box(0, 140, 100, 40)]
  expect(placeAt(after, { x: 5, y: 95 }, 1, false)).toBe(1)
})

test('in a grid it takes the place that the pointer is over', () => {
  const grid = [box(0, 0, 300, 100), box(0, 110, 100, 100), box(110, 110, 100, 100)]
  expect(placeAt(grid, { x: 150, y: 150 }, 0, true)).toBe(2)
  expect(placeAt(grid, { x: 10, y: 10 }, 2, true)).toBe(0)
  expect(placeAt(grid, { x: 105, y: 105 }, 1, true)).toBe(1)
})
