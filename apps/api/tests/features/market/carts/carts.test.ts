import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { offersOf } from '../offers/steps.ts'
import { someCategories } from '../services/steps.ts'
import { cartsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { accept, menu, problems, put, read, refused, remove } = cartsOf(world)
const { offer } = offersOf(world)
const { ana, ben, cleo } = await world.people()
const plate = { name: 'Plate', price: 14.5, qty: 30, least_qty: 30 }
const waiter = { name: 'Waiter', price: 32, unit: 2, step_minutes: 30 }

test('a cart holds items of several providers, and sums them for each and by currency', async () => {
  const spanish = await menu([plate, waiter])
  const other = await menu([{ name: 'Tier', price: 40 }], { name: 'Torres Cakes' })
  const kuwaiti = await menu([{ name: 'Dates', price: 1.125 }], { country: 'KW', name: 'Oasis' })
  await put(ana, { ...spanish.choice(), quantity: 40 })
  await put(ana, { ...other.choice(), quantity: 2 })
  await put(ana, { ...kuwaiti.choice(), quantity: 3 })
  const { status, body } = await put(ana, { ...spanish.choice(1), quantity: 2.5 })
  expect(status).toBe(200)
  expect(body.cart.map(entry => [entry.service_item.name, entry.quantity, entry.total, entry.problem])).toEqual([
    ['Plate', 40, 580, null],
    ['Waiter', 2.5, 80, null],
    ['Tier', 2, 80, null],
    ['Dates', 3, 3.375, null],
  ])
  expect(body.providers.map(one => [one.company_name, one.currency, one.sub_total, one.tax, one.total])).toEqual([
    ['Saffron & Smoke', 'EUR', 660, 0, 660],
    ['Torres Cakes', 'EUR', 80, 0, 80],
    ['Oasis', 'KWD', 3.375, 0, 3.375],
  ])
  expect(body.totals).toEqual([
    { currency: 'EUR', sub_total: 740, discount: 0, tax: 0, total: 740 },
    { currency: 'KWD', sub_total: 3.375, discount: 0, tax: 0, total: 3.375 },
  ])
  const { message: _, ...cart } = body
  expect(await read(ana)).toEqual(cart)
  expect((await read(ben)).cart).toEqual([])
})

test('without a quantity as much is put in as the provider proposes, or else the least', async () => {
  const { choice } = await menu([
    plate,
    { name: 'Bread', price: 2, qty: 0 },
    { name: 'Cheese', price: 9, unit: 3, qty: 1, least_qty: 2.5 },
  ])
  for (const nth of [0, 1, 2]) await put(ben, choice(nth))
  expect((await read(ben)).cart.map(entry => entry.quantity)).toEqual([30, 1, 2.5])
})

test('putting the same in again changes how much there is, and sending it twice nothing else', async () => {
  const { choice } = await menu([{ name: 'Cup', price: 3 }])
  for (const quantity of [2, 5, 5]) await put(cleo, { ...choice(), quantity })
  expect((await read(cleo)).cart.map(entry => entry.quantity)).toEqual([5])
  await Promise.all(Array.from({ length: 6 }, () => put(cleo, { ...choice(), quantity: 7 })))
  expect((await read(cleo)).cart.map(entry => entry.quantity)).toEqual([7])
  await remove(cleo, choice().service_item_id)
})

test('quantities that the provider does not do are refused by name', async () => {
  const { choice } = await menu([
    { ...plate, most_qty: 200 },
    waiter,
    { name: 'Cheese', price: 9, unit: 3 },
    { name: 'Gold', price: 9_999_999_999 },
  ])
  expect(await refused(cleo, { ...choice(), quantity: 29 })).toEqual(['At least 30.'])
  expect(await refused(cleo, { ...choice(), quantity: 201 })).toEqual(['At most 200.'])
  expect(await refused(cleo, { ...choice(), quantity: 30.5 })).toEqual(['Whole numbers only.'])
  expect(await refused(cleo, { ...choice(1), quantity: 1.25 })).toEqual(['Only in steps of 30 minutes.'])
  expect(await refused(cleo, { ...choice(2), quantity: 0.5 })).toEqual(['At least 1.'])
  expect(await refused(cleo, { ...choice(2), quantity: 1.0005 })).toEqual(['At most 3 decimals.'])
  for (const quantity of [0, -1, 'many', 1e12])
    expect(await refused(cleo, { ...choice(2), quantity }), String(quantity)).toBeDefined()
  expect(await refused(cleo, { ...choice(3), quantity: 1000 })).toEqual([
    'The amounts are too large for this currency.',
  ])
  expect((await read(cleo)).cart).toEqual([])
})

test('the best single offer is taken off, and named', async () => {
  const { owner, choice, providerId } = await menu([{ name: 'Plate', price: 9.99 }])
  await offer(owner, { name: 'Little', categories: [someCategories.catering], discount: 5 })
  const best = await offer(owner, { name: 'Spring', categories: [someCategories.catering], discount: 20 })
  await put(cleo, { ...choice(), quantity: 3 })
  const cart = await read(cleo)
  expect(cart.cart[0]).toMatchObject({
    service_item: { price: 9.99, offer: { id: best.id, name: 'Spring', discount: 20, price: 7.99 } },
    seen_price: 7.99,
    sub_total: 29.97,
    discount: 6,
    total: 23.97,
  })
  expect(cart.providers[0]).toMatchObject({ id: providerId, sub_total: 29.97, discount: 6, total: 23.97 })
  await accept(cleo)
  await remove(cleo, choice().service_item_id)
})

test('what has changed since it was put in is told, with what was seen, until it is accepted', async () => {
  const { choice, sell } = await menu([
    { name: 'Plate', price: 10 },
    { name: 'Cup', price: 3 },
    { name: 'Bread', price: 2 },
  ])
  await Promise.all((await read(ben)).cart.map(entry => remove(ben, entry.service_item_id)))
  for (const nth of [0, 1, 2]) await put(ben, { ...choice(nth), quantity: 2 })
  await sell([
    { name: 'Plate', price: 12 },
    { name: 'Bread', price: 2, least_qty: 5 },
  ])
  const { cart, totals } = await read(ben)
  expect(
    cart.map(entry => [entry.service_item.name, entry.problem, entry.seen_price, entry.service_item.price]),
  ).toEqual([
    ['Plate', 'price', 10, 12],
    ['Cup', 'gone', 3, 3],
    ['Bread', 'quantity', 2, 2],
  ])
  expect(cart.map(entry => entry.total)).toEqual([24, 0, 4])
  expect(totals[0]?.total).toBe(28)
  const after = await accept(ben)
  expect(after.cart.map(entry => [entry.service_item.name, entry.problem, entry.seen_price])).toEqual([
    ['Plate', null, 12],
    ['Bread', 'quantity', 2],
  ])
  await put(ben, { ...choice(2), quantity: 5 })
  expect(await problems(ben)).toEqual([null, null])
})

test('an offer that ends changes the price that was seen', async () => {
  const { owner, choice } = await menu([{ name: 'Plate', price: 10 }])
  const ends_at = new Date(world.clock.now().getTime() + 86_400_000).toISOString()
  await offer(owner, { categories: [someCategories.catering], discount: 50, ends_at })
  await put(cleo, choice())
  expect((await read(cleo)).cart[0]).toMatchObject({ seen_price: 5, total: 5, problem: null })
  world.clock.forward({ days: 2 })
  expect((await read(cleo)).cart[0]).toMatchObject({ seen_price: 5, total: 10, problem: 'price', discount: 0 })
  await remove(cleo, choice().service_item_id)
})

test('what is gone is not put in: items of others services, of nobody, of blocked providers and of one’s own store', async () => {
  const { owner, choice } = await menu([{ name: 'Plate', price: 10 }])
  const another = await menu([{ name: 'Cup', price: 1 }])
  const mixed = { ...choice(), service_id: another.choice().service_id }
  expect((await put(cleo, mixed)).status).toBe(404)
  expect((await put(cleo, { service_id: 999_999, service_item_id: 999_999 })).status).toBe(404)
  expect((await put(owner, choice())).body.code).toBe('own_store')
  expect((await call('POST', '/cart', { json: choice() })).status).toBe(401)
  await put(cleo, choice())
  await call('POST', `/friend/${cleo.id}/block`, { as: owner })
  expect((await put(cleo, choice())).status).toBe(404)
  const { cart, sellers, providers, totals } = await read(cleo)
  expect(cart.map(entry => [entry.problem, entry.total])).toEqual([['away', 0]])
  expect([sellers, providers, totals]).toEqual([[], [], []])
  await remove(cleo, choice().service_item_id)
  expect((await read(cleo)).cart).toEqual([])
})

test('a store without trial or plan sells nothing', async () => {
  const { choice, expire } = await menu([{ name: 'Plate', price: 10 }])
  await put(cleo, choice())
  await expire()
  expect(await problems(cleo)).toEqual(['away'])
  expect((await put(cleo, choice())).status).toBe(404)
  await remove(cleo, choice().service_item_id)
})

test('an item that is gone is told with who sold it; of who is away nothing tells why', async () => {
  const [gone, lapsed, suspended, blocking] = [
    await menu([
      { name: 'Plate', price: 10 },
      { name: 'Cup', price: 1 },
    ]),
    await menu([{ name: 'Bowl', price: 10 }]),
    await menu([{ name: 'Fork', price: 10 }]),
    await menu([{ name: 'Lamp', price: 10 }]),
  ]
  for (const { choice } of [gone, lapsed, suspended, blocking]) await put(cleo, choice())
  await gone.sell([{ name: 'Cup', price: 1 }])
  await lapsed.expire()
  expect((await call('POST', '/account/suspend', { as: suspended.owner })).status).toBe(200)
  await call('POST', `/friend/${cleo.id}/block`, { as: blocking.owner })
  const { cart, sellers, providers } = await read(cleo)
  expect(cart.map(entry => entry.problem)).toEqual(['gone', 'away', 'away', 'away'])
  expect(sellers.map(({ id }) => id)).toEqual([gone.providerId])
  expect(providers).toEqual([])
  // What is said of the three differs in nothing but what was seen of them.
  const told = cart.slice(1).map(({ service_item: { id: _, name: __, ...item }, ...entry }) => ({
    ...entry,
    item,
    service: null,
    service_id: 0,
    service_item_id: 0,
    provider_id: 0,
  }))
  expect(told).toEqual([told[0], told[0], told[0]])
  // Who is away may come back: what is of them stays until it is taken out.
  expect((await accept(cleo)).cart.map(entry => entry.problem)).toEqual(['away', 'away', 'away'])
  for (const { choice } of [lapsed, suspended, blocking]) await remove(cleo, choice().service_item_id)
  expect((await read(cleo)).cart).toEqual([])
})

test('accepting what has changed leaves what is of a store that is merely away, which sells again when it is back', async () => {
  const [kept, away] = [await menu([{ name: 'Plate', price: 10 }]), await menu([{ name: 'Bowl', price: 7 }])]
  for (const { choice } of [kept, away]) await put(cleo, { ...choice(), quantity: 3 })
  await kept.sell([{ name: 'Plate', price: 12 }])
  expect((await call('POST', '/account/suspend', { as: away.owner })).status).toBe(200)
  const { cart } = await accept(cleo)
  expect(cart.map(entry => [entry.service_item.name, entry.problem])).toEqual([
    ['Plate', null],
    ['Bowl', 'away'],
  ])
  const { email, password } = away.owner
  const { token } = (await call('POST', '/auth/login', { json: { email, password } })).body
  expect((await call('POST', '/auth/reactivate', { json: { token } })).status).toBe(200)
  expect((await read(cleo)).cart.map(entry => [entry.quantity, entry.problem, entry.total])).toEqual([
    [3, null, 36],
    [3, null, 21],
  ])
  for (const { choice } of [kept, away]) await remove(cleo, choice().service_item_id)
})

test('a cart holds two hundred items, also when the last ones come at once', async () => {
  const many = (from: number) => Array.from({ length: 100 }, (_, n) => ({ name: `Item ${from + n}`, price: 1 }))
  const [one, two, more] = [await menu(many(0)), await menu(many(100)), await menu(many(200))]
  for (let nth = 0; nth < 100; nth += 1) {
    await put(ana, one.choice(nth))
    if (nth < 95) await put(ana, two.choice(nth))
  }
  const present = (await read(ana)).cart.length
  const last = await Promise.all(Array.from({ length: 12 }, (_, nth) => put(ana, more.choice(nth))))
  expect(last.filter(({ status }) => status === 200)).toHaveLength(200 - present)
  expect(last.find(({ status }) => status === 409)?.body.code).toBe('cart_full')
  expect((await read(ana)).cart).toHaveLength(200)
  await remove(ana, more.choice(0).service_item_id)
  await remove(ana, one.choice(0).service_item_id)
  expect((await put(ana, two.choice(95))).status).toBe(200)
})

test('reading and changing a cart takes few statements, however much is in it', async () => {
  const { choice } = await menu([{ name: 'Plate', price: 10 }])
  const statements = async (work: () => Promise<unknown>) => (await world.statements(work)).length
  await put(cleo, choice())
  expect(await statements(() => read(cleo))).toBe(await statements(() => read(ana)))
  expect(await statements(() => read(ana))).toBeLessThanOrEqual(6)
  expect(await statements(() => put(cleo, { ...choice(), quantity: 2 }))).toBeLessThanOrEqual(14)
})
