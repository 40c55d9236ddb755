import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { findingOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const { list, names, store } = findingOf(world)

const madrid: [number, number] = [40.4168, -3.7038]
const toledo: [number, number] = [39.8628, -4.0273]
const fiji: [number, number] = [-17.8, 179.9]

await store('Far', { at: fiji })
await store('Toledo', { at: toledo })
await store('Madrid', { at: madrid })
const at = ([lat, lng]: [number, number]) => `lat=${lat}&lng=${lng}`

test('the nearest come first, with their distance', async () => {
  const { post } = await list(at(madrid))
  expect(post).toMatchObject([
    { company_name: 'Madrid', distance_km: 0 },
    { company_name: 'Toledo', distance_km: 67 },
    { company_name: 'Far' },
  ])
  expect(await names(`${at([-17.8, -179.9])}&distance_km=100`)).toEqual(['Far'])
})

test('a distance bounds every order', async () => {
  expect(await names(`${at(madrid)}&distance_km=66`)).toEqual(['Madrid'])
  expect(await names(`${at(madrid)}&distance_km=68`)).toEqual(['Madrid', 'Toledo'])
  expect(await names(`${at(madrid)}&distance_km=68&sort=top`)).toEqual(['Madrid', 'Toledo'])
  expect(await names(`${at(madrid)}&distance_km=66&sort=newest`)).toEqual(['Madrid'])
  expect(await names(`${at(madrid)}&distance_km=66&keyword=toledo`)).toEqual([])
})

test('near you is around the coordinates that are sent, else the city, else the state or country of the viewer', async () => {
  const { ana, ben, cleo } = await world.people()
  expect(await names(`filter_type=sp_near_you&${at(toledo)}`)).toEqual(['Toledo', 'Madrid'])
  expect(await names('filter_type=sp_near_you')).toEqual([])
  const city = await app.db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .select(['cities.id as city_id', 'state_id', 'country_id'])
    .where('cities.name', '=', 'Toledo')
    .where('country_id', '=', 724)
    .executeTakeFirstOrThrow()
  const live = (id: number, place: object) => app.db.updateTable('users').set(place).where('id', '=', id).execute()
  await live(ana.id, city)
  expect(await names('filter_type=sp_near_you', ana)).toEqual(['Toledo', 'Madrid'])
  // All three companies are registered in one Spanish city, whatever their coordinates.
  await live(ben.id, { country_id: 250 })
  expect(await names('filter_type=sp_near_you', ben)).toEqual([])
  expect(await names('filter_type=sp_near_you', cleo)).toHaveLength(3)
})

test('who says nothing of coordinates is found in the city', async () => {
  const { id } = await store('Village')
  const { lat, lng } = await app.db
    .selectFrom('service_providers')
    .innerJoin('cities', 'cities.id', 'service_providers.city_id')
    .select(['cities.lat', 'cities.lng'])
    .where('service_providers.id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await names(`lat=${lat}&lng=${lng}&distance_km=1`)).toEqual(['Village'])
})
