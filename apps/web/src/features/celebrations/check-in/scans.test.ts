import { expect, test } from 'vitest'
import { findEarlier, isCode, newScan, type Scan, undone, withOutcome, withoutOld } from './scans.ts'

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
  expect(withOutcome([waiting, later, byName], waiting, { kind: 'unknown' })).toEqual([
    { ...waiting, outcome: { kind: 'unknown' } },
    later,
    byName,
  ])
})

test('old scans go once they are settled', () => {
  const now = new Date('2031-06-20T00:00:00Z').getTime()
  expect(withoutOld([waiting, refused], now)).toEqual([waiting])
})

test('who is in no more may be scanned again at this door', () => {
  const arrival = { kind: 'in', guest_id: 7, name: 'Ben', adults: 1, children: 0, dietary: null, at } as const
  const let_in: Scan = { code: 'ABCD2345', at, outcome: arrival }
  expect(findEarlier([let_in], { code: 'ABCD2345' })).toBe(let_in)
  const after = undone([let_in, refused], 7)
  expect(after).toEqual([{ ...let_in, outcome: { kind: 'undone', name: 'Ben' } }, refused])
  expect(findEarlier(after, { code: 'ABCD2345' })).toBeUndefined()
  expect(undone([let_in], 8)).toEqual([let_in])
})

test('what can be no code is said at once, also without a connection', () => {
  expect(newScan({ code: 'https://example.com' }, at).outcome.kind).toBe('noCode')
  expect(newScan({ code: 'ABCD2345' }, at)).toEqual(waiting)
  expect(newScan({ guest_id: 7, name: 'Ben' }, at)).toEqual(byName)
})
