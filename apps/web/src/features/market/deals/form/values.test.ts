import { expect, test } from 'vitest'
import { bodyOf, checkDeal, emptyDeal, endOf } from './values.ts'

const filled = { ...emptyDeal(), currency: 'EUR', title: 'Gown', description: 'Ivory.', cost: '240,50' }

test('a filled form is sent as the contract takes it', () => {
  expect(bodyOf(filled)).toMatchObject({ title: 'Gown', cost: 240.5, currency: 'EUR', or_nearest_offer: false })
  expect(checkDeal(filled)).toEqual({})
})

test('what is free costs nothing, whatever was typed, and leaves no room to bargain', () => {
  expect(bodyOf({ ...filled, is_free: true, or_nearest_offer: true })).toMatchObject({
    cost: 0,
    or_nearest_offer: false,
  })
})

test('the end is told in UTC', () => {
  expect(endOf({ day: '2031-06-01', time: '20:00' })).toBe(
    new Date('2031-06-01T20:00').toISOString().slice(0, 19).replace('T', ' '),
  )
  expect(endOf({ day: '', time: '20:00' })).toBeUndefined()
})

test('what is missing or wrong is said at its field', () => {
  expect(Object.keys(checkDeal({ ...emptyDeal(), currency: 'EUR' })).toSorted()).toEqual([
    'cost',
    'description',
    'title',
  ])
  expect(Object.keys(checkDeal({ ...filled, cost: '1.5', currency: 'JPY' }))).toEqual(['cost'])
  expect(Object.keys(checkDeal({ ...filled, cost: 'a lot' }))).toEqual(['cost'])
  expect(Object.keys(checkDeal({ ...filled, day: '' }))).toEqual(['day'])
  expect(Object.keys(checkDeal({ ...filled, day: '2020-01-01' }))).toEqual(['day'])
})
