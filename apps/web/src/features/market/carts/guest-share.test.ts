import type { CartEntry } from '@celebrio/contract/market/carts'
import { expect, test } from 'vitest'
import { readGuests, guestShareOf as shareAmong } from './guest-share.ts'

const entry = (quantity: number, item: object = {}, problem: string | null = null, id = 1, service_id = 1) =>
  ({
    service_id,
    service_item_id: id,
    quantity,
    problem,
    service_item: { unit: 4, qty: 1, least_qty: null, most_qty: null, step_minutes: null, ...item },
  }) as unknown as CartEntry

const guestShareOf = (one: CartEntry, guests: number | null) => shareAmong(one, [one], guests)
const child = (quantity: number) => entry(quantity, {}, null, 2)

test('what is booked per person is held against the guests, and can be made as many', () => {
  expect(guestShareOf(entry(30), 120)).toMatchObject({ is: 'some', canTake: true })
  expect(guestShareOf(entry(120), 120)).toMatchObject({ is: 'all', canTake: false })
  expect(guestShareOf(entry(150), 120)).toMatchObject({ is: 'more', canTake: true })
})

test('where the provider does not do as many it is said why, and nothing can be pressed', () => {
  const issue = { code: 'too_big', values: { max: 100 } }
  expect(guestShareOf(entry(30, { most_qty: 100 }), 120)).toMatchObject({ is: 'some', canTake: false, issue })
})

test('a changed price is not accepted along with the number; a quantity that is no longer done can be mended', () => {
  expect(guestShareOf(entry(30, {}, 'price'), 120)).toMatchObject({ is: 'some', canTake: false, issue: null })
  expect(guestShareOf(entry(30, { least_qty: 50 }, 'quantity'), 120)).toMatchObject({ canTake: true })
})

test('nothing is said of what has another unit or is gone, and without guests', () => {
  expect(guestShareOf(entry(30, { unit: 1 }), 120)).toBeNull()
  expect(guestShareOf(entry(30, {}, 'gone'), 120)).toBeNull()
  expect(guestShareOf(entry(30), null)).toBeNull()
})

test('several per person of a service are counted together, below the last of them, and none is made as many', () => {
  const [adults, children, dj] = [entry(50), child(4), entry(3, { unit: 1 }, null, 3)]
  const all = [adults, children, dj, entry(7, {}, null, 4, 2)]
  expect(shareAmong(adults, all, 60)).toBeNull()
  expect(shareAmong(children, all, 60)).toEqual({
    is: 'some',
    of: [adults, children],
    quantity: 54,
    canTake: false,
    issue: null,
  })
  expect(shareAmong(children, all, 54)).toMatchObject({ is: 'all', quantity: 54 })
})

test('a dinner and its wine for all are no more than the guests; one that is for more by itself is', () => {
  const [dinner, wine] = [entry(60), child(60)]
  for (const one of [dinner, wine]) expect(shareAmong(one, [dinner, wine], 60)).toBeNull()
  expect(shareAmong(dinner, [dinner, child(20)], 50)).toMatchObject({ is: 'more', quantity: 60, canTake: true })
  expect(shareAmong(child(20), [dinner, child(20)], 50)).toBeNull()
})

test('guests are read as they are typed', () => {
  expect(['120', ' 7 ', '', '0', 'many', '1.5', '2000000'].map(readGuests)).toEqual([120, 7, ...Array(5).fill(null)])
})
