import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, read, requested, statusOf } = bookingsOf(world)
const { edit, inHours } = eventsOf(world)
const { ana, ben } = await world.people()
const pay = (as: typeof ana, id: number, amount: unknown) => act(as, id, 'paid', { amount })

test('a celebrant says what they have paid, which the provider does not see', async () => {
  const { booking, provider } = await requested(ana)
  expect([booking.paid, booking.can.mark_paid]).toEqual([0, false])
  expect((await pay(ana, booking.id, 7.5)).body.code).toBe('booking_moved_on')
  expect((await act(provider, booking.id, 'accept')).status).toBe(200)
  expect((await pay(ana, booking.id, 7.5)).body.booking).toMatchObject({ paid: 7.5, total: 20, status: 'accepted' })
  expect((await read(provider, booking.id)).body.booking).toMatchObject({ paid: null, can: { mark_paid: false } })
  expect((await pay(provider, booking.id, 1)).status).toBe(409)
  expect((await pay(ben, booking.id, 1)).status).toBe(404)
  expect((await pay(ana, booking.id, 0)).body.booking.paid).toBe(0)
})

test('no more is paid than the booking costs, and no parts of cents', async () => {
  const { booking, provider } = await requested(ana)
  await act(provider, booking.id, 'accept')
  const wrong = async (amount: unknown) => (await pay(ana, booking.id, amount)).body.errors
  expect(await wrong(20.01)).toEqual({ amount: ['At most 20.'] })
  expect(await wrong(1.001)).toHaveProperty('amount')
  expect(await wrong(-1)).toHaveProperty('amount')
  expect(await wrong('much')).toHaveProperty('amount')
  expect((await pay(ana, booking.id, 20)).body.booking.paid).toBe(20)
})

test('what was paid stays when less is agreed on for another date, and can be given back when it comes to nothing', async () => {
  const { booking, provider, event_id } = await requested(ana)
  await act(provider, booking.id, 'accept')
  await pay(ana, booking.id, 20)
  await edit(ana, event_id, { event_date: inHours(24 * 40) })
  await world.drainJobs()
  expect((await read(ana, booking.id)).body.booking).toMatchObject({
    status: 'requested',
    paid: 20,
    can: { mark_paid: true },
  })
  const items = booking.items.map(({ id }) => ({ id, qty: 1 }))
  await act(provider, booking.id, 'accept', { items })
  expect((await act(ana, booking.id, 'confirm')).body.booking).toMatchObject({ total: 10, paid: 20 })
  await act(ana, booking.id, 'cancel')
  expect((await pay(ana, booking.id, 5)).body.booking).toMatchObject({ status: 'cancelled', paid: 5 })
  expect((await pay(ana, booking.id, 0)).body.booking).toMatchObject({ paid: 0, can: { mark_paid: false } })
  expect((await pay(ana, booking.id, 5)).body.code).toBe('booking_moved_on')
})

test('of many amounts and answers at once each is one that was sent, and none loses the other', async () => {
  const { booking, provider } = await requested(ana)
  await act(provider, booking.id, 'accept')
  await pay(ana, booking.id, 1)
  const sent = await Promise.all([
    act(provider, booking.id, 'cancel', { note: 'The oven is broken.' }),
    ...[5, 10, 15].map(amount => pay(ana, booking.id, amount)),
  ])
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { paid } = (await read(ana, booking.id)).body.booking
  expect([5, 10, 15]).toContain(paid)
  expect(await statusOf(booking.id)).toBe('cancelled')
})
