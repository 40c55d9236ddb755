import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { servicesOf } from '../services/steps.ts'
import { findingOf } from './steps.ts'

const world = await startWorld()
const { app, call } = world
const { names, store } = findingOf(world)
const { edit } = servicesOf(world)

const [djs, flowers, cakes, photographers] = [24, 37, 15, 45]
const plain = { name: 'All inclusive', description: 'As you like it.' }

const { id } = await store('Saffron', { country: 'ES', service: plain })
await store('Thunder', { country: 'PT', service: { ...plain, categories: [djs] } })
await store('Sunshine', { country: 'PT', service: { ...plain, categories: [flowers] } })
await store('Marzipan', { country: 'FR', service: { ...plain, categories: [cakes] } })
await store('Shutter', { country: 'FR', service: { ...plain, categories: [photographers] } })

const cityOf = async (name: string) =>
  app.db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .select(['cities.id as city_id', 'state_id', 'country_id'])
    .where('cities.name', '=', name)
    .where('is_capital', '=', true)
    .executeTakeFirstOrThrow()

const found = (typed: string) => names(`keyword=${encodeURIComponent(typed)}`)

test.each([
  ['catering', 'Saffron'],
  ['Traiteur', 'Saffron'],
  ['caterers', 'Saffron'],
  ['buffet', 'Saffron'],
  ['DJ', 'Thunder'],
  ['flowers', 'Sunshine'],
  ['flores', 'Sunshine'],
  ['fleuriste', 'Sunshine'],
  ['florist', 'Sunshine'],
  ['gateau', 'Marzipan'],
  ['birthday cake', 'Marzipan'],
  ['photos', 'Shutter'],
  ['fotógrafo', 'Shutter'],
])('a store is found by its trade, in all languages: %s', async (typed, name) =>
  expect(await found(typed)).toEqual(name ? [name] : []),
)

test('typos are forgiven in a trade as well', async () => {
  for (const typed of ['cattering', 'caterign']) expect(await found(typed), typed).toEqual(['Saffron'])
  expect(await found('fotographers')).toEqual(['Shutter'])
})

test('a store is found by the group of its trade', async () => {
  expect(await found('music')).toEqual(['Thunder'])
  expect(await found('musique')).toEqual(['Thunder'])
})

test('a store is found by its city, and by trade and city together', async () => {
  const { owner } = await store('Lisbon store', { service: { ...plain, categories: [djs] } })
  await app.db
    .updateTable('service_providers')
    .set({ ...(await cityOf('Lisbon')), company_name: 'Tagus' })
    .where('user_id', '=', owner.id)
    .execute()
  for (const typed of ['Lisbon', 'lisboa', 'dj lisbon']) expect(await found(typed), typed).toEqual(['Tagus'])
  expect(await found('caterer lisbon')).toEqual([])
  await app.db
    .updateTable('service_providers')
    .set(await cityOf('Lisbon'))
    .where('id', '=', id)
    .execute()
  expect(await found('caterer lisbon')).toEqual(['Saffron'])
})

test('who changes their trade is found by the new one', async () => {
  const { owner } = await store('Chameleon', { service: { ...plain, categories: [cakes] } })
  const [service] = (await call('GET', '/service', { as: owner })).body.services
  expect(await found('chameleon cakes')).toEqual(['Chameleon'])
  await edit(owner, service?.id ?? 0, { categories: [djs] })
  expect(await found('chameleon cakes')).toEqual([])
  expect(await found('chameleon dj')).toEqual(['Chameleon'])
})
