import { expect, test } from 'vitest'
import { activeIn, changed, noFilters, readCompared, readFilters, usualOrder, writeFilters } from './filters.ts'

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
    event_id: 12,
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

test('a day that no calendar has is none', () => {
  expect(written('free_on=2031-02-30').free_on).toBe('')
  expect(written('free_on=2031-13-01').free_on).toBe('')
  expect(written('free_on=2032-02-29').free_on).toBe('2032-02-29')
})

test('near the viewer takes the place of a place', () => {
  expect(written('near=me&country_id=724&city_id=3')).toEqual({ ...noFilters, near: true })
})

test('who comes is asked for where there is a place to come to, and goes with it', () => {
  expect(written('comes=1&country_id=724').comes).toBe(false)
  const filters = written('comes=1&country_id=724&city_id=3&sort=near')
  expect(filters).toMatchObject({ comes: true, sort: 'near' })
  const [place, ...others] = activeIn(filters)
  expect(place?.without).toMatchObject({ city_id: null, comes: false, sort: '' })
  expect(others).toEqual([])
})

test('of a city it is a filter to leave out who comes, and of a position who does not', () => {
  const [, based] = activeIn(written('country_id=724&city_id=3'))
  expect(based).toEqual({ name: 'comes', without: { comes: true } })
  const [, comes] = activeIn(written('near=me&comes=1'))
  expect(comes).toEqual({ name: 'comes', without: { comes: false } })
})

test('a city alone is a place that can be taken away', () => {
  const [place] = activeIn(written('city_id=3&comes=1'))
  expect(place).toMatchObject({ name: 'country_id', without: { city_id: null, comes: false } })
})

test('around a position the nearest come first, in a city the best', () => {
  expect(usualOrder(written('near=me'))).toBe('near')
  expect(usualOrder(written('country_id=724&city_id=3&comes=1'))).toBe('top')
})

test('a filter is taken away alone, a place as a whole', () => {
  const filters = { ...noFilters, country_id: 724, city_id: 5, comes: true, languages: ['en', 'es'] }
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

test('who looks elsewhere, or on another day, no longer looks for the event', () => {
  const filters = { ...noFilters, event_id: 7, free_on: '2031-06-14' }
  expect(changed(filters, { free_on: '2031-06-15' }).event_id).toBeNull()
  expect(changed(filters, { near: true }).event_id).toBeNull()
  expect(changed(filters, { city_id: 3 }).event_id).toBeNull()
  expect(changed(filters, { category_id: 3, comes: true }).event_id).toBe(7)
  expect(changed(filters, { event_id: 8, free_on: '2031-06-16' }).event_id).toBe(8)
})
