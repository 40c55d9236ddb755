import { describe, expect, test } from 'vitest'
import {
  changesOf,
  coveredTypes,
  endFaults,
  isRescheduled,
  momentsOf,
  positionFaults,
  spanOf,
  startFaults,
  timesAfter,
  zoneName,
} from '../../../../src/features/celebrations/events/rules.ts'

const times = (local_start: string, timezone: string, local_end: string | null = null) => ({
  local_start,
  local_end,
  timezone,
})
const iso = (local_start: string, timezone: string, local_end: string | null = null) => {
  const { starts_at, ends_at } = momentsOf(times(local_start, timezone, local_end))
  return [starts_at.toISOString(), ends_at.toISOString()]
}
const codeOf = (faults: Record<string, { code: string }[]>) =>
  Object.entries(faults).map(([field, [first]]) => `${field} ${first?.code}`)

describe('the moment of a wall time', () => {
  test.each([
    ['summer in Paris', '2026-07-14 21:00:00', 'Europe/Paris', '2026-07-14T19:00:00.000Z'],
    ['winter in Paris', '2026-12-31 21:00:00', 'Europe/Paris', '2026-12-31T20:00:00.000Z'],
    ['a time that the clock skips', '2026-03-29 02:30:00', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    ['a time that the clock shows twice', '2026-10-25 02:30:00', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    ['a half hour of summer', '2026-12-31 23:00:00', 'Australia/Lord_Howe', '2026-12-31T12:00:00.000Z'],
    ['the first place of a day', '2026-05-01 00:00:00', 'Pacific/Kiritimati', '2026-04-30T10:00:00.000Z'],
    ['the last place of a day', '2026-05-01 00:00:00', 'Pacific/Pago_Pago', '2026-05-01T11:00:00.000Z'],
    ['quarters of an hour', '2026-05-01 12:00:00', 'Asia/Kathmandu', '2026-05-01T06:15:00.000Z'],
  ])('%s', (_name, local, zone, moment) => {
    expect(iso(local, zone)[0]).toBe(moment)
  })

  test('without an end is six hours before the end, also in the night of another hour', () => {
    expect(iso('2026-03-28 22:00:00', 'Europe/Paris')).toEqual(['2026-03-28T21:00:00.000Z', '2026-03-29T03:00:00.000Z'])
  })

  test('with an end in the same zone counts the hours that there are', () => {
    expect(iso('2026-03-28 22:00:00', 'Europe/Paris', '2026-03-29 04:00:00')).toEqual([
      '2026-03-28T21:00:00.000Z',
      '2026-03-29T02:00:00.000Z',
    ])
  })

  test('a zone is written as the database of zones does', () => {
    expect(zoneName('america/argentina/buenos_aires')).toBe('America/Argentina/Buenos_Aires')
    expect(zoneName('utc')).toBe('UTC')
  })
})

describe('a start', () => {
  const now = new Date('2026-06-01T12:00:00Z')
  test('lies ahead, wherever the place is', () => {
    expect(codeOf(startFaults(times('2026-06-01 11:59:59', 'UTC'), now))).toEqual(['event_date in_the_past'])
    expect(startFaults(times('2026-06-01 12:00:00', 'UTC'), now)).toEqual({})
    expect(startFaults(times('2026-06-01 08:00:00', 'America/New_York'), now)).toEqual({})
    expect(codeOf(startFaults(times('2026-06-01 20:59:00', 'Asia/Tokyo'), now))).toEqual(['event_date in_the_past'])
  })

  test('is a time that the clock of the place shows, once or twice', () => {
    expect(codeOf(startFaults(times('2027-03-28 01:30:00', 'Europe/London'), now))).toEqual(['event_date time_skipped'])
    expect(startFaults(times('2027-03-28 02:00:00', 'Europe/London'), now)).toEqual({})
    expect(startFaults(times('2027-03-28 01:30:00', 'UTC'), now)).toEqual({})
    expect(startFaults(times('2027-10-31 01:30:00', 'Europe/London'), now)).toEqual({})
  })

  test('is at most ten years away', () => {
    expect(startFaults(times('2036-06-01 12:00:00', 'UTC'), now)).toEqual({})
    expect(codeOf(startFaults(times('2036-06-01 12:00:01', 'UTC'), now))).toEqual(['event_date too_far'])
    expect(codeOf(startFaults(times('9999-12-31 23:59:59', 'Pacific/Pago_Pago'), now))).toEqual(['event_date too_far'])
  })
})

describe('an end', () => {
  const faults = (start: string, end: string | null, zone = 'UTC') => codeOf(endFaults(times(start, zone, end)))
  test('comes after the start', () => {
    expect(faults('2026-06-01 12:00:00', null)).toEqual([])
    expect(faults('2026-06-01 12:00:00', '2026-06-01 12:00:01')).toEqual([])
    expect(faults('2026-06-01 12:00:00', '2026-06-01 12:00:00')).toEqual(['end_date ends_before_start'])
  })

  test('comes after the start where the clock jumps too', () => {
    expect(faults('2026-03-29 02:30:00', '2026-03-29 03:15:00', 'Europe/Paris')).toEqual(['end_date ends_before_start'])
    expect(faults('2026-03-29 03:00:00', '2026-03-29 02:30:00', 'Europe/Paris')).toEqual(['end_date time_skipped'])
    expect(faults('2026-03-28 22:00:00', '2026-03-29 02:30:00', 'Europe/Paris')).toEqual(['end_date time_skipped'])
    expect(faults('2026-03-29 01:30:00', '2026-03-29 03:15:00', 'Europe/Paris')).toEqual([])
  })

  test('comes within 31 days of the calendar, also when one of them has 25 hours', () => {
    expect(faults('2026-10-01 12:00:00', '2026-11-01 12:00:00', 'Europe/Paris')).toEqual([])
    expect(endFaults(times('2026-10-01 12:00:00', 'UTC', '2026-11-01 12:00:01'))).toEqual({
      end_date: [{ code: 'lasts_too_long', values: { max: 31 } }],
    })
  })
})

describe('times after an edit', () => {
  const before = times('2026-06-01 20:00:00', 'Europe/Paris', '2026-06-02 02:00:00')
  test('stay where nothing is sent', () => {
    expect(timesAfter(before, {})).toEqual(before)
    expect(isRescheduled(before, timesAfter(before, { timezone: 'europe/paris' }))).toBe(false)
  })

  test('move the end along with the start, unless another end is sent', () => {
    expect(timesAfter(before, { event_date: '2026-07-01 19:30:00' })).toEqual(
      times('2026-07-01 19:30:00', 'Europe/Paris', '2026-07-02 01:30:00'),
    )
    expect(timesAfter(before, { event_date: '2026-07-01 19:30:00', end_date: null }).local_end).toBeNull()
    expect(timesAfter({ ...before, local_end: null }, { event_date: '2026-07-01 19:30:00' }).local_end).toBeNull()
    expect(timesAfter(before, { end_date: '2026-06-02 03:00:00' }).local_start).toBe(before.local_start)
  })

  test('are another date when start or zone are others, not when the end is', () => {
    expect(isRescheduled(before, { ...before, local_end: null })).toBe(false)
    expect(isRescheduled(before, { ...before, timezone: 'Europe/London' })).toBe(true)
    expect(isRescheduled(before, { ...before, local_start: '2026-06-01 20:00:01' })).toBe(true)
  })
})

test('half a position names the half that is missing', () => {
  expect(positionFaults({ lat: null, long: null })).toEqual({})
  expect(positionFaults({ lat: 0, long: 0 })).toEqual({})
  expect(codeOf(positionFaults({ lat: 0, long: null }))).toEqual(['long half_a_position'])
  expect(codeOf(positionFaults({ lat: null, long: 0 }))).toEqual(['lat half_a_position'])
})

test('audiences cover types of connections, or all of them', () => {
  expect([coveredTypes([1, 3]), coveredTypes([0]), coveredTypes([4]), coveredTypes([5])]).toEqual([
    [1, 3],
    null,
    null,
    null,
  ])
})

test('a year, a month and a day have their length', () => {
  expect(['2026', '2026-02', '2026-02-03'].map(spanOf)).toEqual([
    { first: '2026-01-01', length: '1 year' },
    { first: '2026-02-01', length: '1 month' },
    { first: '2026-02-03', length: '1 day' },
  ])
})

test('only what differs is a change', () => {
  const before = { a: 1, b: null as number | null, c: [1, 2] }
  expect(changesOf(before, { a: 1, b: 2, c: [1, 2] })).toEqual({ b: 2 })
  expect(changesOf(before, { a: undefined, c: [1] })).toEqual({ c: [1] })
})
