import { expect, test } from 'vitest'
import { soughtFor } from './explore-path.ts'

const now = new Date('2027-01-01T12:00:00Z')
const supper = {
  id: 12,
  event_date: '2027-02-06 19:30:00',
  starts_at: '2027-02-06T18:30:00Z',
  date_open: false,
  city: { id: 7, name: 'Lagos' },
  state: { id: 3, name: 'Lagos State' },
  country: { id: 566, name: 'Nigeria' },
}

test('providers are looked for on the day of an event, in its city', () => {
  expect(soughtFor(supper, now)).toEqual({ eventId: 12, day: '2027-02-06', cityId: 7, stateId: 3, countryId: 566 })
})

test('not on a day that is still open or over, nor in a city that nobody knows', () => {
  expect(soughtFor({ ...supper, date_open: true }, now).day).toBe('')
  expect(soughtFor(supper, new Date('2027-03-01')).day).toBe('')
  expect(soughtFor({ ...supper, city: null }, now).cityId).toBeNull()
})
