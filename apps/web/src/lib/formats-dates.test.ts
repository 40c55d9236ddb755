import { beforeEach, expect, test, vi } from 'vitest'
import { formatAge, formatLeaf } from './formats-dates.ts'

const speak = (language: string) => vi.stubGlobal('localStorage', { getItem: () => language })
const now = new Date('2026-11-28T12:00:00Z')
const ago = (seconds: number) => formatAge(new Date(now.getTime() - seconds * 1000), now)

beforeEach(() => speak('en'))

test('an age changes its unit at the steps of the specification', () => {
  const day = 86_400
  expect([0, 1, 59, 60, 3599, 3600, day - 1, day, 30 * day - 1, 30 * day, 365 * day - 1, 365 * day].map(ago)).toEqual([
    '0 seconds',
    '1 second',
    '59 seconds',
    '1 minute',
    '59 minutes',
    '1 hour',
    '23 hours',
    '1 day',
    '29 days',
    '1 month',
    '12 months',
    '1 year',
  ])
})

test('a clock that runs behind the server never shows a negative age', () => {
  expect(ago(-30)).toBe('0 seconds')
})

test('an age is in the viewer’s language', () => {
  speak('fr')
  expect(ago(7200)).toMatch(/^2\sheures$/)
})

test('the words on a leaf are short enough for it', () => {
  speak('pt')
  expect(formatLeaf('2026-11-30T12:00:00Z', true)).toEqual({ month: 'novembro', day: '30', weekday: 'segunda' })
  speak('es')
  expect(formatLeaf('2026-11-30T12:00:00Z', false)).toEqual({ month: 'nov', day: '30', weekday: 'lun' })
})
