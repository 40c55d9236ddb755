import { reducedPrice } from '@celebrio/contract/market/offer-prices'
import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { newCaterer, servicesOf, someCategories } from '../services/steps.ts'
import { offersOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { list, read, service } = servicesOf(world)
const { edit, offer } = offersOf(world)
const { catering, cakes } = someCategories
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()

const cake = { name: 'Cake', price: 40 }
const tart = { name: 'Tart', price: 10 }

/** A caterer who sells a cake and a tart, and what the tart costs somebody without an account. */
async function pastry() {
  const owner = await newCaterer(world)
  const { id, items } = await service(owner, { items: [cake, tart], categories: [cakes] })
  const pricesOf = async () => (await read(undefined, id)).body.service.items.map(({ offer: best }) => best)
  return { owner, id, items, pricesOf }
}

test('each item tells the best offer that runs for it, and the price with that', async () => {
  const { owner, items, pricesOf } = await pastry()
  expect(await pricesOf()).toEqual([null, null])
  const all = await offer(owner, { name: 'All cakes', categories: [cakes], discount: 10 })
  const tarts = await offer(owner, { name: 'Tarts', categories: [cakes], discount: 33, items: [items[1]?.id] })
  await offer(owner, { name: 'Little', categories: [cakes], discount: 5, items: items.map(item => item.id) })
  expect(await pricesOf()).toEqual([
    { id: all.id, name: 'All cakes', discount: 10, price: 36 },
    { id: tarts.id, name: 'Tarts', discount: 33, price: 6.7 },
  ])
})

test('of equal offers the older one is told, whatever it was made for', async () => {
  const { owner, items, pricesOf } = await pastry()
  const { id } = await offer(owner, { categories: [cakes] })
  await offer(owner, { categories: [cakes] })
  await offer(owner, { items: items.map(item => item.id) })
  expect((await pricesOf()).map(best => best?.id)).toEqual([id, id])
})

test('offers of other categories and stores, without a discount, or that have ended change no price', async () => {
  const { owner, items, pricesOf } = await pastry()
  await offer(owner, { categories: [catering] })
  await offer(await newCaterer(world), { categories: [cakes] })
  await offer(owner, { categories: [cakes], discount: 0 })
  const { id } = await offer(owner, { categories: [cakes], ends_at: inDays(1) })
  expect((await pricesOf()).map(best => best?.id)).toEqual([id, id])
  world.clock.forward({ days: 2 })
  expect(await pricesOf()).toEqual([null, null])
  const chosen = await offer(owner, { items: items.map(item => item.id), ends_at: inDays(1) })
  expect((await pricesOf())[0]?.id).toBe(chosen.id)
  await edit(owner, chosen.id, { ends_at: inDays(-1) })
  expect(await pricesOf()).toEqual([null, null])
})

test('what is free with an offer says so, and currencies without decimals stay whole', async () => {
  const japanese = await newCaterer(world, 'JP')
  const { id } = await service(japanese, { items: [{ name: 'Sushi', price: 333 }] })
  await offer(japanese, { discount: 15 })
  const priceOf = async () => (await read(undefined, id)).body.service.items[0]?.offer?.price
  expect(await priceOf()).toBe(283)
  await offer(japanese, { discount: 100 })
  expect(await priceOf()).toBe(0)
})

test('lists of services and offers take a fixed number of statements', async () => {
  const owner = await newCaterer(world)
  const { provider_id, items } = await service(owner, { items: [cake, tart] })
  const statements = async (path: string) => (await world.statements(() => call('GET', path, { as: owner }))).length
  const paths = ['/offer', '/service'].flatMap(path => [path, `/service-provider/${provider_id}${path}`])
  await offer(owner, { items: [items[0]?.id] })
  const before: number[] = []
  for (const path of paths) before.push(await statements(path))
  for (const _ of Array.from({ length: 8 })) {
    const one = await service(owner, { items: [cake, tart] })
    await offer(owner, { items: one.items.map(item => item.id) })
    await offer(owner)
  }
  for (const [index, path] of paths.entries()) expect(await statements(path), path).toBe(before[index])
  expect(Math.max(...before)).toBeLessThanOrEqual(8)
  expect(await list(owner)).toHaveLength(9)
})

describe('a reduced price', () => {
  test.each([
    [1000, 20, 800],
    [99, 20, 79],
    // 2.5 and 0.5 of a minor unit: up.
    [5, 50, 3],
    [1, 50, 1],
    [333, 15, 283],
    [1, 100, 0],
    [7, 0, 7],
    [999_999_999_999, 1, 989_999_999_999],
  ])('of %i with %i percent is %i', (price, discount, reduced) => {
    expect(reducedPrice(price, discount)).toBe(reduced)
  })
})
