import { expect, test } from 'vitest'
import { barsOf, bestBar, stepOf } from './bars.ts'

/** So many days up to 24 November 2026. */
const datesOf = (length: number) =>
  Array.from({ length }, (_, index) =>
    new Date(Date.UTC(2026, 10, 24 - (length - 1 - index))).toISOString().slice(0, 10),
  )

/** With one view each. */
const barsOfDays = (length: number) => {
  const dates = datesOf(length)
  return barsOf(dates, stepOf(length), [dates.map(date => ({ date, value: 1 }))])
}

const sum = (length: number) => barsOfDays(length).reduce((total, { values }) => total + (values[0] ?? 0), 0)

test('thirty days have a bar each', () => {
  expect(barsOfDays(30)).toHaveLength(30)
  expect(barsOfDays(30).at(-1)).toEqual({ from: '2026-11-24', to: '2026-11-24', values: [1] })
})

test('ninety days have a bar for each week up to today', () => {
  const bars = barsOfDays(90)
  expect(bars.map(({ values: [views] }) => views)).toEqual([6, ...Array(12).fill(7)])
  expect(bars.at(-1)).toEqual({ from: '2026-11-18', to: '2026-11-24', values: [7] })
})

test('a year has a bar for each month of the calendar', () => {
  const bars = barsOfDays(365)
  expect(bars).toHaveLength(13)
  expect(bars[1]).toEqual({ from: '2025-12-01', to: '2025-12-31', values: [31] })
})

test('no day is lost', () => {
  expect([30, 90, 365].map(sum)).toEqual([30, 90, 365])
})

test('each series has its own value, also where it has none of the days', () => {
  const days = [
    { date: '2026-11-20', value: 2 },
    { date: '2026-11-23', value: 3 },
  ]
  expect(barsOf(datesOf(7), 'week', [days, []]).map(({ values }) => values)).toEqual([[5, 0]])
})

test('the best bar is the one with the most, of several the last, whatever it is made of', () => {
  const bar = (from: string, ...values: number[]) => ({ from, to: from, values })
  const bars = [bar('2026-11-01', 3, 4), bar('2026-11-02', 7, 0), bar('2026-11-03', 1, 1)]
  expect(bestBar(bars)?.from).toBe('2026-11-02')
  expect(bestBar([])).toBeUndefined()
})
