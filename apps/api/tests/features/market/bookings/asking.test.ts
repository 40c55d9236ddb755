import { expect, test } from 'vitest'
import { celebrate } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { cartsOf } from '../carts/steps.ts'
import { offersOf } from '../offers/steps.ts'
import { someCategories } from '../services/steps.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { ask, list, menu, put } = bookingsOf(world)
const { read: readCart, accept } = cartsOf(world)
const { offer } = offersOf(world)
const { ana, ben, cleo, dan } = await world.people()

test('one request asks each provider in the cart, at the prices of now, and empties it', async () => {
  const [caterer, baker] = [
    await menu([{ name: 'Plate', price: 9.99 }]),
    await menu([{ name: 'Tier', price: 40 }], { country: 'JP' }),
  ]
  await offer(caterer.owner, { name: 'Spring', categories: [someCategories.catering], discount: 20 })
  await put(ana, { ...caterer.choice(), quantity: 3 })
  await put(ana, { ...baker.choice(), quantity: 2 })
  const event_id = await celebrate(world, ana)
  const { status, body } = await ask(ana, {
    event_id,
    guests: '120',
    message: 'By the lake.',
    sub_total: 1,
    items: [{ price: 0 }],
  })
  expect(status).toBe(201)
  expect(body.bookings.map(one => [one.currency, one.sub_total, one.discount, one.tax, one.total])).toEqual([
    ['EUR', 29.97, 6, 0, 23.97],
    ['JPY', 80, 0, 0, 80],
  ])
  expect(body.bookings[0]).toMatchObject({
    message: 'By the lake.',
    event: { id: event_id, title: 'Garden party', guests: 120 },
    items: [{ name: 'Plate', price: 9.99, qty: 3, qty_accepted: null, offer: { name: 'Spring', discount: 20 } }],
    can: { cancel: true, accept: false },
  })
  expect((await readCart(ana)).cart).toEqual([])
  expect((await list(caterer.owner, '?side=provider'))[0]).toMatchObject({
    celebrant: { id: ana.id },
    can: { accept: true },
  })
})

test('only chosen providers are asked, and what others sell stays in the cart', async () => {
  const [one, other] = [await menu([{ name: 'Plate', price: 10 }]), await menu([{ name: 'Cup', price: 1 }])]
  await put(ben, one.choice())
  await put(ben, other.choice())
  const event_id = await celebrate(world, ben)
  const { body } = await ask(ben, { event_id, provider_ids: [other.providerId] })
  expect(body.bookings.map(booking => booking.service_provider.id)).toEqual([other.providerId])
  expect((await readCart(ben)).cart.map(entry => entry.provider_id)).toEqual([one.providerId])
})

test('each provider is told what is meant for them, or else what is meant for all', async () => {
  const [one, other] = [await menu([{ name: 'Plate', price: 10 }]), await menu([{ name: 'Cup', price: 1 }])]
  await put(cleo, one.choice())
  await put(cleo, other.choice())
  const { body } = await ask(cleo, {
    event_id: await celebrate(world, cleo),
    message: 'See you there.',
    messages: [{ provider_id: other.providerId, message: 'No handles, please.' }],
  })
  expect(body.bookings.map(booking => booking.message)).toEqual(['See you there.', 'No handles, please.'])
})

test('what has changed since it was seen is not booked', async () => {
  const { choice, sell } = await menu([{ name: 'Plate', price: 10 }])
  await put(cleo, choice())
  await sell([{ name: 'Plate', price: 11 }])
  const event_id = await celebrate(world, cleo)
  const refused = await ask(cleo, { event_id })
  expect([refused.status, refused.body.code]).toEqual([409, 'cart_changed'])
  await accept(cleo)
  expect((await ask(cleo, { event_id })).body.bookings[0]?.total).toBe(11)
  const empty = await ask(cleo, { event_id })
  expect([empty.status, empty.body.errors]).toEqual([422, { items: ['At least add 1 service'] }])
})

test('between two people with a block nothing is booked, and what waited in the cart stays there', async () => {
  const [blocking, blocked] = [await menu([{ name: 'Plate', price: 10 }]), await menu([{ name: 'Cup', price: 1 }])]
  for (const one of [blocking, blocked]) await put(dan, one.choice())
  await world.call('POST', `/friend/${dan.id}/block`, { as: blocking.owner })
  await world.call('POST', `/friend/${blocked.owner.id}/block`, { as: dan })
  const event_id = await celebrate(world, dan)
  for (const one of [blocking, blocked]) {
    expect((await put(dan, one.choice())).status).toBe(404)
    const refused = await ask(dan, { event_id, provider_ids: [one.providerId] })
    expect([refused.status, refused.body.code]).toEqual([409, 'cart_changed'])
    expect(await list(one.owner, '?side=provider')).toEqual([])
  }
  expect((await readCart(dan)).cart.map(({ problem }) => problem)).toEqual(['away', 'away'])
})

test('events of others, that have begun or have no date yet are not booked for', async () => {
  const { choice } = await menu([{ name: 'Plate', price: 10 }])
  await put(cleo, choice())
  expect((await ask(cleo, { event_id: await celebrate(world, ana) })).status).toBe(404)
  expect((await ask(cleo, { event_id: await celebrate(world, cleo, { inHours: -1 }) })).body.code).toBe('event_over')
  const open = await celebrate(world, cleo)
  await world.app.db.updateTable('events').set({ date_open: true }).where('id', '=', open).execute()
  expect((await ask(cleo, { event_id: open })).body.code).toBe('date_open')
  for (const guests of [0, -1, 'many', 1.5, ''])
    expect((await ask(cleo, { event_id: open, guests })).body.errors, String(guests)).toHaveProperty('guests')
  expect((await readCart(cleo)).cart).toHaveLength(1)
})

test('a request that is sent again under its key is made once, also when both come at once', async () => {
  const { choice } = await menu([{ name: 'Plate', price: 10 }])
  const event_id = await celebrate(world, cleo)
  await put(cleo, choice())
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(cleo, { event_id }, 'a8f5-1')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(({ body }) => body.bookings[0]?.id)).size).toBe(1)
  await put(cleo, choice())
  expect((await ask(cleo, { event_id }, 'a8f5-1')).body.bookings[0]?.id).toBe(answers[0]?.body.bookings[0]?.id)
  expect((await readCart(cleo)).cart).toHaveLength(1)
  expect((await ask(cleo, { event_id }, 'a8f5-2')).body.bookings[0]?.id).not.toBe(answers[0]?.body.bookings[0]?.id)
  expect((await ask(cleo, { event_id }, 'x'.repeat(256))).status).toBe(400)
})

test('a key belongs to who has sent it, is free again when the request was refused, and is forgotten after two days', async () => {
  const { choice } = await menu([{ name: 'Plate', price: 10 }])
  const event_id = await celebrate(world, cleo, { inHours: 24 * 20 })
  expect((await ask(cleo, { event_id }, 'b1')).status).toBe(422)
  await put(cleo, choice())
  expect((await ask(cleo, { event_id }, 'b1')).body.bookings).toHaveLength(1)
  expect((await ask(ana, { event_id: await celebrate(world, ana) }, 'b1')).body.code).toBe('cart_empty')
  world.clock.forward({ days: 3 })
  await world.runScheduledJob('bookings.forget-requests')
  expect((await ask(cleo, { event_id }, 'b1')).body.code).toBe('cart_empty')
})

test('two requests without a key book what is in the cart once', async () => {
  const { choice } = await menu([{ name: 'Plate', price: 10 }])
  const event_id = await celebrate(world, cleo)
  await put(cleo, choice())
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(cleo, { event_id })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('lists of bookings take a fixed number of statements', async () => {
  const { owner, choice } = await menu([{ name: 'Plate', price: 10 }])
  const book = async () => {
    await put(ben, choice())
    await ask(ben, { event_id: await celebrate(world, ben) })
  }
  const statements = async () => (await world.statements(() => list(owner, '?side=provider'))).length
  await book()
  const before = await statements()
  for (const _ of Array.from({ length: 6 })) await book()
  expect(await statements()).toBe(before)
  expect(before).toBeLessThanOrEqual(5)
})

test('who says how far they come is not asked for an event that is farther away, or nobody knows where; which is said beforehand too', async () => {
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  const { providerId, owner } = caterer
  const placed = { lat: 48.86, lng: 2.35 }
  await world.app.db.updateTable('service_providers').set(placed).where('id', '=', providerId).execute()
  await world.call('PATCH', '/store', { as: owner, json: { languages: [], travels_km: 20 } })
  const event_id = await celebrate(world, dan)
  const reach = async () =>
    (await world.call('GET', `/event/${event_id}/reach?provider_ids[]=${providerId}`, { as: dan })).body.too_far
  await put(dan, caterer.choice())
  expect(await reach()).toEqual([{ provider_id: providerId, travels_km: 20, is_placed: false }])
  const nowhere = await ask(dan, { event_id, provider_ids: [providerId] })
  expect([nowhere.status, nowhere.body.code]).toEqual([409, 'place_not_served'])
  expect(nowhere.body.errors[`provider_ids.${providerId}`]).toEqual([
    'Saffron & Smoke travels up to 20 km. Add the city of your event before you ask.',
  ])
  const ofNew = async (query: string) =>
    (await world.call('GET', `/booking/reach?provider_ids[]=${providerId}${query}`, { as: dan })).body.too_far
  const { id: gijon } = await world.app.db
    .selectFrom('cities')
    .select('id')
    .where('name', '=', 'Gijón')
    .executeTakeFirstOrThrow()
  expect(await ofNew('')).toEqual([{ provider_id: providerId, travels_km: 20, is_placed: false }])
  expect(await ofNew(`&city_id=${gijon}`)).toEqual([{ provider_id: providerId, travels_km: 20, is_placed: true }])
  const at = (lat: number, long: number) => world.call('PATCH', `/event/${event_id}`, { as: dan, json: { lat, long } })
  await at(43.3, 5.37)
  expect(await reach()).toEqual([{ provider_id: providerId, travels_km: 20, is_placed: true }])
  const { status, body } = await ask(dan, { event_id, provider_ids: [providerId] })
  expect([status, body.code]).toEqual([409, 'place_not_served'])
  expect(body.errors[`provider_ids.${providerId}`]).toEqual([
    'Saffron & Smoke travels up to 20 km. Your event is farther away.',
  ])
  expect((await world.call('GET', `/event/${event_id}/reach`, { as: ana })).status).toBe(404)
  await at(48.8, 2.3)
  expect(await reach()).toEqual([])
  expect((await ask(dan, { event_id, provider_ids: [providerId] })).status).toBe(201)
})

test('a booking has the whole place of its event, and no end where the event has none', async () => {
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  await put(dan, caterer.choice())
  const event_id = await celebrate(world, dan)
  const { id: city_id, state_id } = await world.app.db
    .selectFrom('cities')
    .select(['id', 'state_id'])
    .where('name', '=', 'Gijón')
    .executeTakeFirstOrThrow()
  const place = { address: 'Long Table 7', city_id, state_id, country_id: 724 }
  await world.app.db.updateTable('events').set(place).where('id', '=', event_id).execute()
  const { body } = await ask(dan, { event_id, provider_ids: [caterer.providerId] })
  const [seen] = await list(caterer.owner, '?side=provider')
  for (const booking of [body.bookings[0], seen])
    expect(booking?.event).toMatchObject({
      address: 'Long Table 7',
      has_end: false,
      location: 'Gijón, Asturias, Spain',
    })
})
