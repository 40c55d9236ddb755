import { expect, test } from 'vitest'
import { bestRatedOf, fastestOf, lowestOf } from './best.ts'

const priced = (id: number, amount: number, currency = 'EUR', unit: 1 | 2 = 1) => ({
  id,
  price_from: { amount, currency, unit, offer: null },
})

test('the least price is told among prices that can be compared', () => {
  expect(lowestOf([priced(1, 5), priced(2, 4), { id: 3, price_from: null }])).toEqual([2])
  expect(lowestOf([priced(1, 5), priced(2, 4, 'USD')])).toEqual([])
  expect(lowestOf([priced(1, 5), priced(2, 4, 'EUR', 2)])).toEqual([])
  expect(lowestOf([priced(1, 5)])).toEqual([])
  expect(lowestOf([priced(1, 5), priced(2, 5)])).toEqual([])
})

test('the least price is the one with the offer that runs', () => {
  const offered = { ...priced(3, 6).price_from, offer: { amount: 3, regular: 6, unit: 1 as const, discount: 50 } }
  expect(lowestOf([priced(1, 5), priced(2, 4), { id: 3, price_from: offered }])).toEqual([3])
})

test('the best rating is told among those that are rated', () => {
  const rated = (id: number, rating: number) => ({ id, rating, total_ratings: rating > 0 ? 3 : 0 })
  expect(bestRatedOf([rated(1, 4.5), rated(2, 4.9), rated(3, 0)])).toEqual([2])
  expect(bestRatedOf([rated(1, 4.5), rated(3, 0)])).toEqual([])
})

test('the soonest answers are told among those that are measured', () => {
  const measured = (id: number, answers_within: number | null) => ({ id, answers_within })
  expect(fastestOf([measured(1, 30), measured(2, 20), measured(3, null)])).toEqual([2])
  expect(fastestOf([measured(1, 30), measured(3, null)])).toEqual([])
})
