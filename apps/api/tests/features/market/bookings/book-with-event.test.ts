import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { cartsOf } from '../carts/steps.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { list: listed, menu, put } = bookingsOf(world)
const { read: readCart } = cartsOf(world)
const { ana, ben, cleo, dan } = await world.people()

const day = new Date(world.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
const party = { title: 'Silver wedding', event_date: `${day} 18:00:00`, address: '12 Quay', members: 80 }
const create = (as: Someone, json: object) => world.call('POST', '/event', { as, json: { ...party, ...json } })
const list = async (as: Someone): Promise<Booking[]> => listed(as)
const eventsOf = async (as: Someone) => (await world.call('GET', '/event', { as })).body.events
const of = (one: Awaited<ReturnType<typeof menu>>, qty: number, nth = 0) => ({
  service_item_id: one.choice(nth).service_item_id,
  qty,
})

test('an event is created with items of two providers: each gets one request for all guests, at the prices of now', async () => {
  const [caterer, baker] = [
    await menu([
      { name: 'Plate', price: 28 },
      { name: 'Cup', price: 3 },
    ]),
    await menu([{ name: 'Tier', price: 40 }]),
  ]
  for (const nth of [0, 1]) await put(ana, { ...caterer.choice(nth), quantity: 5 })
  const { status, body } = await create(ana, {
    service_provider_id: caterer.providerId,
    items: [of(caterer, 80), of(baker, 2)],
  })
  expect([status, body.message, body.event.coverphoto]).toEqual([201, 'Event Created', null])
  const made = await list(ana)
  expect(made.map(({ event, total, status: state }) => [event.id, event.guests, total, state])).toEqual([
    [body.event.id, 80, 80, 'requested'],
    [body.event.id, 80, 2240, 'requested'],
  ])
  expect(body.bookings).toEqual(made.map(({ id }) => ({ id })).toReversed())
  // What somebody has chosen for another day stays in their cart.
  expect((await readCart(ana)).cart.map(({ service_item, quantity }) => [service_item.name, quantity])).toEqual([
    ['Plate', 5],
    ['Cup', 5],
  ])
})

test('each item is named once, can be booked now, and one of them is of the provider who is named', async () => {
  const [caterer, baker] = [await menu([{ name: 'Plate', price: 28 }]), await menu([{ name: 'Tier', price: 40 }])]
  const [blocking, resting] = [await menu([{ name: 'Bowl', price: 7 }]), await menu([{ name: 'Lamp', price: 7 }])]
  await world.call('POST', `/friend/${dan.id}/block`, { as: blocking.owner })
  await resting.expire()
  const refusal = async (json: object) => {
    const { status, body } = await create(dan, json)
    return [status, ...Object.entries(body.details).map(([field, [issue]]) => `${field} ${issue?.code}`)]
  }
  const plate = of(caterer, 20)
  expect(await refusal({ items: [plate, of(baker, 1), of(caterer, 80)] })).toEqual([
    422,
    'items.2.service_item_id row_twice',
  ])
  for (const gone of [of(blocking, 1), of(resting, 1), { service_item_id: 999_999, qty: 1 }])
    expect(await refusal({ items: [plate, gone] })).toEqual([422, 'items.1.service_item_id item_unknown'])
  expect(await refusal({ items: [plate], service_provider_id: baker.providerId })).toEqual([
    422,
    'service_provider_id no_item_of_theirs',
  ])
  expect([await eventsOf(dan), await list(dan)]).toEqual([[], []])
})

test('without items the provider is asked for what the cart holds of theirs; where there is nothing, nothing is created', async () => {
  const [caterer, baker] = [await menu([{ name: 'Plate', price: 28 }]), await menu([{ name: 'Tier', price: 40 }])]
  const empty = await create(ben, { service_provider_id: caterer.providerId })
  expect([empty.status, empty.body.errors]).toEqual([422, { items: ['At least add 1 service'] }])
  for (const one of [caterer, baker]) await put(ben, { ...one.choice(), quantity: 3 })
  expect((await create(ben, { service_provider_id: caterer.providerId })).status).toBe(201)
  expect((await list(ben)).map(({ total }) => total)).toEqual([84])
  expect((await readCart(ben)).cart.map(({ service_item }) => service_item.name)).toEqual(['Tier'])
  expect(await eventsOf(ben)).toHaveLength(1)
})

test('where one of the requests is refused there is neither event nor booking, and the cart is as it was', async () => {
  const caterer = await menu([{ name: 'Plate', price: 28, least_qty: 20 }])
  const away = await menu([{ name: 'Tier', price: 40 }])
  await put(cleo, { ...caterer.choice(), quantity: 25 })
  const few = await create(cleo, { items: [of(caterer, 19)] })
  expect([few.status, Object.keys(few.body.errors)]).toEqual([422, ['items.0.qty']])
  await world.call('POST', `/friend/${cleo.id}/block`, { as: away.owner })
  expect((await create(cleo, { items: [of(caterer, 80), of(away, 1)] })).status).toBe(422)
  const off = { from: day, is_off: true }
  await world.call('PUT', '/store/availability/day', { as: caterer.owner, json: off })
  expect((await create(cleo, { items: [of(caterer, 80)] })).body.code).toBe('day_not_free')
  expect((await create(caterer.owner, { items: [of(caterer, 80)] })).body.code).toBe('own_store')
  expect([await eventsOf(cleo), await list(cleo)]).toEqual([[], []])
  expect((await readCart(cleo)).cart.map(({ quantity }) => quantity)).toEqual([25])
})

test('who is served says where and for how many; how much is a number, of fifty items at most', async () => {
  const caterer = await menu([{ name: 'Plate', price: 28 }])
  const wrong = async (json: object) => Object.keys((await create(dan, json)).body.errors)
  const items = [of(caterer, 1)]
  expect(await wrong({ items, address: '', members: '' })).toEqual(['address', 'members'])
  expect(await wrong({ items: [{ ...items[0], qty: 0 }] })).toEqual(['items.0.qty'])
  expect(await wrong({ items: [{ ...items[0], qty: 'many' }] })).toEqual(['items.0.qty'])
  const ofQuantity = async (qty: number) => (await create(dan, { items: [{ ...items[0], qty }] })).body.errors
  expect(await ofQuantity(0)).toEqual({ 'items.0.qty': ['At least 0.001.'] })
  expect(await ofQuantity(1_000_001)).toEqual({ 'items.0.qty': ['At most 1,000,000.'] })
  expect(await ofQuantity(1.0005)).toEqual({ 'items.0.qty': ['At most 3 decimals.'] })
  expect(await wrong({ items: Array.from({ length: 51 }, () => items[0]) })).toEqual(['items'])
  expect(await wrong({})).toEqual(['coverphoto'])
  const form = new FormData()
  for (const [name, value] of Object.entries(party)) form.set(name, String(value))
  form.set('items[0][service_item_id]', String(items[0]?.service_item_id))
  form.set('items[0][qty]', '2')
  expect((await world.call('POST', '/event', { as: dan, multipart: form })).status).toBe(201)
  expect((await list(dan)).map(({ total }) => total)).toEqual([56])
})

test('a call that is made again under its key creates one event and asks once, however many come at a time', async () => {
  const caterer = await menu([{ name: 'Plate', price: 28 }])
  const send = (title: string, key: string) =>
    world.call('POST', '/event', {
      as: ben,
      json: { ...party, title, items: [of(caterer, 80)] },
      headers: { 'idempotency-key': key },
    })
  const [before, asked] = [await eventsOf(ben), await list(ben)]
  const made = await Promise.all(Array.from({ length: 8 }, () => send('Once', 'one')))
  made.push(await send('Another title', 'one'))
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]))
  const [first] = made
  for (const { body } of made) expect(body).toEqual(first?.body)
  expect([(await eventsOf(ben)).length, (await list(ben)).length]).toEqual([before.length + 1, asked.length + 1])
  expect((await send('Twice', 'two')).body.event.title).toBe('Twice')
  const anybody = { as: cleo, json: { ...party, items: [of(caterer, 80)] }, headers: { 'idempotency-key': 'one' } }
  expect((await world.call('POST', '/event', anybody)).body.event.id).not.toBe(first?.body.event.id)
  world.clock.forward({ days: 2, minutes: 1 })
  await world.runScheduledJob('events.forget-requests')
  expect(await world.app.db.selectFrom('event_requests').selectAll().execute()).toEqual([])
})
