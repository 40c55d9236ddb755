import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { daysOf } from '../availability/steps.ts'
import { cartsOf } from '../carts/steps.ts'
import { someCategories } from '../services/steps.ts'

const world = await startWorld()
const { act, caterer, dayIn, eventOn, mark, put, ask, requestedOn } = daysOf(world)
const { menu } = cartsOf(world)
const { ana, ben } = await world.people()
const alternatives = async (as: Someone, id: number) =>
  (await world.call('GET', `/booking/${id}/alternatives`, { as })).body
const idsOf = async (as: Someone, id: number) => (await alternatives(as, id)).alternatives.map(one => one.id)
const placed = (id: number, lat: number, long: number) =>
  world.app.db.updateTable('events').set({ lat, long }).where('id', '=', id).execute()
const moved = (id: number, lat: number, lng: number) =>
  world.app.db.updateTable('service_providers').set({ lat, lng }).where('id', '=', id).execute()
const cityOf = async (id: number) => {
  const company = await world.app.db.selectFrom('service_providers').select('city_id').where('id', '=', id).execute()
  return company[0]?.city_id ?? null
}
const declined = async (day: string, hours = 6) => {
  const sold = await caterer()
  const id = await requestedOn(ana, sold, { day, hours })
  await act(sold.owner, id, 'decline')
  return { sold, id }
}

// A caterer at the other end of the world, and one who bakes.
const far = await caterer()
await moved(far.providerId, -17.8, 179.9)
const baker = await menu([{ name: 'Tier', price: 40 }])
await world.call('PATCH', `/service/${baker.service.id}`, {
  as: baker.owner,
  json: { categories: [someCategories.cakes] },
})

test('a celebrant who is let down finds others of that kind near the event who are free that day, the nearest first', async () => {
  const day = dayIn(40)
  const [near, nearer, busy] = [await caterer(), await caterer(), await caterer()]
  await mark(busy.owner, { from: day, is_off: true })
  const { sold, id } = await declined(day)
  await moved(near.providerId, 41, -4)
  await moved(nearer.providerId, 40.5, -3.8)
  await moved(sold.providerId, 40.4, -3.7)
  await placed((await world.call('GET', `/booking/${id}`, { as: ana })).body.booking.event.id, 40.4, -3.7)
  const { alternatives: found, search } = await alternatives(ana, id)
  expect(found.slice(0, 2).map(one => one.id)).toEqual([nearer.providerId, near.providerId])
  expect(found[0]?.distance_km).toBeGreaterThan(0)
  const ids = found.map(one => one.id)
  for (const no of [busy, sold, far, baker]) expect(ids).not.toContain(no.providerId)
  expect(search).toEqual({ category_id: someCategories.catering, city_id: await cityOf(sold.providerId), free_on: day })
})

test('who declines, cancels or does not answer leaves a gap; so does the celebrant who cancels, and may want another', async () => {
  const day = dayIn(41)
  const free = await caterer()
  const sold = await caterer()
  const [waits, cancelled, given] = [
    await requestedOn(ana, sold, { day }),
    await requestedOn(ana, sold, { day }),
    await requestedOn(ana, sold, { day }),
  ]
  expect((await alternatives(ana, waits)).alternatives).toEqual([])
  await act(sold.owner, cancelled, 'accept')
  expect((await alternatives(ana, cancelled)).alternatives).toEqual([])
  await act(sold.owner, cancelled, 'cancel', { note: 'The oven is broken.' })
  await act(ana, given, 'cancel')
  expect(await idsOf(ana, cancelled)).toContain(free.providerId)
  expect(await idsOf(ana, given)).toContain(free.providerId)
  expect(await idsOf(ana, given)).not.toContain(sold.providerId)
  world.clock.forward({ days: 8 })
  await world.runScheduledJob('bookings.move-on')
  expect(await idsOf(ana, waits)).toContain(free.providerId)
})

test.each(['requested', 'changed', 'accepted'] as const)(
  'a booking that is %s says so when the account of its provider is suspended, and finds others until they are back',
  async status => {
    const [free, sold] = [await caterer(), await caterer()]
    await put(ana, { ...sold.choice(), quantity: 2 })
    const { body } = await ask(ana, {
      event_id: await eventOn(ana, { day: dayIn(42) }),
      provider_ids: [sold.providerId],
    })
    const { id = 0, items = [] } = body.bookings[0] ?? {}
    const booking = async () => (await world.call('GET', `/booking/${id}`, { as: ana })).body.booking
    if (status === 'accepted') await act(sold.owner, id, 'accept')
    if (status === 'changed') await act(sold.owner, id, 'accept', { items: [{ id: items[0]?.id, qty: 1 }] })
    expect(await booking()).toMatchObject({ status, service_provider: { is_away: false } })
    expect(await idsOf(ana, id)).toEqual([])
    expect((await world.call('POST', '/account/suspend', { as: sold.owner })).status).toBe(200)
    expect(await booking()).toMatchObject({ status, service_provider: { is_away: true } })
    expect(await idsOf(ana, id)).toContain(free.providerId)
  },
)

test('only the celebrant is shown them, and nobody after the event, or without one', async () => {
  const { sold, id } = await declined(dayIn(20))
  await caterer()
  expect((await alternatives(sold.owner, id)).alternatives).toEqual([])
  expect((await world.call('GET', `/booking/${id}/alternatives`, { as: ben })).status).toBe(404)
  const event = (await world.call('GET', `/booking/${id}`, { as: ana })).body.booking.event.id
  expect(await idsOf(ana, id)).not.toEqual([])
  await world.call('DELETE', `/event/${event}`, { as: ana })
  expect(await idsOf(ana, id)).toEqual([])
  const soon = await declined(dayIn(1))
  expect(await idsOf(ana, soon.id)).not.toEqual([])
  world.clock.forward({ days: 3 })
  expect(await idsOf(ana, soon.id)).toEqual([])
})

test('they are free on all days of the event, seen by the celebrant, and not asked for it yet', async () => {
  const day = dayIn(50)
  const [half, blocked, asked, free] = [await caterer(), await caterer(), await caterer(), await caterer()]
  const sold = await caterer()
  const event_id = await eventOn(ana, { day, hours: 40 })
  for (const one of [sold, asked]) await put(ana, one.choice())
  const { body } = await ask(ana, { event_id })
  const id = body.bookings.find(one => one.service_provider.id === sold.providerId)?.id ?? 0
  await mark(half.owner, { from: dayIn(51), is_off: true })
  await world.call('POST', `/friend/${blocked.owner.id}/block`, { as: ana })
  await act(sold.owner, id, 'decline')
  // Of all that are near by, only a few are shown: the others are put out of reach.
  const near = [half, blocked, asked, free, sold].map(one => one.providerId)
  const stores = await world.app.db.selectFrom('stores').select('provider_id').execute()
  for (const { provider_id } of stores) if (!near.includes(provider_id)) await moved(provider_id, -17.8, 179.9)
  expect(await idsOf(ana, id)).toEqual([free.providerId])
  // Where nobody is near there is still the way to look farther away.
  await moved(free.providerId, -17.8, 179.9)
  // An event that says no place is taken to be where the provider is.
  expect(await alternatives(ana, id)).toEqual({
    alternatives: [],
    search: { category_id: someCategories.catering, city_id: await cityOf(sold.providerId), free_on: day },
  })
})
