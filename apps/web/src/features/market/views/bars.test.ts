import { expect, test } from 'vitest'
import { barsOf } from './bars.ts'

/** So many days up to 24 November 2026, with one view each. */
const days = (length: number) =>
  Array.from({ length }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 24 - (length - 1 - index))).toISOString().slice(0, 10),
    views: 1,
  }))

const sum = (length: number) => barsOf(days(length)).reduce((total, { views }) => total + views, 0)

test('thirty days have a bar each', () => {
  expect(barsOf(days(30))).toHaveLength(30)
  expect(barsOf(days(30)).at(-1)).toEqual({ from: '2026-11-24', to: '2026-11-24', views: 1 })
})

test('ninety days have a bar for each week up to today', () => {
  const bars = barsOf(days(90))
  expect(bars.map(({ views }) => views)).toEqual([6, ...Array(12).fill(7)])
  expect(bars.at(-1)).toEqual({ from: '2026-11-18', to: '2026-11-24', views: 7 })
})

test('a year has a bar for each month of the calendar', () => {
  const bars = barsOf(days(365))
  expect(bars).toHaveLength(13)
  expect(bars[1]).toEqual({ from: '2025-12-01', to: '2025-12-31', views: 31 })
})

test('no day is lost', () => {
  expect([30, 90, 365].map(sum)).toEqual([30, 90, 365])
})
