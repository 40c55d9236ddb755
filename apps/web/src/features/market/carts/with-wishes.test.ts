import type { Cart, CartEntry } from '@celebrio/contract/market/carts'
import { noAmounts } from '@celebrio/contract/market/line-amounts'
import { expect, test } from 'vitest'
import { entryWith, partOf, withWishes } from './with-wishes.ts'

const seller = { id: 7, user_id: 70, company_name: 'Saffron & Smoke', logo: null }

const entry = (id: number, price: number, more: Partial<CartEntry> = {}): CartEntry => ({
  service_id: 1,
  service_item_id: id,
  provider_id: 7,
  quantity: 1,
  service: { id: 1, name: 'Food', categories: [37] },
  service_item: {
    id,
    name: `Item ${id}`,
    price,
    unit: 1,
    qty: 1,
    least_qty: null,
    most_qty: null,
    step_minutes: null,
    offer: null,
  },
  currency: 'EUR',
  seen_price: price,
  problem: null,
  ...noAmounts,
  ...more,
})

const cartOf = (entries: CartEntry[]): Cart =>
  withWishes(
    { cart: [], sellers: [], providers: [], totals: [] },
    entries.map(one => ({ entry: one, seller: { ...seller, id: one.provider_id }, quantity: one.quantity })),
  )

test('without wishes the cart is what the server has said', () => {
  const cart = cartOf([entry(1, 10)])
  expect(withWishes(cart, [])).toBe(cart)
})

test('what is wished is counted and summed as the server will: by provider and by currency', () => {
  const cart = cartOf([entry(1, 10), entry(2, 1.125, { provider_id: 8, currency: 'KWD' })])
  const wished = withWishes(cart, [
    { entry: entry(1, 10), seller, quantity: 3 },
    { entry: entry(3, 0.5), seller, quantity: 2 },
  ])
  expect(wished.cart.map(one => [one.service_item_id, one.quantity, one.total])).toEqual([
    [1, 3, 30],
    [3, 2, 1],
    [2, 1, 1.125],
  ])
  expect(wished.providers.map(one => [one.id, one.company_name, one.total])).toEqual([
    [7, 'Saffron & Smoke', 31],
    [8, 'Saffron & Smoke', 1.125],
  ])
  expect(wished.totals.map(one => [one.currency, one.total])).toEqual([
    ['EUR', 31],
    ['KWD', 1.125],
  ])
})

test('what is wished away is gone, with its provider', () => {
  const cart = cartOf([entry(1, 10)])
  expect(withWishes(cart, [{ entry: entry(1, 10), seller, quantity: null }])).toEqual({
    cart: [],
    sellers: [],
    providers: [],
    totals: [],
  })
})

test('a quantity that is chosen anew is at the price of now, offers taken off', () => {
  const dearer = entry(1, 9.99, { seen_price: 5, problem: 'price' })
  const offer = { id: 4, name: 'Spring', discount: 20, price: 7.99 }
  const reduced = entryWith({ ...dearer, service_item: { ...dearer.service_item, offer } }, 3)
  expect(reduced).toMatchObject({ seen_price: 7.99, problem: null, sub_total: 29.97, discount: 6, total: 23.97 })
  const least = { ...dearer, service_item: { ...dearer.service_item, least_qty: 5 } }
  expect(entryWith(least, 3).problem).toBe('quantity')
  expect(entryWith(least, 5).problem).toBeNull()
})

test('a part of which nothing is asked for has no totals', () => {
  const cart = withWishes({ cart: [], sellers: [], providers: [], totals: [] }, [
    { entry: entry(1, 12), seller, quantity: 2 },
  ])
  expect(cart.totals).toMatchObject([{ currency: 'EUR', total: 24 }])
  expect(partOf(cart, [7]).totals).toEqual(cart.totals)
  expect(partOf(cart, []).totals).toEqual([])
})
