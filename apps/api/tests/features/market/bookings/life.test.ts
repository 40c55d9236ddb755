import {
  type BookingAction,
  type BookingState,
  bookingStates,
  bookingSteps,
} from '@celebrio/contract/market/booking-states'
import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, becomes, list, read, requested, statusOf, stepsOf } = bookingsOf(world)
const { ana, ben } = await world.people()
const two = [
  { name: 'Plate', price: 10 },
  { name: 'Cup', price: 3 },
]

test('a booking is asked for, accepted, served and completed, and both read its history', async () => {
  const { booking, provider } = await requested(ana, { inHours: 20 })
  expect(booking).toMatchObject({
    status: 'requested',
    side: 'celebrant',
    total: 20,
    asked_total: 20,
    event: { guests: 40, exists: true },
  })
  expect((await act(provider, booking.id, 'accept')).body.booking).toMatchObject({
    status: 'accepted',
    side: 'provider',
    items: [{ qty: 2, qty_accepted: 2, total: 20 }],
    expires_at: null,
  })
  await act(provider, booking.id, 'serve')
  world.clock.forward({ hours: 20 })
  await act(provider, booking.id, 'complete')
  for (const one of [ana, provider]) {
    const { history, status, can } = (await read(one, booking.id)).body.booking
    const { mark_paid: _, ...steps } = can
    expect(status).toBe('completed')
    expect(Object.values(steps)).not.toContain(true)
    expect(history.map(step => [step.action, step.status, step.by, step.total])).toEqual([
      [null, 'requested', 'celebrant', 20],
      ['accept', 'accepted', 'provider', 20],
      ['serve', 'serving', 'provider', 20],
      ['complete', 'completed', 'provider', 20],
    ])
  }
})

test('a provider who can do less asks the celebrant, who confirms it', async () => {
  const { booking, provider } = await requested(ana, { items: two })
  const [plates, cups] = booking.items
  const { body } = await act(provider, booking.id, 'accept', {
    items: [
      { id: plates?.id, qty: 1 },
      { id: cups?.id, qty: 0 },
    ],
    note: 'One oven only.',
  })
  expect(body.booking).toMatchObject({ status: 'changed', total: 10, asked_total: 26, sub_total: 10 })
  expect(body.booking.items.map(item => [item.qty, item.qty_accepted, item.total])).toEqual([
    [2, 1, 10],
    [2, 0, 0],
  ])
  expect((await act(provider, booking.id, 'serve')).status).toBe(409)
  expect((await act(provider, booking.id, 'confirm')).body.code).toBe('booking_moved_on')
  const confirmed = await act(ana, booking.id, 'confirm')
  expect(confirmed.body.booking).toMatchObject({ status: 'accepted', total: 10, asked_total: 26 })
  expect(confirmed.body.booking.history[1]).toMatchObject({ action: 'propose', note: 'One oven only.', total: 10 })
})

test('answers about items that are not in the booking, about more than was asked for, or about nothing are refused', async () => {
  const { booking, provider } = await requested(ana, { items: two })
  const [plates, cups] = booking.items.map(item => item.id)
  const wrong = async (items: object[]) => (await act(provider, booking.id, 'accept', { items })).body.errors
  expect(await wrong([{ id: plates, qty: 3 }])).toEqual({ 'items.0.qty': ['At most 2.'] })
  expect(await wrong([{ id: 999_999, qty: 1 }])).toEqual({ 'items.0.id': ['This item is no longer there.'] })
  expect(await wrong([{ id: plates, qty: -1 }])).toHaveProperty(['items.0.qty'])
  expect(
    await wrong([
      { id: plates, qty: 0 },
      { id: cups, qty: 0 },
    ]),
  ).toEqual({
    items: ['Keep at least one item, or decline it all.'],
  })
  expect(await statusOf(booking.id)).toBe('requested')
  expect(await stepsOf(booking.id)).toEqual([null])
})

test('a booking is there for its two sides alone, and a block afterwards does not lose it', async () => {
  const { booking, provider } = await requested(ana)
  expect((await read(ben, booking.id)).status).toBe(404)
  expect((await read(undefined, booking.id)).status).toBe(401)
  for (const action of ['accept', 'decline', 'confirm', 'cancel', 'serve', 'complete'])
    expect((await act(ben, booking.id, action)).status, action).toBe(404)
  await world.call('POST', `/friend/${provider.id}/block`, { as: ana })
  expect((await act(provider, booking.id, 'accept')).status).toBe(200)
  expect((await read(ana, booking.id)).body.booking.status).toBe('accepted')
})

test('a celebrant cancels until 24 hours before the event, a provider at any time but says why', async () => {
  const late = await requested(ana, { inHours: 25 })
  await act(late.provider, late.booking.id, 'accept')
  expect((await read(ana, late.booking.id)).body.booking.can.cancel).toBe(true)
  world.clock.forward({ hours: 2 })
  expect((await read(ana, late.booking.id)).body.booking.can.cancel).toBe(false)
  expect((await act(ana, late.booking.id, 'cancel')).body.code).toBe('too_late_to_cancel')
  expect((await act(late.provider, late.booking.id, 'cancel')).body.errors).toHaveProperty('note')
  const { body } = await act(late.provider, late.booking.id, 'cancel', { note: 'The oven is broken.' })
  expect(body.booking).toMatchObject({ status: 'cancelled' })
  expect(body.booking.history.at(-1)).toMatchObject({ by: 'provider', note: 'The oven is broken.' })
  const early = await requested(ana)
  await act(early.provider, early.booking.id, 'accept')
  expect((await act(early.provider, early.booking.id, 'serve')).body.code).toBe('too_early_to_serve')
  expect((await act(ana, early.booking.id, 'cancel')).body.booking.status).toBe('cancelled')
})

test('a booking is completed from the day of the event on, by the clock at its place', async () => {
  const { booking, provider } = await requested(ana, { inHours: 20 })
  const at = (starts_at: string, timezone: string) =>
    world.app.db
      .updateTable('bookings')
      .set({ starts_at: new Date(starts_at), ends_at: new Date('2100-01-01'), timezone })
      .where('id', '=', booking.id)
      .execute()
  await act(provider, booking.id, 'accept')
  await act(provider, booking.id, 'serve')
  const today = world.clock.now().toISOString().slice(0, 10)
  const tomorrow = new Date(world.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10)
  await at(`${tomorrow}T00:00:00Z`, 'UTC')
  expect((await read(provider, booking.id)).body.booking.can.complete).toBe(false)
  expect((await act(provider, booking.id, 'complete')).body.code).toBe('too_early_to_complete')
  await at(`${today}T23:59:00Z`, 'UTC')
  expect((await act(provider, booking.id, 'complete')).body.booking.status).toBe('completed')
})

test('what nobody answers for seven days expires, and so does what nobody answers before the event', async () => {
  const { booking, provider } = await requested(ana)
  const soon = await requested(ana, { inHours: 30 })
  expect(soon.booking.expires_at).toBe(soon.booking.event.starts_at)
  world.clock.forward({ hours: 31 })
  await world.runScheduledJob('bookings.move-on')
  expect([await statusOf(booking.id), await statusOf(soon.booking.id)]).toEqual(['requested', 'expired'])
  world.clock.forward({ days: 6 })
  expect((await act(provider, booking.id, 'accept')).body.code).toBe('booking_moved_on')
  await world.runScheduledJob('bookings.move-on')
  const { body } = await read(ana, booking.id)
  expect(body.booking).toMatchObject({ status: 'expired', expires_at: null })
  expect(body.booking.history.at(-1)).toMatchObject({ action: 'expire', by: 'clock' })
})

test('what nobody has completed counts as completed three days after the event', async () => {
  const { booking, provider } = await requested(ben, { inHours: 30 })
  await act(provider, booking.id, 'accept')
  world.clock.forward({ hours: 30 + 6 + 71 })
  await world.runScheduledJob('bookings.move-on')
  expect(await statusOf(booking.id)).toBe('accepted')
  world.clock.forward({ hours: 2 })
  await world.runScheduledJob('bookings.move-on')
  expect(await statusOf(booking.id)).toBe('completed')
})

test('deleting an event cancels what can still be cancelled; the rest stands, with what was agreed', async () => {
  const { booking, provider, event_id } = await requested(ben)
  await world.call('DELETE', `/event/${event_id}`, { as: ben })
  await world.drainJobs()
  expect((await read(provider, booking.id)).body.booking).toMatchObject({
    status: 'cancelled',
    event: { exists: false, title: 'Garden party' },
  })
  const late = await requested(ben, { inHours: 23 })
  await act(late.provider, late.booking.id, 'accept')
  await world.call('DELETE', `/event/${late.event_id}`, { as: ben })
  await world.drainJobs()
  expect(await statusOf(late.booking.id)).toBe('accepted')
})

test('what was booked stays as it was when the provider changes or deletes it', async () => {
  const { booking, provider, caterer } = await requested(ben)
  await caterer.sell([{ name: 'Plate', price: 99 }])
  expect((await read(ben, booking.id)).body.booking).toMatchObject({ total: 20, items: [{ name: 'Plate', price: 10 }] })
  await world.call('DELETE', `/service/${caterer.service.id}`, { as: provider })
  expect((await act(provider, booking.id, 'accept')).body.booking).toMatchObject({ status: 'accepted', total: 20 })
})

test('of many answers at once one counts', async () => {
  const { booking, provider } = await requested(ben)
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => act(provider, booking.id, 'accept')),
    ...Array.from({ length: 5 }, () => act(provider, booking.id, 'decline')),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(await stepsOf(booking.id)).toHaveLength(2)
})

test('bookings are listed by side, state and event, the newest first', async () => {
  const one = await requested(ben)
  const other = await requested(ben)
  await act(other.provider, other.booking.id, 'accept')
  const ids = async (as: typeof ben, query: string) => (await list(as, query)).map(({ id }: { id: number }) => id)
  expect((await ids(ben, '')).slice(0, 2)).toEqual([other.booking.id, one.booking.id])
  expect(await ids(ben, `?event_id=${one.event_id}`)).toEqual([one.booking.id])
  expect(await ids(other.provider, '?side=provider')).toEqual([other.booking.id])
  expect(await ids(other.provider, '?side=provider&status[]=requested')).toEqual([])
  expect(await ids(other.provider, '?side=provider&status[]=requested&status[]=accepted')).toEqual([other.booking.id])
  expect(await ids(other.provider, '')).toEqual([])
})

describe('every state × action × side', async () => {
  /** As the API has it: `propose` is to accept with less. */
  const calls: readonly BookingAction[] = ['accept', 'propose', 'decline', 'confirm', 'cancel', 'serve', 'complete']
  const { booking, provider } = await requested(ana)
  const item = booking.items[0]?.id
  const bodies: Partial<Record<BookingAction, object>> = {
    propose: { items: [{ id: item, qty: 1 }] },
    cancel: { note: 'So it is.' },
  }
  const hoursBefore: Partial<Record<BookingAction, number>> = { cancel: 25, complete: 0 }
  const cases = bookingStates.flatMap(status =>
    calls.flatMap(action => (['celebrant', 'provider'] as const).map(side => [status, action, side] as const)),
  )

  test.each(cases)('%s, %s by the %s', async (status: BookingState, action, side) => {
    // Celebrants cancel until a day before the event, providers begin from then on, and complete on its day.
    await becomes(booking.id, status, { inHours: hoursBefore[action] ?? 23 })
    const steps = (await stepsOf(booking.id)).length
    const path = action === 'propose' ? 'accept' : action
    const answer = await act(side === 'celebrant' ? ana : provider, booking.id, path, bodies[action])
    const to = bookingSteps[status][action]?.[side]?.to
    expect([answer.status, await statusOf(booking.id)]).toEqual(to ? [200, to] : [409, status])
    expect((await stepsOf(booking.id)).length - steps).toBe(to ? 1 : 0)
  })
})

describe('every state × the clock', async () => {
  const { booking } = await requested(ana)

  test.each(bookingStates)('%s, long after the event', async status => {
    await becomes(booking.id, status, { inHours: -24 * 5 })
    const steps = (await stepsOf(booking.id)).length
    world.clock.forward({ hours: 2 })
    await world.runScheduledJob('bookings.move-on')
    const { expire, complete } = bookingSteps[status]
    const to = expire?.clock?.to ?? complete?.clock?.to
    expect(await statusOf(booking.id)).toBe(to ?? status)
    expect((await stepsOf(booking.id)).length - steps).toBe(to ? 1 : 0)
    await world.runScheduledJob('bookings.move-on')
    expect((await stepsOf(booking.id)).length - steps).toBe(to ? 1 : 0)
  })
})
