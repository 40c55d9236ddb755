import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { findingOf } from '../finding/steps.ts'
import { offersOf } from '../offers/steps.ts'
import { servicesOf, someCategories } from '../services/steps.ts'

const world = await startWorld()
const { call } = world
const { list, store } = findingOf(world)
const { offer } = offersOf(world)
const { read, service } = servicesOf(world)
const { catering, cakes } = someCategories
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()

/** A store of cakes, and its least price as its page and its card tell it. */
async function pastry(name: string) {
  const { owner, id } = await store(name, { service: null })
  const items = [
    { name: 'Candles', price: 0 },
    { name: 'Tart', price: 10 },
    { name: 'Cake', price: 40, unit: 4 },
  ]
  const { id: serviceId, items: sold } = await service(owner, { items, categories: [cakes] })
  /** What the best offer for any one item makes of it. */
  const leastItem = async () => {
    const { items: shown } = (await read(undefined, serviceId)).body.service
    return Math.min(...shown.filter(({ price }) => price > 0).map(({ price, offer: best }) => best?.price ?? price))
  }
  const told = async () => {
    const page = (await call('GET', `/service-provider/${id}`)).body.service_provider.price_from
    const card = (await list(`keyword=${name}`)).post[0]?.price_from
    expect(card).toEqual(page)
    return page
  }
  const highest = async () => (await list(`keyword=${name}`)).post[0]?.highest_discount
  return { owner, told, highest, leastItem, cake: sold[2]?.id, tart: sold[1]?.id }
}

test('an offer makes the least price less, and what it was is told beside it', async () => {
  const { owner, told, cake } = await pastry('Ocelot')
  expect(await told()).toEqual({ amount: 10, currency: 'EUR', unit: 1, offer: null })
  await offer(owner, { categories: [cakes], discount: 10 })
  expect(await told()).toEqual({
    amount: 10,
    currency: 'EUR',
    unit: 1,
    offer: { amount: 9, regular: 10, unit: 1, discount: 10 },
  })
  await offer(owner, { categories: [cakes], discount: 80, items: [cake] })
  expect((await told())?.offer).toEqual({ amount: 8, regular: 40, unit: 4, discount: 80 })
})

test('offers that have ended, are for other things, or leave more than the least price do not change it', async () => {
  const { owner, told, cake } = await pastry('Margay')
  await offer(owner, { categories: [catering], discount: 50 })
  await offer(owner, { categories: [cakes], discount: 0 })
  await offer(owner, { categories: [cakes], discount: 75, items: [cake] })
  expect((await told())?.offer).toBeNull()
  await offer(owner, { categories: [cakes], discount: 50, ends_at: inDays(1) })
  expect((await told())?.offer?.amount).toBe(5)
  world.clock.forward({ days: 2 })
  expect((await told())?.offer).toBeNull()
})

test('the highest discount that runs for something is told, whether or not it makes the least price less', async () => {
  const { owner, told, highest, cake } = await pastry('Caracal')
  expect(await highest()).toBeNull()
  await offer(owner, { categories: [cakes], discount: 0 })
  await offer(owner, { categories: [catering], discount: 90 })
  expect(await highest()).toBeNull()
  await offer(owner, { categories: [cakes], discount: 60, items: [cake], ends_at: inDays(1) })
  expect(await highest()).toBe(60)
  expect((await told())?.offer).toBeNull()
  await offer(owner, { categories: [cakes], discount: 5 })
  expect(await highest()).toBe(60)
  world.clock.forward({ days: 2 })
  expect(await highest()).toBe(5)
})

test('the least price with offers is that of the cheapest item, whatever offers run for it', async () => {
  const { owner, told, leastItem, cake, tart } = await pastry('Serval')
  const agree = async () => {
    const price = await told()
    expect(price?.offer?.amount ?? price?.amount).toBe(await leastItem())
  }
  await agree()
  for (const made of [
    { categories: [catering], discount: 90 },
    { categories: [cakes], discount: 15 },
    { categories: [cakes], discount: 80, items: [cake] },
    { categories: [cakes], discount: 33, items: [tart], ends_at: inDays(1) },
    { categories: [cakes], discount: 87, items: [cake], ends_at: inDays(2) },
    { categories: [cakes], discount: 100, items: [tart], ends_at: inDays(3) },
  ]) {
    await offer(owner, made)
    await agree()
  }
  for (const day of [1, 2, 3]) {
    world.clock.forward({ days: 1, minutes: day })
    await agree()
  }
})
