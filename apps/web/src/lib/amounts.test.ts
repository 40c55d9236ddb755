import { beforeEach, expect, test, vi } from 'vitest'
import { formatAmount, formatShortAmount, formatWholeAmount, readAmount } from './amounts.ts'

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => 'en' }))

test.each([
  ['1250', 125_000],
  ['1250.5', 125_050],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['1 250,50', 125_050],
  ['12,5', 1250],
  ['1,250', 125_000],
  ['1.250.000', 125_000_000],
  ['12,50,000', 125_000_000],
  ['0', 0],
])('%s is an amount with two decimals, whoever writes it', (typed, minor) => {
  expect(readAmount(typed, 'EUR')).toBe(minor)
})

test.each(['', 'a lot', '-5', '1.2345', '12,505.001', '.5', '1,2,3', '1,250,5'])('%s is not an amount', typed => {
  expect(readAmount(typed, 'EUR')).toBeNull()
})

test.each([
  ['en', '1.250', '1,250'],
  ['fr', '1,250', '1.250'],
  ['es', '1,250', '1.250'],
  ['pt', '1,250', '1.250'],
])('in %s, %s has too many decimals, and %s is a thousand and more', (language, decimals, thousands) => {
  vi.stubGlobal('localStorage', { getItem: () => language })
  expect([readAmount(decimals, 'EUR'), readAmount(thousands, 'EUR')]).toEqual([null, 125_000])
})

test('decimals follow the currency: none or three', () => {
  expect([readAmount('1,250', 'JPY'), readAmount('12.5', 'JPY')]).toEqual([1250, null])
  expect([readAmount('1.250', 'KWD'), readAmount('1,250', 'KWD')]).toEqual([1250, 1_250_000])
})

test('an amount for tight places has its currency', () => {
  expect([formatShortAmount(1250, 'USD'), formatShortAmount(125_000, 'EUR')]).toEqual(['$1,250', '€125K'])
})

test('dollars are written in one way, other currencies as the language of the viewer writes them', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'es' })
  expect([formatAmount(290_000, 'USD'), formatWholeAmount(500, 'USD')]).toEqual(['$2,900.00', '$500'])
  expect([formatShortAmount(600, 'USD'), formatShortAmount(125_000, 'USD')]).toEqual(['$600', '$125K'])
  expect(formatAmount(1_290_000, 'EUR')).toBe('12.900,00\u00A0€')
  expect(formatShortAmount(600, 'EUR')).toBe('600\u00A0€')
})

test('what is taken off has a true minus', () => {
  expect([formatAmount(-11_400, 'USD'), formatAmount(11_400, 'USD')]).toEqual(['−$114.00', '$114.00'])
})
