import { expect, test } from 'vitest'
import { daysToChoose, deadlineBefore, endsToChoose, startsToChoose, todayIn } from './quick-times.ts'
import { changesFor } from './use-asked-day.ts'
import { emptyValues } from './values.ts'

test('the days are the next weekend and the Saturdays after it, never today', () => {
  const days = daysToChoose('2026-11-23', '')
  expect(days.slice(0, 4)).toEqual(['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-12'])
  expect(days).toHaveLength(8)
  expect(daysToChoose('2026-11-28', '')[0]).toBe('2026-12-05')
})

test('what was chosen by hand stands among the choices', () => {
  expect(daysToChoose('2026-11-23', '2026-12-01').slice(2, 4)).toEqual(['2026-12-01', '2026-12-05'])
  expect(startsToChoose('17:30')).toEqual(['12:00', '16:00', '17:30', '18:00', '19:00', '20:00'])
  expect(startsToChoose('19:00')).toEqual(['12:00', '16:00', '18:00', '19:00', '20:00'])
})

test('a day that was asked for takes the place of the date of an older draft, and keeps its hour', () => {
  const draft = { ...emptyValues(), event_date: '2026-12-05T17:30', end_date: '2026-12-05T20:30', guests_choose: true }
  const moved = { event_date: '2027-02-14T17:30', end_date: '2027-02-14T20:30', guests_choose: false }
  expect(changesFor('2027-02-14', draft)).toEqual(moved)
  expect(changesFor('2026-12-05', draft)).toBeNull()
  expect(changesFor('2027-02-14', emptyValues())).toMatchObject({ event_date: '2027-02-14T19:00' })
})

test('ends follow the start, over midnight and the end of a month', () => {
  const ends = ['2026-11-30T22:00', '2026-11-30T23:00', '2026-12-01T00:00', '2026-12-01T02:00']
  expect(endsToChoose('2026-11-30T20:00', '')).toEqual(ends)
  expect(endsToChoose('2026-11-30T20:00', '2026-11-30T21:15')).toEqual(['2026-11-30T21:15', ...ends])
})

test('today is that of the place', () => {
  const now = new Date('2026-11-28T03:00Z')
  expect(todayIn('America/New_York', now)).toBe('2026-11-27')
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-11-28')
  expect(todayIn('Nowhere/None', now)).toBe('2026-11-28')
})

test('a deadline is the end of a day before the start, over the end of a year', () => {
  expect(deadlineBefore('2026-11-30T20:00', 1)).toBe('2026-11-29T23:59')
  expect(deadlineBefore('2027-01-03T00:30', 7)).toBe('2026-12-27T23:59')
})
