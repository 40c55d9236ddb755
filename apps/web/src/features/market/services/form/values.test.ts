import { serviceForm } from '@celebrio/contract/market/service-forms'
import { expect, test, vi } from 'vitest'
import { checkService } from './checks.ts'
import { bodyOf, emptyItem, emptyService, type ItemValues } from './values.ts'

vi.mock('#i18n/language.ts', () => ({ readLanguage: () => 'en' }))

const withItem = (item: Partial<ItemValues>) => ({
  name: 'Party food',
  description: 'From the pot.',
  categories: [11],
  images: [],
  items: [{ ...emptyItem(), name: 'Jollof', price: '5', ...item }],
})
const wrong = (item: Partial<ItemValues>, currency = 'EUR') =>
  Object.keys(checkService(withItem(item), currency)).map(field => field.replace('items.0.', ''))

test('a service that is filled in is right, and what is required is asked for', () => {
  expect(checkService(withItem({}), 'EUR')).toEqual({})
  expect(Object.keys(checkService(emptyService, 'EUR')).sort()).toEqual(['categories', 'description', 'name'])
  expect(wrong({ name: '', price: '' })).toEqual(['name', 'price'])
})

test('what cannot be a price is told at the price', () => {
  for (const price of ['-6.25', '-3', 'abc', '1,2,3', '1.2345', '99999999999999'])
    expect(wrong({ price }), price).toEqual(['price'])
})

test('decimals that the currency does not have are told at the price', () => {
  expect(wrong({ price: '12.5' }, 'XAF')).toEqual(['price'])
  expect(wrong({ price: '12.345' }, 'EUR')).toEqual(['price'])
  expect(wrong({ price: '12,345' }, 'EUR')).toEqual([])
  expect(wrong({ price: '1.2345' }, 'KWD')).toEqual(['price'])
})

test('prices and quantities are sent with a decimal point, however they were typed', () => {
  const body = serviceForm.parse(
    bodyOf(withItem({ price: '1 250,50', unit: 3, qty: '2,5', least_qty: '1', most_qty: '' }), 'EUR'),
  )
  expect(body.items[0]).toMatchObject({ price: 1250.5, qty: 2.5, least_qty: 1, most_qty: undefined })
})

test('only what is paid by the hour has minutes', () => {
  expect(bodyOf(withItem({ unit: 2, step_minutes: 30 }), 'EUR').items[0]).toHaveProperty('step_minutes', 30)
  expect(bodyOf(withItem({ unit: 4, step_minutes: 30 }), 'EUR').items[0]).not.toHaveProperty('step_minutes')
})
