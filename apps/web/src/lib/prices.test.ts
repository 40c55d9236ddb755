import { beforeEach, expect, test, vi } from 'vitest'
import { priceText } from './prices.ts'

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => 'en' }))

test('a difference of prices is told to the cent', () => {
  expect(priceText(499.89 - 499.99, 'USD')).toBe('−$0.10')
  expect(priceText(89.5 - 99.99, 'USD')).toBe('−$10.49')
})
