import { expect, test } from 'vitest'
import { zoneAfter, zoneOfCountry } from './zones.ts'

test('a country with several zones gets the viewer’s own, else the most populous', () => {
  expect(zoneOfCountry('FR', 'Europe/London')).toBe('Europe/Paris')
  expect(zoneOfCountry('DE', 'Europe/London')).toBe('Europe/Berlin')
  expect(zoneOfCountry('US', 'Europe/London')).toBe('America/New_York')
  expect(zoneOfCountry('US', 'America/Denver')).toBe('America/Denver')
  expect(zoneOfCountry(undefined, 'Europe/London')).toBeUndefined()
  expect(zoneOfCountry('??', 'Europe/London')).toBeUndefined()
})

test('the zone follows the country unless it was chosen by hand', () => {
  const after = (zone: string, from: string | undefined, to: string | undefined) =>
    zoneAfter({ zone, from, to }, 'Europe/London')
  expect(after('Europe/London', undefined, 'DE')).toBe('Europe/Berlin')
  expect(after('Europe/Berlin', 'DE', 'JP')).toBe('Asia/Tokyo')
  expect(after('Africa/Cairo', 'DE', 'JP')).toBe('Africa/Cairo')
  expect(after('Europe/Berlin', 'DE', undefined)).toBe('Europe/London')
})
