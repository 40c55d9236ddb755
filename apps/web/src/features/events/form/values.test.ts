import type { Event } from '@celebrio/contract/events'
import { expect, test } from 'vitest'
import { isMoved, movedTo, valuesOf } from './values.ts'

const from = (event_date: string, end_date: string) => ({ event_date, end_date })

test('an event that is moved lasts as long as before', () => {
  const before = from('2026-12-05T18:30', '2026-12-06T01:00')
  expect(movedTo('2026-12-31T20:00', before)).toEqual(from('2026-12-31T20:00', '2027-01-01T02:30'))
  expect(movedTo('2026-12-31T20:00', from('2026-12-05T18:30:07', '2026-12-05T18:30:09'))).toEqual(
    from('2026-12-31T20:00', '2026-12-31T20:00:02'),
  )
})

test('nothing is said of an end that is not there, or makes no sense', () => {
  const start = { event_date: '2026-12-31T20:00' }
  expect(movedTo('2026-12-31T20:00', from('2026-12-05T18:30', ''))).toEqual(start)
  expect(movedTo('2026-12-31T20:00', from('', '2026-12-05T18:30'))).toEqual(start)
  expect(movedTo('2026-12-31T20:00', from('2026-12-05T18:30', '2026-12-04T18:30'))).toEqual(start)
  expect(movedTo('', from('2026-12-05T18:30', '2026-12-06T18:30'))).toEqual({ event_date: '' })
})

test('a start that has seconds keeps them: saving something else must not move it', () => {
  const event = { event_date: '2026-12-05 18:30:07', end_date: '2026-12-05 20:00:00', open_to: [0] }
  const { event_date, end_date } = valuesOf(event as unknown as Event)
  expect([event_date, end_date]).toEqual(['2026-12-05T18:30:07', '2026-12-05T20:00'])
})

test('another start or another zone moves an event', () => {
  const before = { event_date: '2026-12-05T18:30', timezone: 'UTC' }
  expect(isMoved(before, { ...before })).toBe(false)
  expect(isMoved(before, { ...before, event_date: '2026-12-05T19:30' })).toBe(true)
  expect(isMoved(before, { ...before, timezone: 'Asia/Tokyo' })).toBe(true)
})
