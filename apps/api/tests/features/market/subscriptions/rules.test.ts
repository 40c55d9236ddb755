import { expect, test } from 'vitest'
import { businessDays, monthsAfter } from '../../../../src/features/market/subscriptions/rules.ts'

const on = (text: string) => new Date(text)
const newYork = { timezone: 'America/New_York', holidays: ['12-25', '2027-11-25'] }

test('a month later is the same day, or the last of a shorter month, leap years too', () => {
  const after = (from: string, months: number) =>
    monthsAfter(on(`${from}T08:30:00Z`), months)
      .toISOString()
      .slice(0, 16)
  expect(after('2027-01-31', 1)).toBe('2027-02-28T08:30')
  expect(after('2028-01-31', 1)).toBe('2028-02-29T08:30')
  expect(after('2028-02-29', 12)).toBe('2029-02-28T08:30')
  expect(after('2028-02-29', 48)).toBe('2032-02-29T08:30')
  expect(after('2027-08-31', 6)).toBe('2028-02-29T08:30')
  expect(after('2028-12-15', 1200)).toBe('2128-12-15T08:30')
})

test('business days are those of the place of business, whatever the zone of the clock', () => {
  // Friday 9 pm in New York is Saturday in UTC.
  const days = (from: string, to: string, timezone = newYork.timezone) =>
    businessDays(on(from), on(to), { ...newYork, timezone }).days
  expect(days('2027-10-02T01:00:00Z', '2027-10-05T12:00:00Z')).toBe(2)
  expect(days('2027-10-01T12:00:00Z', '2027-10-02T01:00:00Z')).toBe(0)
  expect(days('2027-10-01T03:00:00Z', '2027-10-02T03:00:00Z')).toBe(1)
  expect(days('2027-10-01T03:00:00Z', '2027-10-02T03:00:00Z', 'UTC')).toBe(0)
  expect(days('2027-10-01T03:00:00Z', '2027-10-01T03:00:00Z')).toBe(0)
})

test('weekends and holidays are none, those of one year and those of each; holidays on weekends are not counted', () => {
  expect(businessDays(on('2027-11-21T12:00:00Z'), on('2027-11-28T12:00:00Z'), newYork)).toEqual({
    days: 4,
    holidays: 1,
  })
  expect(businessDays(on('2028-12-22T12:00:00Z'), on('2028-12-29T12:00:00Z'), newYork)).toEqual({
    days: 4,
    holidays: 1,
  })
  expect(businessDays(on('2027-12-24T12:00:00Z'), on('2027-12-26T12:00:00Z'), newYork)).toEqual({
    days: 0,
    holidays: 0,
  })
})
