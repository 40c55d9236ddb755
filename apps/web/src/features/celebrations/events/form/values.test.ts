import type { Event } from '@celebrio/contract/celebrations/events'
import { expect, test, vi } from 'vitest'
import { checkEdit, checkNew } from './checks.ts'
import { isMoved } from './times.ts'
import { type EventValues, editBodyOf, emptyValues, movedTo, valuesOf } from './values.ts'

vi.stubGlobal('localStorage', { getItem: () => 'en' })

const from = (event_date: string, end_date: string, answer_by = '') => ({ event_date, end_date, answer_by })
const times = (event_date: string, end_date: string) => ({ event_date, end_date })

test('moving the start keeps the duration', () => {
  const before = from('2026-12-05T18:30', '2026-12-06T01:00')
  expect(movedTo('2026-12-31T20:00', before)).toEqual(times('2026-12-31T20:00', '2027-01-01T02:30'))
  expect(movedTo('2026-12-31T20:00', from('2026-12-05T18:30:07', '2026-12-05T18:30:09'))).toEqual(
    times('2026-12-31T20:00', '2026-12-31T20:00:02'),
  )
})

test('an end that is empty or invalid does not move', () => {
  const start = { event_date: '2026-12-31T20:00' }
  expect(movedTo('2026-12-31T20:00', from('2026-12-05T18:30', ''))).toEqual(start)
  expect(movedTo('2026-12-31T20:00', from('', '2026-12-05T18:30'))).toEqual(start)
  expect(movedTo('2026-12-31T20:00', from('2026-12-05T18:30', '2026-12-04T18:30'))).toEqual(start)
  expect(movedTo('', from('2026-12-05T18:30', '2026-12-06T18:30'))).toEqual({ event_date: '' })
})

test('the deadline moves by as many days as the start, and stays when only the hour is another', () => {
  const before = from('2026-12-05T18:30', '', '2026-12-04T23:59')
  expect(movedTo('2026-12-31T20:00', before)).toMatchObject({ answer_by: '2026-12-30T23:59' })
  expect(movedTo('2026-12-05T12:00', before)).toMatchObject({ answer_by: '2026-12-04T23:59' })
})

test('a start with seconds keeps them, so that saving another field does not move it', () => {
  const event = { event_date: '2026-12-05 18:30:07', end_date: '2026-12-05 20:00:00', open_to: [0] }
  const { event_date, end_date } = valuesOf(event as unknown as Event)
  expect([event_date, end_date]).toEqual(['2026-12-05T18:30:07', '2026-12-05T20:00'])
})

test('a new start or a new zone moves an event', () => {
  const before = { event_date: '2026-12-05T18:30', end_date: '', timezone: 'UTC' }
  expect(isMoved(before, { ...before })).toBe(false)
  expect(isMoved(before, { ...before, event_date: '2026-12-05T19:30' })).toBe(true)
  expect(isMoved(before, { ...before, timezone: 'Asia/Tokyo' })).toBe(true)
})

const missing = { required: 'required', date: 'date', cover: 'cover' }
const full: EventValues = {
  ...emptyValues(),
  coverphoto: { address: '/a.jpg', media: null },
  title: 'Party',
  country_id: 1,
  event_date: '2031-12-05T18:30',
  end_date: '2031-12-05T23:00',
  timezone: 'Europe/London',
}

test('only changed fields are sent, a location as a whole and a start with its end and deadline', () => {
  const sent = (changes: Partial<EventValues>) => editBodyOf(full, { ...full, ...changes })
  expect(sent({})).toEqual({})
  expect(sent({ about: 'Cake', open_to: [1] })).toEqual({ about: 'Cake' })
  expect(sent({ city_id: 3 })).toEqual({ country_id: 1, state_id: null, city_id: 3 })
  expect(sent({ event_date: '2031-12-06T18:30' })).toEqual({
    event_date: '2031-12-06T18:30',
    end_date: '2031-12-05T23:00',
    answer_by: '',
  })
  expect(sent({ end_date: '' })).toEqual({ end_date: '' })
  const coverphoto = { address: '/b.jpg', media: null, sent: '/b.jpg' }
  expect(sent({ coverphoto })).toEqual({ coverphoto: '/b.jpg' })
})

test('all errors are reported at once', () => {
  const values = {
    ...full,
    title: 'T'.repeat(300),
    members: '1e5',
    event_date: '2020-01-01T10:00',
    end_date: '2019-01-01T10:00',
  }
  expect(Object.keys(checkNew(values, missing)).toSorted()).toEqual(['end_date', 'event_date', 'members', 'title'])
  expect(Object.keys(checkEdit(full, values, missing)).toSorted()).toEqual([
    'end_date',
    'event_date',
    'members',
    'title',
  ])
})

test('an edit validates only changed fields: a past event can get a new title', () => {
  const over = { ...full, event_date: '2020-01-01T10:00', end_date: '2020-01-01T11:00' }
  expect(checkEdit(over, { ...over, title: 'It was good' }, missing)).toEqual({})
  expect(checkEdit(over, { ...over, timezone: 'Europe/Paris' }, missing)).toHaveProperty('event_date')
})

test('a time skipped by daylight saving is rejected, as start and as end', () => {
  const skipped = '2031-03-30T01:30'
  expect(checkNew({ ...full, event_date: skipped, end_date: '' }, missing)).toHaveProperty('event_date')
  const night = { ...full, event_date: '2031-03-29T20:00', end_date: skipped }
  expect(checkNew(night, missing)).toHaveProperty('end_date')
  expect(checkNew({ ...night, timezone: 'UTC' }, missing)).toEqual({})
})
