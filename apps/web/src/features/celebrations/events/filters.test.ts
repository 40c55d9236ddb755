import { expect, test } from 'vitest'
import { countFilters, isDateOrYear, readFilters, writeFilters } from './filters.ts'

test('accepts a year, a month or a calendar day', () => {
  for (const text of ['2026', '2026-12', '2026-12-05', '2028-02-29']) expect(isDateOrYear(text)).toBe(true)
  for (const text of ['', '26', '2026-13', '2026-02-30', '0000', 'soon', '2026-1'])
    expect(isDateOrYear(text)).toBe(false)
})

test('unrelated search params are kept', () => {
  const before = new URLSearchParams('view=history&keyword=cake&city_id=x')
  const filters = readFilters(before)
  expect(filters).toEqual({ keyword: 'cake', event_date: '', country_id: null, state_id: null, city_id: null })
  const after = writeFilters(before, { ...filters, keyword: ' ', event_date: '2026' })
  expect(after.toString()).toBe('view=history&event_date=2026')
})

test('only active filters count', () => {
  expect(countFilters(readFilters(new URLSearchParams('keyword=a&country_id=3&state_id=0')))).toBe(2)
})
