import { expect, test } from 'vitest'
import { dateInZone } from './zoned-time.ts'

test('a clock of a place shows a time at one moment, or at two of which the first counts, or never', () => {
  const iso = (wall: string, zone: string) => dateInZone(wall, zone)?.toISOString() ?? null
  expect(iso('2026-07-14T21:00', 'Europe/Paris')).toBe('2026-07-14T19:00:00.000Z')
  expect(iso('2026-12-31T21:00:07', 'America/Bogota')).toBe('2027-01-01T02:00:07.000Z')
  expect(iso('2027-10-31T01:30', 'Europe/London')).toBe('2027-10-31T00:30:00.000Z')
  expect(iso('2027-03-28T00:59', 'Europe/London')).toBe('2027-03-28T00:59:00.000Z')
  expect(iso('2027-03-28T01:30', 'Europe/London')).toBeNull()
  expect(iso('2027-03-28T02:00', 'Europe/London')).toBe('2027-03-28T01:00:00.000Z')
  expect(iso('2026-10-04T02:15', 'Australia/Lord_Howe')).toBeNull()
  expect(iso('2026-05-01T00:00', 'Pacific/Kiritimati')).toBe('2026-04-30T10:00:00.000Z')
  expect(dateInZone('2026-05-01T00:00', 'Nowhere/Here')).toBeUndefined()
})
