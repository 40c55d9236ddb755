import { expect, test } from 'vitest'
import { countdownTo } from './countdown.ts'

const party = { starts_at: '2026-11-28T21:00:00Z', timezone: 'America/New_York', date_open: false }
const at = (moment: string, more = {}) => countdownTo({ ...party, ...more }, new Date(moment))

test('days are counted by the calendar at the place', () => {
  expect(at('2026-11-22T15:00:00Z')).toEqual({ state: 'days', days: 6 })
  // 23:00 of the 26th in New York, the 27th in London.
  expect(at('2026-11-27T04:00:00Z')).toEqual({ state: 'days', days: 2 })
  expect(at('2026-11-27T06:00:00Z')).toEqual({ state: 'tomorrow' })
  expect(at('2026-11-28T06:00:00Z')).toEqual({ state: 'today' })
})

test('a night on which the clocks change is one night', () => {
  const spring = { starts_at: '2027-03-14T16:00:00Z' }
  expect(at('2027-03-14T04:30:00Z', spring)).toEqual({ state: 'tomorrow' })
  expect(at('2027-03-14T06:30:00Z', spring)).toEqual({ state: 'today' })
})

test('from its beginning on it is on, and a date that is open is not counted down to', () => {
  expect(at('2026-11-28T21:00:00Z')).toEqual({ state: 'now' })
  expect(at('2026-11-22T15:00:00Z', { date_open: true })).toEqual({ state: 'open' })
})
