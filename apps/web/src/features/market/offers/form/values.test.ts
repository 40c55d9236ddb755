import { expect, test } from 'vitest'
import { bodyOf, emptyOffer } from './values.ts'

const cake = { id: 7, name: 'Cake', price: 40 }

test('an offer for a category sends no items, whatever was chosen before', () => {
  expect(bodyOf({ ...emptyOffer, items: [cake] }).items).toEqual([])
  expect(bodyOf({ ...emptyOffer, items: [cake], applies_to: 'items' }).items).toEqual([7])
})

test('a percent sign is no mistake', () => {
  expect(bodyOf({ ...emptyOffer, discount: ' 15 % ' }).discount).toBe('15')
})

test('a decimal comma is a decimal point, so that the check says what is wrong with it', () => {
  expect(bodyOf({ ...emptyOffer, discount: '12,5' }).discount).toBe('12.5')
})

test('an offer ends with its last day, by the clock of whoever makes it', () => {
  const end = new Date(bodyOf({ ...emptyOffer, ends_at: '2026-12-24' }).ends_at)
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([24, 23, 59])
})

test('without an end nothing is sent, and what is no day is left for the check', () => {
  expect(bodyOf(emptyOffer).ends_at).toBe('')
  expect(bodyOf({ ...emptyOffer, ends_at: '2026-13-40' }).ends_at).toBe('2026-13-40')
})
