import { expect, test, vi } from 'vitest'
import { formatDateBadge, formatDay } from './formats-dates.ts'
import { formatDays, formatWeekdayAndDay } from './formats-days.ts'
import { formatSpanShortDay } from './formats-zones.ts'

const speak = (language: string) => vi.stubGlobal('localStorage', { getItem: () => language })

test('the first day of a month is "1er" in French', () => {
  speak('fr')
  expect([formatDay('2026-12-01'), formatDay('2026-12-11'), formatWeekdayAndDay('2026-12-01')]).toEqual([
    '1er décembre 2026',
    '11 décembre 2026',
    'mardi 1er décembre',
  ])
  expect(formatDays('2026-12-01', '2026-12-07')).toMatch(/^1er\D+7 décembre 2026$/)
  const span = { start: '2026-12-01T12:00:00Z', end: null, timeZone: 'UTC' }
  expect(formatSpanShortDay(span, new Date('2026-11-01'))).toBe('mar. 1er déc.')
})

test('a day without the name of its month, and other languages, keep their plain number', () => {
  speak('fr')
  expect(formatDateBadge('2026-12-01T12:00:00Z', true, 'UTC').day).toBe('1')
  speak('es')
  expect(formatDay('2026-12-01')).toBe('1 de diciembre de 2026')
})
