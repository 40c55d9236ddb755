import type { CartEntry } from '@celebrio/contract/market/carts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendWishes, settle, settleWishes, type Wish, wish } from './wishes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const seller = { id: 7, user_id: 70, company_name: 'Saffron & Smoke', logo: null }
const want = (item: number, quantity: number | null): Wish => ({
  entry: { service_item_id: item } as CartEntry,
  seller,
  quantity,
})

const server = () => {
  const sent: Wish[] = []
  return {
    sent,
    send: (one: Wish) => void sent.push(one),
    quantities: () => sent.map(one => one.quantity),
    answer: (granted = true) => sent.splice(0).forEach(one => settle(one, granted)),
  }
}

test('the last wish for an item is sent, a second after it', () => {
  const { send, quantities, answer } = server()
  for (const quantity of [2, 3, 4]) {
    wish(want(1, quantity), send, 1000)
    vi.advanceTimersByTime(600)
  }
  wish(want(2, 9), send, 1000)
  expect(quantities()).toEqual([])
  vi.advanceTimersByTime(400)
  expect(quantities()).toEqual([4])
  vi.advanceTimersByTime(600)
  expect(quantities()).toEqual([4, 9])
  answer()
})

test('who leaves the page has it sent at once, and once', () => {
  const { send, quantities, answer } = server()
  wish(want(1, 5), send, 1000)
  sendWishes()
  vi.advanceTimersByTime(2000)
  expect(quantities()).toEqual([5])
  answer()
})

test('booking waits until the server has taken what is wished', async () => {
  const { send, sent, answer } = server()
  wish(want(1, 5), send, 1000)
  wish(want(2, null), send, 0)
  let taken: boolean | undefined
  const waited = settleWishes().then(all => {
    taken = all
  })
  await Promise.resolve()
  expect(sent).toHaveLength(2)
  expect(taken).toBeUndefined()
  answer()
  await waited
  expect(taken).toBe(true)
  expect(await settleWishes()).toBe(true)
})

test('booking is told when something that was wished is refused', async () => {
  const { send, answer } = server()
  wish(want(1, 5), send, 1000)
  const all = settleWishes()
  answer(false)
  expect(await all).toBe(false)
})

test('an answer to an older wish does not undo a newer one', async () => {
  const { send, sent, answer } = server()
  wish(want(1, 2), send, 0)
  wish(want(1, 3), send, 0)
  const [older, newer] = sent
  if (older) settle(older, true)
  let done = false
  const waited = settleWishes().then(() => {
    done = true
  })
  await Promise.resolve()
  expect(done).toBe(false)
  if (newer) settle(newer, true)
  await waited
  answer()
})
