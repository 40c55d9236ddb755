import { expect, test } from 'vitest'
import { countFilters, isDateOrYear, noFilters, readFilters, writeFilters } from './filters.ts'

test('accepts a year, a month or a calendar day', () => {
  for (const text of ['2026', '2026-12', '2026-12-05', '2028-02-29']) expect(isDateOrYear(text)).toBe(true)
  for (const text of ['', '26', '2026-13', '2026-02-30', '0000', 'soon', '2026-1'])
    expect(isDateOrYear(text)).toBe(false)
})

test('unrelated search params are kept', () => {
  const before = new URLSearchParams('view=history&keyword=cake&city_id=x')
  const filters = readFilters(before)
  expect(filters).toEqual({ ...noFilters, keyword: 'cake' })
  const after = writeFilters(before, { ...filters, keyword: ' ', event_date: '2026' })
  expect(after.toString()).toBe('view=history&event_date=2026')
})

test('a category is one of the filters', () => {
  const filters = readFilters(new URLSearchParams('category_id=11&keyword=cake'))
  expect(filters).toEqual({ ...noFilters, keyword: 'cake', category_id: 11 })
  expect(writeFilters(new URLSearchParams(), filters).toString()).toBe('keyword=cake&category_id=11')
})

test('only active filters count', () => {
  expect(countFilters(readFilters(new URLSearchParams('keyword=a&country_id=3&state_id=0')))).toBe(2)
})
