import { expect, test } from 'vitest'
import { countFilters, readFilters, writeFilters } from './filters.ts'

test('filters come back from their address', () => {
  const address = 'keyword=jollof&state=onGoing&state=completed&recent=1'
  expect(writeFilters(readFilters(new URLSearchParams(address))).toString()).toBe(address)
})

test('what is no filter in an address is left out', () => {
  const nothing = readFilters(new URLSearchParams('state=lost&keyword=&page=3'))
  expect(countFilters(nothing)).toBe(0)
  expect(writeFilters(nothing).toString()).toBe('')
})
