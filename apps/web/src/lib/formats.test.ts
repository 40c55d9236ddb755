import { expect, test, vi } from 'vitest'
import { formatLeft, formatMetres, formatWait } from './formats.ts'

vi.stubGlobal('localStorage', { getItem: () => 'en' })

test('a wait is told in the largest unit that fits, rounded up', () => {
  expect([0, 38, 60, 61, 1441, 2880, 4000].map(formatWait)).toEqual([
    '1 minute',
    '38 minutes',
    '1 hour',
    '2 hours',
    '25 hours',
    '2 days',
    '3 days',
  ])
})

test('a length is rounded up to what it is exact to', () => {
  expect([0.4, 5, 9.2, 18, 990, 24_000].map(formatMetres)).toEqual(['1 m', '5 m', '10 m', '20 m', '990 m', '24 km'])
})

test('what is left is rounded down: nobody comes a day too late', () => {
  expect([0, 38, 119, 1441, 2880, 29_300].map(formatLeft)).toEqual([
    '1 minute',
    '38 minutes',
    '1 hour',
    '24 hours',
    '2 days',
    '20 days',
  ])
})
