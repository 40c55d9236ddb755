import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { daysOf } from '../availability/steps.ts'

const world = await startWorld()
const { ask, caterer, dayIn, eventOn, hold, list, put, read } = daysOf(world)
const { ana } = await world.people()

test('a child asks no provider, in no way, and holds no day; what they have chosen and planned stays', async () => {
  const sold = await caterer({ bookings_a_day: 1, allows_holds: true })
  const event_id = await eventOn(ana, { day: dayIn(30) })
  await put(ana, sold.choice())
  const rights = async () => ({
    book: (await world.call('GET', `/service-provider/${sold.providerId}`, { as: ana })).body.service_provider.can.book,
    hold: (await read(ana, sold.providerId, dayIn(30))).body.can.hold,
  })
  expect(await rights()).toEqual({ book: true, hold: true })
  await world.app.db.updateTable('users').set({ dob: '2019-05-01' }).where('id', '=', ana.id).execute()
  expect(await rights()).toEqual({ book: false, hold: false })
  const items = [{ service_item_id: sold.choice().service_item_id, qty: 1 }]
  const party = { title: 'My party', event_date: `${dayIn(40)} 18:00:00`, address: '12 Quay', members: 8 }
  const service_provider_id = sold.providerId
  for (const { status, body } of [
    await put(ana, sold.choice()),
    await ask(ana, { event_id }),
    await hold(ana, sold.providerId, dayIn(30)),
    await world.call('POST', '/event', { as: ana, json: { ...party, service_provider_id, items } }),
  ])
    expect([status, body]).toMatchObject([403, { code: 'not_for_your_role' }])
  expect(await list(ana)).toEqual([])
  expect((await world.call('GET', '/cart', { as: ana })).body.cart).toHaveLength(1)
  expect((await world.call('GET', '/event', { as: ana })).body.events).toHaveLength(1)
})
