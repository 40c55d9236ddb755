import type { Item } from '@celebrio/contract/market/services'
import { expect, test } from 'vitest'
import { readQuantity } from '#lib/quantities.ts'
import { firstQuantity, lessThan, moreThan, quantityProblem } from './quantities.ts'

const item = (more: Partial<Item> = {}): Item => ({
  id: 1,
  name: 'Plate',
  price: 10,
  unit: 1,
  qty: 1,
  least_qty: null,
  most_qty: null,
  step_minutes: null,
  offer: null,
  ...more,
})

test('plus and minus stay between the least and the most', () => {
  const few = item({ least_qty: 30, most_qty: 31 })
  expect([lessThan(few, 30), moreThan(few, 30), moreThan(few, 31)]).toEqual([null, 31, null])
  expect([lessThan(item(), 1), lessThan(item(), 2)]).toEqual([null, 1])
})

test('a quantity that the provider no longer does leads to one that can be booked', () => {
  const changed = item({ least_qty: 5, most_qty: 8 })
  expect([moreThan(changed, 3), lessThan(changed, 3)]).toEqual([5, null])
  expect([lessThan(changed, 20), moreThan(changed, 20)]).toEqual([8, null])
})

test('hours are counted by the part that is booked', () => {
  const hours = item({ unit: 2, step_minutes: 15 })
  expect([moreThan(hours, 1), lessThan(hours, 1.5)]).toEqual([1.25, 1.25])
})

test('Add begins with what the provider proposes, or the least', () => {
  expect([firstQuantity(item({ qty: 60 })), firstQuantity(item({ qty: 0 }))]).toEqual([60, 1])
  expect(firstQuantity(item({ qty: 3, least_qty: 5 }))).toBe(5)
})

test('a typed quantity may have a comma; what is none is a problem', () => {
  expect([readQuantity('2,5'), readQuantity(' 12 ')]).toEqual([2.5, 12])
  for (const typed of ['', 'many', '-1', '1e3', '1.2.3']) expect(readQuantity(typed), typed).toBeNaN()
  expect(quantityProblem(item(), Number.NaN)).toBeDefined()
  expect(quantityProblem(item({ unit: 3 }), 1.0005)).toBeDefined()
  expect(quantityProblem(item({ unit: 3 }), 1.25)).toBeUndefined()
})
