import { expect, test } from 'vitest'
import { countFilters, readFilters, writeFilters } from './filters.ts'

test('filters come back from their address', () => {
  const address = 'keyword=tea&country_id=250&state_id=3&city_id=9&ages=6570-10950&ages=18251-73000&genders=0&genders=2'
  expect(writeFilters(readFilters(new URLSearchParams(address))).toString()).toBe(address)
})

test('what is no filter in an address is left out', () => {
  const nothing = readFilters(new URLSearchParams('country_id=x&state_id=-1&ages=1-2&genders=&genders=7&page=3'))
  expect(countFilters(nothing)).toBe(0)
  expect(writeFilters(nothing).toString()).toBe('')
})
