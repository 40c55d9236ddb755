import { expect, test } from 'vitest'
import { addressOf, countFilters, filtersOf, noFilters, queryOf } from './filters.ts'

test('the address says what of the log is looked at, and what is no answer is left out', () => {
  const address = 'who=0&action=warned&about=user&number=12&from=2026-11-01&to=2026-11-27'
  expect(addressOf(filtersOf(new URLSearchParams(address))).toString()).toBe(address)
  const wrong = 'who=ana&action=danced&about=cake&number=-1&from=soon&page=2'
  expect(filtersOf(new URLSearchParams(wrong))).toEqual(noFilters)
})

test('both days are included, by the clock of whoever reads', () => {
  const { from, until } = queryOf({ ...noFilters, from: '2026-11-27', to: '2026-11-30' })
  expect([from, until]).toEqual([new Date(2026, 10, 27).toISOString(), new Date(2026, 11, 1).toISOString()])
})

test('a day that is half typed asks for nothing', () => {
  const typing = { ...noFilters, who: '0', from: '0020-11-27', to: '9999-12-31' }
  expect(queryOf(typing)).toMatchObject({ actor_id: 0, from: undefined, until: undefined })
  expect(countFilters(typing)).toBe(1)
})
