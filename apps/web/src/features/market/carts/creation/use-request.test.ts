import { bookingLimits } from '@celebrio/contract/market/booking-forms'
import type { Cart } from '@celebrio/contract/market/carts'
import { noAmounts } from '@celebrio/contract/market/line-amounts'
import { expect, test } from 'vitest'
import { askedIds, bodyOf, emptyRequest, type RequestValues } from '../request.ts'
import { requestError } from './use-request.ts'

const entry = (provider_id: number, problem: string | null = null) => ({
  provider_id,
  problem,
  currency: 'EUR',
  ...noAmounts,
})
const cart = (...entries: ReturnType<typeof entry>[]) => {
  const providers = [...new Set(entries.map(({ provider_id }) => provider_id))].map(id => ({ id, currency: 'EUR' }))
  return { cart: entries, sellers: providers, providers, totals: [] } as unknown as Cart
}
const request = (values: Partial<RequestValues> = {}) => ({
  values: { ...emptyRequest, ...values },
  change: () => undefined,
})

test('a request without anything, with nobody to ask or with what has changed is not sent', () => {
  expect(requestError(undefined, request())).toBeDefined()
  expect(requestError(cart(), request())).toBeDefined()
  expect(requestError(cart(entry(1)), request())).toBeUndefined()
  expect(requestError(cart(entry(1)), request({ without: [1] }))).toBeDefined()
  expect(requestError(cart(entry(1), entry(2, 'price')), request())).toBeDefined()
})

test('what somebody sells who is left out keeps nobody else from being asked', () => {
  expect(requestError(cart(entry(1), entry(2, 'price')), request({ without: [2] }))).toBeUndefined()
})

test('a message is as long as the server takes it', () => {
  const messages = (length: number) => ({ messages: { 1: 'é'.repeat(length) } })
  expect(requestError(cart(entry(1)), request(messages(bookingLimits.message)))).toBeUndefined()
  expect(requestError(cart(entry(1)), request(messages(bookingLimits.message + 1)))).toBeDefined()
})

test('who is asked is told what is meant for them, who is not is told nothing', () => {
  const { values } = request({ without: [2], messages: { 1: ' By the lake ', 2: 'Not you', 3: ' ' } })
  const ids = askedIds(cart(entry(1), entry(2), entry(3), entry(4)), new Map([[4, 'off']]), values)
  expect(ids).toEqual([1, 3])
  const event = { id: 7, members: 20 } as Parameters<typeof bodyOf>[0]
  expect(bodyOf(event, ids, values)).toMatchObject({
    event_id: 7,
    guests: '20',
    messages: [{ provider_id: 1, message: 'By the lake' }],
  })
})
