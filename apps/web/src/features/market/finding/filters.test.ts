import { expect, test } from 'vitest'
import { activeIn, noFilters, readCompared, readFilters, writeFilters } from './filters.ts'

const written = (text: string) => readFilters(new URLSearchParams(text))

test('filters outlive the way through an address', () => {
  const filters = {
    ...noFilters,
    keyword: 'jollof',
    category_id: 3,
    near: true,
    distance_km: 10,
    comes: true,
    price_from: '5,50',
    currency: 'EUR',
    min_rating: 4.5,
    offers: true,
    free_on: '2031-06-14',
    languages: ['en', 'yo'],
    sort: 'price' as const,
  }
  const search = writeFilters(new URLSearchParams('compare=1.2&city_id=9'), filters)
  expect(readFilters(search)).toEqual(filters)
  expect(search.get('compare')).toBe('1.2')
  expect(search.has('city_id')).toBe(false)
})

test('what is no filter is ignored', () => {
  expect(
    written(
      'category_id=-1&distance_km=5&price_from=4&currency=XXX&min_rating=9&free_on=2031-06&sort=near&languages=qq',
    ),
  ).toEqual(noFilters)
})

test('near the viewer takes the place of a place', () => {
  expect(written('near=me&country_id=724&city_id=3')).toEqual({ ...noFilters, near: true })
})

test('who comes is asked for where there is a place to come to, and goes with it', () => {
  expect(written('comes=1&country_id=724').comes).toBe(false)
  const filters = written('comes=1&country_id=724&city_id=3&sort=near')
  expect(filters).toMatchObject({ comes: true, sort: 'near' })
  const [place, comes] = activeIn(filters)
  expect(place?.without).toMatchObject({ city_id: null, comes: false, sort: '' })
  expect(comes?.without).toEqual({ comes: false, sort: '' })
})

test('a filter is taken away alone, a place as a whole', () => {
  const filters = { ...noFilters, country_id: 724, city_id: 5, languages: ['en', 'es'] }
  const without = activeIn(filters).map(({ without }) => ({ ...filters, ...without }))
  expect(without).toEqual([
    { ...noFilters, languages: ['en', 'es'] },
    { ...filters, languages: ['es'] },
    { ...filters, languages: ['en'] },
  ])
})

test('four different providers at most are compared', () => {
  expect(readCompared('4.4.x.-1.9.7.2.1')).toEqual([4, 9, 7, 2])
  expect(readCompared('4,9')).toEqual([4, 9])
  expect(readCompared(null)).toEqual([])
})
