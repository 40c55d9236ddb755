import { beforeEach, expect, test, vi } from 'vitest'
import { readAmount } from './amounts.ts'

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
  ['0', 0],
])('%s is an amount with two decimals, whoever writes it', (typed, minor) => {
  expect(readAmount(typed, 'EUR')).toBe(minor)
})

test.each(['', 'a lot', '-5', '1.2345', '12,505.001', '.5'])('%s is not an amount', typed => {
  expect(readAmount(typed, 'EUR')).toBeNull()
})

test('decimals follow the currency: none or three', () => {
  expect([readAmount('1,250', 'JPY'), readAmount('12.5', 'JPY')]).toEqual([1250, null])
  expect([readAmount('1.250', 'KWD'), readAmount('1,250', 'KWD')]).toEqual([1250, 1_250_000])
})
