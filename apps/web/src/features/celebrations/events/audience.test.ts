import { expect, test } from 'vitest'
import { pressAudience } from './audience.ts'

test('friends, family and colleagues can be combined', () => {
  expect(pressAudience([1], 3)).toEqual([1, 3])
  expect(pressAudience([1, 3], 2)).toEqual([1, 2, 3])
  expect(pressAudience([1, 3], 3)).toEqual([1])
})

test('public, strictly on invite and private exclude all others', () => {
  expect(pressAudience([1, 2], 0)).toEqual([0])
  expect(pressAudience([0], 4)).toEqual([4])
  expect(pressAudience([5], 2)).toEqual([2])
})

test('an empty selection becomes strictly on invite', () => {
  expect(pressAudience([2], 2)).toEqual([4])
})
