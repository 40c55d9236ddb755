import { beforeEach, expect, test, vi } from 'vitest'
import { formatSpanDay, formatSpanShortDay, formatSpanTime, timeZoneDisplayName } from './formats-zones.ts'

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => 'en' }))

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0\u2009]/g, ' ')

const party = { start: '2026-11-28T21:00:00Z', end: '2026-11-29T04:00:00Z', timeZone: 'America/New_York' }

test('a celebration is told by the clocks of its place', () => {
  expect(plain(formatSpanDay(party))).toBe('Saturday, November 28, 2026')
  expect(plain(formatSpanTime(party))).toBe('4:00 – 11:00 PM')
  expect(plain(formatSpanDay({ ...party, timeZone: 'Asia/Tokyo' }))).toBe('Sunday, November 29, 2026')
})

test('a short day tells the year when it is another', () => {
  expect(formatSpanShortDay(party, new Date('2026-01-01T12:00:00Z'))).toBe('Sat, Nov 28')
  expect(formatSpanShortDay(party, new Date('2027-01-02T12:00:00Z'))).toBe('Sat, Nov 28, 2026')
})

test('into the night only the clock is told', () => {
  expect(plain(formatSpanTime({ ...party, end: '2026-11-29T07:00:00Z' }))).toBe('4:00 PM – 2:00 AM')
})

test('without an end only the start is told', () => {
  expect(plain(formatSpanTime({ ...party, end: null }))).toBe('4:00 PM')
})

test('past a day the day of the end is told, and that of the start not again', () => {
  expect(plain(formatSpanTime({ ...party, end: '2026-11-30T16:00:00Z' }))).toBe('4:00 PM – Nov 30, 11:00 AM')
  expect(plain(formatSpanTime({ ...party, end: '2027-01-02T16:00:00Z' }))).toBe('4:00 PM – Jan 2, 2027, 11:00 AM')
})

test('a zone has a name and an offset, and an unknown one none', () => {
  expect(timeZoneDisplayName('America/New_York', party.start)).toBe('Eastern Standard Time (GMT-5)')
  expect(timeZoneDisplayName('Nowhere/Land', party.start)).toBe('')
})
