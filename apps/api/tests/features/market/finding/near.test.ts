import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { findingOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const { list, names, refused, store } = findingOf(world)

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

test('near you reaches any distance where that is asked for, the nearest first', async () => {
  const all = ['Toledo', 'Madrid', 'Far']
  expect(await names(`filter_type=sp_near_you&${at(toledo)}&any_distance=true`)).toEqual(all)
  expect(await names(`filter_type=sp_near_you&${at(toledo)}&any_distance=true&distance_km=68`)).toEqual(all.slice(0, 2))
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

test('who comes to a place is found by how far they go, wherever they are at home, in every order', async () => {
  const bilbao: [number, number] = [43.263, -2.935]
  // Santander is 75 km from Bilbao.
  const santander: [number, number] = [43.4623, -3.81]
  const said = { Short: 70, Long: 80, Studio: 0, Silent: null }
  for (const [name, travels_km] of Object.entries(said)) {
    const { owner } = await store(`Comes ${name}`, { at: name === 'Studio' ? bilbao : santander })
    const { status } = await world.call('PATCH', '/store', { as: owner, json: { languages: [], travels_km } })
    expect(status).toBe(200)
  }
  for (const more of ['', '&sort=top', '&sort=newest', '&keyword=comes', '&distance_km=80'])
    expect(await names(`${at(bilbao)}&comes_to_me=true${more}`), more).toEqual(['Comes Long'])
  expect(await names(`${at(bilbao)}&comes_to_me=true&distance_km=70`)).toEqual([])
  expect(await names(`${at(santander)}&comes_to_me=true`)).toEqual(['Comes Short', 'Comes Long'])
})

test('the place may be a city, whose own are found too, and has to be one that is known', async () => {
  const cityOf = async (name: string) => {
    const { rows } = await sql<{ id: number; state_id: number; lat: number; lng: number }>`
      SELECT cities.id, state_id, lat, lng FROM cities JOIN states ON states.id = state_id
      WHERE cities.name = ${name} AND country_id = 724`.execute(app.db)
    if (!rows[0]) throw new Error(`There is no ${name}.`)
    return rows[0]
  }
  const { lat, lng } = await cityOf('Oviedo')
  const { owner } = await store('Astur', { at: [lat, lng] })
  await world.call('PATCH', '/store', { as: owner, json: { languages: [], travels_km: 40 } })
  const { ana, ben } = await world.people()
  const { id: city_id, state_id } = await cityOf('Gijón')
  expect(await names(`city_id=${city_id}&comes_to_me=true`)).toEqual(['Astur'])
  expect(await names(`city_id=${city_id}`)).toEqual([])
  // A hall comes nowhere, and somebody says nothing of it; in order of their distance from the middle.
  const company = { country_id: 724, state_id, city_id }
  const hall = await store('Hall', { company })
  await world.call('PATCH', '/store', { as: hall.owner, json: { languages: [], travels_km: 0 } })
  await store('Silent', { company, at: [43.55, -5.7] })
  expect(await names(`city_id=${city_id}`)).toEqual(['Silent', 'Hall'])
  for (const [more, found] of [
    ['', ['Hall', 'Silent', 'Astur']],
    ['&sort=newest', ['Silent', 'Hall', 'Astur']],
    ['&keyword=hall', ['Hall']],
  ] as const)
    expect(await names(`city_id=${city_id}&comes_to_me=true${more}`), more).toEqual(found)
  // Of a city without coordinates nobody can say who comes.
  await app.db.updateTable('cities').set({ lat: null, lng: null }).where('id', '=', city_id).execute()
  expect(await names(`city_id=${city_id}&comes_to_me=true`)).toEqual(['Silent', 'Hall'])
  await app.db.updateTable('cities').set({ lat: 43.54, lng: -5.66 }).where('id', '=', city_id).execute()
  await app.db.updateTable('users').set({ city_id, state_id, country_id: 724 }).where('id', '=', ana.id).execute()
  expect(await names('filter_type=sp_near_you&comes_to_me=true', ana)).toEqual(['Astur'])
  expect(await names('filter_type=sp_near_you&comes_to_me=true', ben)).toEqual([])
  expect(await refused('comes_to_me=true')).toEqual(['lat'])
})
