import { bookingStates, bookingSteps } from '@celebrio/contract/market/booking-states'
import { describe, expect, test } from 'vitest'
import { timeText } from '#platform/formats.ts'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, becomes, daysOf, menu, read, requested, statusOf, stepsOf } = bookingsOf(world)
const { edit, inHours } = eventsOf(world)
const { ana, ben } = await world.people()
const month = 24 * 30
const plate = { name: 'Plate', price: 10 }
const two = [plate, { name: 'Cup', price: 3 }]
const changed = async (as: Someone, eventId: number, json: object) => {
  const { body, status } = await edit(as, eventId, json)
  expect([status, body.errors]).toEqual([200, undefined])
  await world.drainJobs()
}
const clock = (local: string) =>
  timeText('en', { at: new Date(`${local.replace(' ', 'T')}Z`), timezone: 'UTC', now: world.clock.now() })
const toldOf = async (as: Someone, id: number) =>
  (await world.call('GET', '/notification', { as })).body.notifications
    .filter(one => one.booking_id === id)
    .map(one => one.kind)

test('who has accepted is asked again about another date at the same price, and what was agreed stays to be read', async () => {
  const { booking, provider, event_id } = await requested(ana)
  await act(provider, booking.id, 'accept')
  const before = booking.event.event_date
  expect(await daysOf(booking.id)).toEqual([before.slice(0, 10)])
  const later = inHours(month + 48)
  await changed(ana, event_id, { event_date: later, address: 'Lake Road 2' })
  const { body } = await read(provider, booking.id)
  expect(body.booking).toMatchObject({
    status: 'requested',
    total: 20,
    event: { event_date: later, address: 'Lake Road 2' },
    can: { accept: true, decline: true },
  })
  expect(body.booking.history.at(-1)).toMatchObject({
    action: 'reschedule',
    by: 'celebrant',
    total: 20,
    before: { event_date: before, timezone: 'UTC', address: null },
  })
  expect(body.booking.expires_at).not.toBeNull()
  expect(await daysOf(booking.id)).toEqual([])
  expect([await toldOf(provider, booking.id), await toldOf(ana, booking.id)]).toEqual([
    ['booking_date_changed'],
    ['booking_asked_again', 'booking_accepted'],
  ])
  // The dates are those of the clock at the place.
  const [notice] = (await world.call('GET', '/notification', { as: provider })).body.notifications
  expect(notice?.title).toBe(`Ana moved their event: ${clock(before)} → ${clock(later)}. Are you free on the new date?`)
  expect((await act(provider, booking.id, 'accept')).body.booking).toMatchObject({ status: 'accepted', total: 20 })
  await world.drainJobs()
  expect(await daysOf(booking.id)).toEqual([later.slice(0, 10)])
  expect([await toldOf(provider, booking.id), (await toldOf(ana, booking.id))[0]]).toEqual([[], 'booking_accepted'])
})

test('who answers a request that has moved on since they read it agrees to nothing', async () => {
  const { booking, provider, event_id } = await requested(ana)
  const known_steps = booking.history.length
  await changed(ana, event_id, { event_date: inHours(month + 72) })
  const refused = await act(provider, booking.id, 'accept', { known_steps })
  expect([refused.status, refused.body.code]).toEqual([409, 'booking_moved_on'])
  expect(await statusOf(booking.id)).toBe('requested')
  const { history } = (await read(provider, booking.id)).body.booking
  expect((await act(provider, booking.id, 'accept', { known_steps: history.length })).status).toBe(200)
})

test('what was agreed on is asked for again, not what was left out; less can be offered for the new date', async () => {
  const { booking, provider, event_id } = await requested(ana, { items: two })
  const [plates, cups] = booking.items.map(({ id }) => id)
  await act(provider, booking.id, 'accept', { items: [{ id: cups, qty: 0 }] })
  await act(ana, booking.id, 'confirm')
  await changed(ana, event_id, { event_date: inHours(month + 48) })
  const again = (await read(provider, booking.id)).body.booking
  expect(again).toMatchObject({ status: 'requested', total: 20, asked_total: 20 })
  expect(again.items.map(item => [item.name, item.qty, item.qty_accepted])).toEqual([['Plate', 2, null]])
  const less = await act(provider, booking.id, 'accept', { items: [{ id: plates, qty: 1 }] })
  expect(less.body.booking).toMatchObject({ status: 'changed', total: 10, asked_total: 20 })
  // An offer that nobody has agreed to is off with another date.
  await changed(ana, event_id, { event_date: inHours(month + 96) })
  expect((await read(ana, booking.id)).body.booking).toMatchObject({
    status: 'requested',
    total: 20,
    items: [{ qty: 2, qty_accepted: null, total: 20 }],
  })
  expect((await act(provider, booking.id, 'accept')).body.booking).toMatchObject({ status: 'accepted', total: 20 })
})

test('the history keeps what each step was about, whatever comes after it', async () => {
  const { booking, provider, event_id } = await requested(ana, { items: two })
  const [plates, cups] = booking.items.map(({ id }) => id)
  const answer = [
    { id: cups, qty: 0 },
    { id: plates, qty: 1 },
  ]
  await act(provider, booking.id, 'accept', { items: answer })
  await act(ana, booking.id, 'confirm')
  await changed(ana, event_id, { event_date: inHours(month + 48) })
  await act(provider, booking.id, 'accept')
  const { history } = (await read(ana, booking.id)).body.booking
  expect(history.map(step => [step.action, step.items, step.changed, step.total])).toEqual([
    [null, 2, 0, 26],
    ['propose', 2, 2, 10],
    ['confirm', 2, 2, 10],
    ['reschedule', 1, 0, 10],
    ['accept', 1, 0, 10],
  ])
})

test('of two who were asked again about a day with one place one gets it, and the other can still decline', async () => {
  const caterer = await menu([plate])
  const owner = caterer.owner
  const [one, other] = [await requested(ana, { caterer }), await requested(ben, { caterer, inHours: month + 48 })]
  for (const { booking } of [one, other]) await act(owner, booking.id, 'accept')
  await world.call('PATCH', '/store/availability', { as: owner, json: { weekdays_off: [], bookings_a_day: 1 } })
  await changed(ana, one.event_id, { event_date: inHours(month + 96) })
  await changed(ben, other.event_id, { event_date: inHours(month + 96) })
  const answers = await Promise.all([one, other].map(({ booking }) => act(owner, booking.id, 'accept')))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('day_full')
  const [late] = [one, other].filter((_, index) => answers[index]?.status === 409)
  const { body } = await act(owner, late?.booking.id ?? 0, 'decline', { note: 'Full that day.' })
  expect(body.booking.status).toBe('declined')
  expect(await daysOf(late?.booking.id ?? 0)).toEqual([])
})

test('another hour of the same day keeps its place while the provider is asked', async () => {
  const { booking, provider, event_id } = await requested(ana)
  await act(provider, booking.id, 'accept')
  const [day] = await daysOf(booking.id)
  await changed(ana, event_id, { event_date: `${day} 23:30:00` })
  expect((await read(provider, booking.id)).body.booking).toMatchObject({
    status: 'requested',
    same_day: { booked: 0 },
  })
  expect(await daysOf(booking.id)).toEqual([day])
  await act(provider, booking.id, 'decline')
  expect(await daysOf(booking.id)).toEqual([])
})

test('of another place or another end the provider is told, and nothing is asked', async () => {
  const { booking, provider, event_id } = await requested(ana)
  await act(provider, booking.id, 'accept')
  await changed(ana, event_id, { address: 'Lake Road 2', dress_code: 'White' })
  const { body } = await read(provider, booking.id)
  expect(body.booking).toMatchObject({ status: 'accepted', event: { address: 'Lake Road 2' } })
  expect(body.booking.history.at(-1)).toMatchObject({ action: 'update', before: { address: null } })
  expect(await toldOf(provider, booking.id)).toEqual(['booking_event_changed'])
  await changed(ana, event_id, { dress_code: 'Black', title: 'Lawn party' })
  expect(await stepsOf(booking.id)).toEqual([null, 'accept', 'update'])
  // An end on another day is another day to be free on.
  await changed(ana, event_id, { end_date: inHours(month + 72) })
  expect(await statusOf(booking.id)).toBe('requested')
})

test('an event that is moved many times, while its provider answers, ends at its last date and is asked for once each', async () => {
  const { booking, provider, event_id } = await requested(ana)
  const dates = [1, 2, 3].map(nth => inHours(month + 48 * nth))
  await Promise.all([
    ...dates.map(event_date => edit(ana, event_id, { event_date })),
    act(provider, booking.id, 'accept'),
  ])
  await world.drainJobs()
  const now = (await world.call('GET', `/event/${event_id}`, { as: ana })).body.event
  const { status, event } = (await read(ana, booking.id)).body.booking
  expect([status, event.starts_at]).toEqual(['requested', now.starts_at])
  const steps = await stepsOf(booking.id)
  await changed(ana, event_id, { title: 'Lawn party' })
  expect(await stepsOf(booking.id)).toEqual(steps)
})

describe('every state as the event changes', async () => {
  const moved = await requested(ana)
  const told = await requested(ben)

  test.each(bookingStates)('%s: another date', async status => {
    await becomes(moved.booking.id, status, { inHours: 25 })
    await changed(ana, moved.event_id, { event_date: inHours(month + 24 * bookingStates.indexOf(status)) })
    expect(await statusOf(moved.booking.id)).toBe(bookingSteps[status].reschedule?.celebrant?.to ?? status)
  })

  test.each(bookingStates)('%s: another place', async status => {
    const steps = (await stepsOf(told.booking.id)).length
    await becomes(told.booking.id, status)
    await changed(ben, told.event_id, { address: `Lake Road of the ${status}` })
    const to = bookingSteps[status].update?.celebrant?.to
    expect(await statusOf(told.booking.id)).toBe(to ?? status)
    expect((await stepsOf(told.booking.id)).length - steps).toBe(to ? 1 : 0)
  })
})
