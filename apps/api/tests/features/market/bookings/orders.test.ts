import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, ask, becomes, copied, put, requested } = bookingsOf(world)
const { ana, ben } = await world.people()

const orders = async (as: Someone, query = '') =>
  (await world.call('GET', `/service-provider/order${query}` as '/service-provider/order', { as })).body

/** A caterer with one booking in each of some states. */
async function booked() {
  const { booking, caterer, provider } = await requested(ana)
  const ids: Record<string, number> = { requested: booking.id }
  for (const status of ['accepted', 'serving', 'completed', 'declined', 'cancelled', 'expired'] as const) {
    await put(ana, caterer.choice())
    const [made] = (await ask(ana, { event_id: await celebrate(world, ana) })).body.bookings
    await becomes(made?.id ?? 0, status, { inHours: 48 })
    ids[status] = made?.id ?? 0
  }
  return { ids, provider, caterer, booking }
}

test('orders are what a store has agreed to or turned down, without requests that wait', async () => {
  const { ids, provider, booking } = await booked()
  const { order, totalRecords, hasMorePages } = await orders(provider)
  expect(order.map(one => one.id)).toEqual([ids.cancelled, ids.declined, ids.completed, ids.serving, ids.accepted])
  expect([totalRecords, hasMorePages]).toEqual([5, false])
  expect(order[4]).toMatchObject({
    status: 'accepted',
    title: 'Garden party',
    address: null,
    coverphoto: null,
    celebrant: { id: ana.id },
    total: booking.total / 2,
    event_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/),
  })
})

test('each box adds the orders of its states', async () => {
  const { ids, provider } = await booked()
  const listed = async (query: string) => (await orders(provider, query)).order.map(one => one.id)
  expect(await listed('?notStarted=1')).toEqual([ids.accepted])
  expect(await listed('?onGoing=true')).toEqual([ids.serving])
  expect(await listed('?completed=1')).toEqual([ids.completed])
  expect(await listed('?cancelled=1')).toEqual([ids.cancelled, ids.declined])
  expect(await listed('?completed=1&onGoing=1&cancelled=0')).toEqual([ids.completed, ids.serving])
})

test('orders are found by words and by having been booked within six months', async () => {
  const { ids, provider, caterer } = await booked()
  const created_at = new Date(world.clock.now().getTime() - 190 * 86_400_000)
  await world.app.db.updateTable('bookings').set({ created_at }).where('celebrant_id', '=', ana.id).execute()
  await put(ben, caterer.choice())
  const [late] = (await ask(ben, { event_id: await celebrate(world, ben) })).body.bookings
  await act(provider, late?.id ?? 0, 'accept')
  const listed = async (query: string) => (await orders(provider, query)).order.map(one => one.id)
  expect(await listed('?lastSixMonths=1')).toEqual([late?.id])
  expect(await listed('?keyword=ben')).toEqual([late?.id])
  expect(await listed('?keyword=ana&notStarted=1')).toEqual([ids.accepted])
  expect((await orders(provider, '?keyword=zebra')).totalRecords).toBe(0)
})

test('pages say how many there are in all, and are for providers alone', async () => {
  const { ids, provider } = await booked()
  await copied(ids.accepted ?? 0, 30)
  const first = await orders(provider, '?notStarted=1')
  expect([first.order.length, first.totalRecords, first.hasMorePages]).toEqual([20, 31, true])
  const second = await orders(provider, `?notStarted=1&cursor=${first.nextCursor}`)
  expect(new Set([...first.order, ...second.order].map(({ id }) => id)).size).toBe(31)
  expect((await orders(provider, '?notStarted=1&page=2')).order).toHaveLength(11)
  expect((await world.call('GET', '/service-provider/order', { as: ana })).status).toBe(403)
})
