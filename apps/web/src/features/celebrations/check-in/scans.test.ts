import { expect, test } from 'vitest'
import { findEarlier, isCode, newScan, type Scan, undone, withOutcome, withoutOld } from './scans.ts'

const at = '2031-06-14T18:30:00.000Z'
const waiting: Scan = { code: 'ABCD2345', at, outcome: { kind: 'waiting' } }
const refused: Scan = { code: 'ZZZZ2345', at, outcome: { kind: 'unknown' } }
const byName: Scan = { guest_id: 7, name: 'Ben', at, outcome: { kind: 'waiting' } }

test('only text in the format of ticket codes is a code', () => {
  expect(isCode('ABCD2345')).toBe(true)
  for (const text of ['ABCD234', 'ABCD23456', 'ABCDI345', 'https://']) expect(isCode(text)).toBe(false)
})

test('finds an earlier scan of the same guest, unless it was rejected', () => {
  const scans = [waiting, refused, byName]
  expect(findEarlier(scans, { code: 'ABCD2345' })).toBe(waiting)
  expect(findEarlier(scans, { guest_id: 7, name: 'Ben' })).toBe(byName)
  expect(findEarlier(scans, { code: 'ZZZZ2345' })).toBeUndefined()
  expect(findEarlier(scans, { guest_id: 8, name: 'Ben' })).toBeUndefined()
})

test('an outcome applies to one scan only', () => {
  const later = { ...waiting, at: '2031-06-14T18:40:00.000Z' }
  expect(withOutcome([waiting, later, byName], waiting, { kind: 'unknown' })).toEqual([
    { ...waiting, outcome: { kind: 'unknown' } },
    later,
    byName,
  ])
})

test('old scans are dropped once they are synced', () => {
  const now = new Date('2031-06-20T00:00:00Z').getTime()
  expect(withoutOld([waiting, refused], now)).toEqual([waiting])
})

test('a guest whose check-in was undone can be scanned again', () => {
  const arrival = { kind: 'in', guest_id: 7, name: 'Ben', adults: 1, children: 0, dietary: null, at } as const
  const let_in: Scan = { code: 'ABCD2345', at, outcome: arrival }
  expect(findEarlier([let_in], { code: 'ABCD2345' })).toBe(let_in)
  const after = undone([let_in, refused], 7)
  expect(after).toEqual([{ ...let_in, outcome: { kind: 'undone', name: 'Ben' } }, refused])
  expect(findEarlier(after, { code: 'ABCD2345' })).toBeUndefined()
  expect(undone([let_in], 8)).toEqual([let_in])
})

test('text that cannot be a code is rejected at once, also offline', () => {
  expect(newScan({ code: 'https://example.com' }, at).outcome.kind).toBe('noCode')
  expect(newScan({ code: 'ABCD2345' }, at)).toEqual(waiting)
  expect(newScan({ guest_id: 7, name: 'Ben' }, at)).toEqual(byName)
})
