import { expect, test } from 'vitest'
import { findEarlier, isCode, type Scan, settled, withoutOld } from './scans.ts'

const at = '2031-06-14T18:30:00.000Z'
const waiting: Scan = { code: 'ABCD2345', at, outcome: { kind: 'waiting' } }
const refused: Scan = { code: 'ZZZZ2345', at, outcome: { kind: 'unknown' } }
const byName: Scan = { guest_id: 7, name: 'Ben', at, outcome: { kind: 'waiting' } }

test('only codes as tickets have them are codes', () => {
  expect(isCode('ABCD2345')).toBe(true)
  for (const text of ['ABCD234', 'ABCD23456', 'ABCDI345', 'https://']) expect(isCode(text)).toBe(false)
})

test('who was scanned at this door before is known, unless they were refused', () => {
  const scans = [waiting, refused, byName]
  expect(findEarlier(scans, { code: 'ABCD2345' })).toBe(waiting)
  expect(findEarlier(scans, { guest_id: 7, name: 'Ben' })).toBe(byName)
  expect(findEarlier(scans, { code: 'ZZZZ2345' })).toBeUndefined()
  expect(findEarlier(scans, { guest_id: 8, name: 'Ben' })).toBeUndefined()
})

test('what became of one scan is kept with that one only', () => {
  const later = { ...waiting, at: '2031-06-14T18:40:00.000Z' }
  expect(settled([waiting, later, byName], waiting, { kind: 'unknown' })).toEqual([
    { ...waiting, outcome: { kind: 'unknown' } },
    later,
    byName,
  ])
})

test('old scans go once they are settled', () => {
  const now = new Date('2031-06-20T00:00:00Z').getTime()
  expect(withoutOld([waiting, refused], now)).toEqual([waiting])
})
