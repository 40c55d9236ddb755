import { beforeEach, expect, test, vi } from 'vitest'
import { formatDateBadge, formatTimeAgo } from './formats-dates.ts'

const speak = (language: string) => vi.stubGlobal('localStorage', { getItem: () => language })
const now = new Date('2026-11-28T12:00:00Z')
const ago = (seconds: number) => formatTimeAgo(new Date(now.getTime() - seconds * 1000), now)

beforeEach(() => speak('en'))

test('an age changes its unit at the steps of the specification', () => {
  const day = 86_400
  expect(
    [0, 9, 10, 59, 60, 3599, 3600, day - 1, day, 30 * day - 1, 30 * day, 365 * day - 1, 365 * day].map(ago),
  ).toEqual([
    'Just now',
    'Just now',
    '10 sec ago',
    '59 sec ago',
    '1 min ago',
    '59 min ago',
    '1 hour ago',
    '23 hours ago',
    '1 day ago',
    '29 days ago',
    '1 month ago',
    '12 months ago',
    '1 year ago',
  ])
})

test('a clock that runs behind the server never shows a negative age', () => {
  expect(ago(-30)).toBe('Just now')
})

test('an age is in the viewer’s language', () => {
  const told = ['fr', 'es', 'pt'].map(language => {
    speak(language)
    return [0, 960, 7200].map(seconds => ago(seconds).replaceAll(/\s/g, ' '))
  })
  expect(told).toEqual([
    ['À l’instant', 'Il y a 16 min', 'Il y a 2 heures'],
    ['Ahora', 'Hace 16 min', 'Hace 2 horas'],
    ['Agora', 'Há 16 min', 'Há 2 horas'],
  ])
})

test('the words on a leaf are short enough for it', () => {
  speak('pt')
  expect(formatDateBadge('2026-11-30T12:00:00Z', true)).toEqual({ month: 'novembro', day: '30', weekday: 'segunda' })
  speak('es')
  expect(formatDateBadge('2026-11-30T12:00:00Z', false)).toEqual({ month: 'nov', day: '30', weekday: 'lun' })
})
