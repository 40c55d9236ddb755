import { expect, test } from 'vitest'
import { countFilters, noFilters, readFilters, writeFilters } from './filters.ts'
import { queryOf } from './query.ts'

const read = (text: string) => readFilters(new URLSearchParams(text))

test('an address gives back the filters that were written into it', () => {
  const filters = {
    ...noFilters,
    keyword: 'gown',
    category_id: 8,
    condition: ['new', 'good'] as const,
    free: true,
    cost: '500-1000' as const,
    currency: 'EUR',
    within: '7d' as const,
    near: true,
    distance_km: 25,
    sort: 'price' as const,
  }
  const address = writeFilters(new URLSearchParams('view=public'), filters)
  expect(readFilters(address)).toEqual(filters)
  expect(address.get('view')).toBe('public')
  expect(writeFilters(address, noFilters).toString()).toBe('view=public')
  expect(countFilters(filters)).toBe(7)
})

test('what is no filter is ignored', () => {
  expect(read('cost=5-6&within=2d&condition=broken&category_id=x&sort=near&currency=ABC&distance_km=7')).toEqual(
    noFilters,
  )
})

test('a place is not asked for beside what is near', () => {
  expect(read('near=me&city_id=4&country_id=5')).toMatchObject({ near: true, city_id: null, country_id: null })
})

test('a range of costs is asked for in its currency, and the last one has no end', () => {
  expect(queryOf(read('cost=500-1000'), null, 'EUR')).toMatchObject({ min_cost: 500, max_cost: 1000, currency: 'EUR' })
  expect(queryOf(read('cost=1000-&currency=BRL'), null, 'EUR')).toMatchObject({
    min_cost: 1000,
    max_cost: undefined,
    currency: 'BRL',
  })
  expect(queryOf(read('sort=price'), null, 'EUR')).toMatchObject({ sort: 'price', currency: 'EUR' })
  expect(queryOf(noFilters, null, 'EUR').currency).toBeUndefined()
})
