import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, weeksOf } from './calendar.ts'

test('a month is weeks that begin on a day of choice', () => {
  const fromMonday = weeksOf('2026-11', 1)
  expect(fromMonday).toHaveLength(6)
  expect(fromMonday[0]).toEqual(['2026-11-01'])
  expect(fromMonday.at(-1)).toEqual(['2026-11-30'])
  expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2027-02', 1).flat()).toHaveLength(28)
})

test('keys lead by days, weeks and months, beyond the end of the month too', () => {
  const after = (key: string, day = '2026-11-30') => dayAfterKey(key, day, 1)
  expect(after('ArrowRight')).toBe('2026-12-01')
  expect(after('ArrowUp', '2026-11-03')).toBe('2026-10-27')
  expect([after('Home', '2026-11-28'), after('End', '2026-11-28')]).toEqual(['2026-11-23', '2026-11-29'])
  expect(after('PageDown', '2027-01-31')).toBe('2027-02-28')
  expect(after('a')).toBeUndefined()
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})
