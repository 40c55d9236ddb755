import { expect, test } from 'vitest'
import { guestCostOf, leastCosts, readGuests } from './guest-cost.ts'

const item = (name: string, price: number, more: object = {}) => ({
  id: 1,
  name,
  price,
  unit: 4 as const,
  qty: 1,
  least_qty: null,
  most_qty: null,
  step_minutes: null,
  offer: null,
  ...more,
})

const sold = (...items: ReturnType<typeof item>[]) => [{ currency: 'EUR', items }]
const offer = { id: 1, name: 'Spring', discount: 50, price: 5 }

test('guests cost the first that is priced per person', () => {
  const services = [...sold(item('Hall', 1, { unit: 1 }), item('Buffet', 14.5)), ...sold(item('Dinner', 20))]
  expect(guestCostOf(services, 60)).toEqual({ item: 'Buffet', price: 14.5, total: 87_000, currency: 'EUR' })
  expect(guestCostOf(sold(item('Hall', 100, { unit: 1 })), 60)).toBeNull()
  expect(guestCostOf([], 60)).toBeNull()
})

test('a cheaper item for children does not stand for the guests', () => {
  expect(guestCostOf(sold(item('Buffet', 20), item('Children’s menu', 8)), 120)?.item).toBe('Buffet')
})

test('what cannot be booked for so many is left out', () => {
  const services = sold(item('Picnic', 5, { most_qty: 20 }), item('Feast', 9, { least_qty: 50 }), item('Menu', 12))
  expect([20, 40, 60].map(guests => guestCostOf(services, guests)?.item)).toEqual(['Picnic', 'Menu', 'Feast'])
})

test('offers that run count', () => {
  expect(guestCostOf(sold(item('Buffet', 10, { offer }), item('Menu', 8)), 3)).toMatchObject({
    item: 'Buffet',
    price: 5,
    total: 1500,
  })
})

test('the least total is told among those in one currency', () => {
  const cost = (total: number, currency = 'EUR') => ({ item: 'Menu', price: 1, total, currency })
  expect(leastCosts([cost(5), null, cost(4)])).toEqual([2])
  expect(leastCosts([cost(5), cost(4, 'USD')])).toEqual([])
  expect(leastCosts([cost(5), cost(5)])).toEqual([])
  expect(leastCosts([cost(5), null])).toEqual([])
  expect(leastCosts([null, null])).toEqual([])
})

test('guests are a whole number', () => {
  expect(['60', '100000', '0', '100001', '1.5', '-2', 'x', '', null].map(text => readGuests(text))).toEqual([
    60,
    100_000,
    ...Array.from({ length: 7 }, () => null),
  ])
})
