import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, daysOf, read, requested, stepsOf } = bookingsOf(world)
const { edit, inHours } = eventsOf(world)
const { ana, ben } = await world.people()
const month = 24 * 30

/** A booking of an event that begins in so many hours, accepted. */
async function accepted(hours = 20) {
  const asked = await requested(ana, { inHours: hours })
  await act(asked.provider, asked.booking.id, 'accept')
  return asked
}

async function changed(eventId: number, json: object) {
  const { status, body } = await edit(ana, eventId, json)
  expect([status, body.errors]).toEqual([200, undefined])
  await world.drainJobs()
}

const toldOf = async (as: Someone, id: number) =>
  (await world.call('GET', '/notification', { as })).body.notifications
    .filter(one => one.booking_id === id)
    .map(one => one.kind)

test('within the last day a booking stands as it was agreed on, and its provider hears where the event is now', async () => {
  const { booking, provider, event_id } = await accepted()
  const [day] = await daysOf(booking.id)
  const later = inHours(month)
  await changed(event_id, { event_date: later, address: 'Lake Road 2' })
  for (const one of [provider, ana]) {
    const { body } = await read(one, booking.id)
    expect(body.booking).toMatchObject({
      status: 'accepted',
      total: 20,
      event: {
        event_date: booking.event.event_date,
        address: null,
        moved_to: { starts_at: new Date(`${later.replace(' ', 'T')}Z`).toISOString(), address: 'Lake Road 2' },
      },
      can: { cancel: one === provider },
    })
    expect(body.booking.history.at(-1)).toMatchObject({
      action: 'move_late',
      by: 'celebrant',
      before: null,
      moved_to: { address: 'Lake Road 2' },
    })
  }
  expect(await daysOf(booking.id)).toEqual([day])
  expect([await toldOf(provider, booking.id), await toldOf(ana, booking.id)]).toEqual([
    ['booking_moved_late'],
    ['booking_accepted'],
  ])
  expect((await act(ana, booking.id, 'cancel')).body.code).toBe('too_late_to_cancel')
  expect((await act(provider, booking.id, 'cancel', { note: 'We are full that day.' })).status).toBe(200)
})

test('each other date is told once, also the first one again, whatever else is changed', async () => {
  const { booking, provider, event_id } = await requested(ana, { inHours: 22 })
  const first = inHours(20)
  await changed(event_id, { event_date: first })
  await act(provider, booking.id, 'accept')
  await changed(event_id, { event_date: inHours(month) })
  await changed(event_id, { title: 'Lawn party' })
  await changed(event_id, { event_date: inHours(month + 24) })
  expect(await stepsOf(booking.id)).toEqual([null, 'reschedule', 'accept', 'move_late', 'move_late'])
  await changed(event_id, { event_date: first })
  const { body } = await read(provider, booking.id)
  expect(body.booking.event.moved_to).toBeNull()
  expect(body.booking.history.at(-1)).toMatchObject({
    action: 'move_late',
    moved_to: { starts_at: body.booking.event.starts_at },
  })
  await changed(event_id, { address: 'Lake Road 2' })
  expect((await read(provider, booking.id)).body.booking.event).toMatchObject({
    address: 'Lake Road 2',
    moved_to: null,
  })
  expect((await stepsOf(booking.id)).slice(3)).toEqual(['move_late', 'move_late', 'move_late', 'update'])
})

test('who is serving already hears of another hour as well, and nobody after the event', async () => {
  const { booking, provider, event_id } = await accepted()
  await act(provider, booking.id, 'serve')
  await changed(event_id, { event_date: inHours(21) })
  expect((await read(provider, booking.id)).body.booking).toMatchObject({
    status: 'serving',
    event: { moved_to: { timezone: 'UTC' } },
  })
  const over = await accepted()
  world.clock.forward({ hours: 27 })
  await changed(over.event_id, { event_date: inHours(month) })
  expect(await stepsOf(over.booking.id)).toEqual([null, 'accept'])
})

test('who is booked for an event that is deleted on its last day hears of it, and the booking stands', async () => {
  const [waiting, agreed, serving] = [await requested(ana, { inHours: 20 }), await accepted(), await accepted()]
  await act(serving.provider, serving.booking.id, 'serve')
  for (const { event_id } of [waiting, agreed, serving]) await world.call('DELETE', `/event/${event_id}`, { as: ana })
  await world.drainJobs()
  const seen = async ({ provider, booking }: typeof agreed) => {
    const { status, event, history } = (await read(provider, booking.id)).body.booking
    return [status, event.exists, history.at(-1)?.action, (await toldOf(provider, booking.id))[0]]
  }
  expect(await seen(waiting)).toEqual(['cancelled', false, 'cancel', 'booking_cancelled'])
  expect(await seen(agreed)).toEqual(['accepted', false, 'delete_late', 'booking_deleted_late'])
  expect(await seen(serving)).toEqual(['serving', false, 'delete_late', 'booking_deleted_late'])
  expect((await act(agreed.provider, agreed.booking.id, 'serve')).status).toBe(200)
})

test('nobody takes these steps by hand', async () => {
  const { booking, provider } = await accepted()
  for (const one of [ana, provider, ben])
    for (const action of ['move_late', 'delete_late'])
      expect((await act(one, booking.id, action)).status, action).toBe(404)
})
