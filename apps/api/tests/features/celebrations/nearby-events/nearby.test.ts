import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Loose, Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { profilesOf } from '../../social/profiles/steps.ts'
import { eventsOf, file, titles } from '../events/steps.ts'

const world = await startWorld()
const { app, clock } = world
const { create, edit, inHours, read } = eventsOf(world)
const madrid = await profilesOf(world).cityOf(724)

/** The world without the events of other tests. */
async function strangers() {
  await sql`DELETE FROM events`.execute(app.db)
  return world.people()
}

const nowhere = { country_id: null, state_id: null, city_id: null }

const drainJobs = ({ id }: Member, place: Partial<typeof madrid>) =>
  app.db
    .updateTable('users')
    .set({ ...nowhere, ...place })
    .where('id', '=', id)
    .execute()

const near = async (as: Someone, query = '') => (await read(`/event/near${query}`, as)).events
const nearTitles = async (as: Someone, query = '?limit=24') => titles(await read(`/event/near${query}`, as))

describe('events near coordinates', () => {
  test('the nearest first, with the distance, nothing farther than 250 km', async () => {
    const { ana, ben } = await strangers()
    await create(ana, { title: 'Toledo', lat: 39.8628, long: -4.0273 })
    await create(ana, { title: 'Madrid', lat: 40.4168, long: -3.7038 })
    await create(ana, { title: 'Valencia', lat: 39.4699, long: -0.3763 })
    const found = await near(ben, '?lat=40.42&long=-3.7&limit=24')
    expect(titles({ events: found })).toEqual(['Madrid', 'Toledo'])
    expect(found[0].distance).toBeCloseTo(0.5, 1)
    expect(found[1].distance).toBe(68)
  })

  test('across the date line and beside the pole', async () => {
    const { ana, ben } = await strangers()
    await create(ana, { title: 'Fiji', lat: -17, long: 179.9 })
    await create(ana, { title: 'Pole', lat: 89.9, long: 100 })
    expect(await nearTitles(ben, '?lat=-17&long=-179.9')).toEqual(['Fiji'])
    expect(await nearTitles(ben, '?lat=89.9&long=-80')).toEqual(['Pole'])
  })

  test('at one place the next one first', async () => {
    const { ana, ben } = await strangers()
    const place = { lat: 40, long: -3 }
    await create(ana, { title: 'later', ...place, event_date: '2032-01-01 10:00' })
    await create(ana, { title: 'sooner', ...place, event_date: '2031-01-01 10:00' })
    expect(await nearTitles(ben, '?lat=40&long=-3')).toEqual(['sooner', 'later'])
    expect(await nearTitles(ben, '?lat=40&long=-3&limit=1')).toEqual(['sooner'])
  })

  test('an event that moves is found where it is now', async () => {
    const { ana, ben } = await strangers()
    const { id } = await create(ana, { title: 'Party', lat: 40, long: -3 })
    await edit(ana, id, { lat: 10, long: 10 })
    expect(await nearTitles(ben, '?lat=40&long=-3')).toEqual([])
    expect(await nearTitles(ben, '?lat=10&long=10')).toEqual(['Party'])
    await edit(ana, id, { lat: '', long: '', country_id: 724, state_id: madrid.state_id, city_id: madrid.city_id })
    expect(await nearTitles(ben, '?lat=10&long=10')).toEqual([])
    await drainJobs(ben, madrid)
    expect(await nearTitles(ben)).toEqual(['Party'])
  })

  test.each(['lat=1', 'long=1', 'lat=91&long=1', 'lat=1&long=181', 'lat=x&long=1', 'limit=0', 'limit=25'])(
    'not with %s',
    async query => {
      const { ben } = await strangers()
      expect((await world.call('GET', `/event/near?${query}`, { as: ben })).status).toBe(422)
    },
  )
})

describe('events near home', () => {
  test('one in the city by its coordinates, then those of the state and of the country that have none', async () => {
    const { ana, ben } = await strangers()
    await drainJobs(ben, madrid)
    const { country_id, state_id } = madrid
    await create(ana, { title: 'country', country_id })
    await create(ana, { title: 'state', country_id, state_id })
    await create(ana, { title: 'city', ...madrid })
    await create(ana, { title: 'elsewhere', country_id: 250 })
    await create(ana, { title: 'nowhere' })
    const found = await near(ben, '?limit=24')
    expect(titles({ events: found })).toEqual(['city', 'state', 'country'])
    expect(found.map(({ distance }: Loose) => distance)).toEqual([0, null, null])
  })

  test('somebody without a city finds those of the state, then of the country', async () => {
    const { ana, ben, cleo } = await strangers()
    const { country_id, state_id } = madrid
    await drainJobs(ben, { country_id, state_id })
    await drainJobs(cleo, {})
    await create(ana, { title: 'country', country_id, lat: 40, long: -3 })
    await create(ana, { title: 'state', ...madrid })
    expect(await nearTitles(ben)).toEqual(['state', 'country'])
    expect(await nearTitles(cleo)).toEqual([])
  })

  test('only what is to come, of others, and open to the viewer', async () => {
    const { ana, ben, cleo, dan } = await strangers()
    await drainJobs(ben, madrid)
    await create(ben, { title: 'own', ...madrid })
    await create(ana, { title: 'strictly on invite', ...madrid, open_to: [4] })
    await create(ana, { title: 'for family', ...madrid, open_to: [2] })
    await create(cleo, { title: 'of somebody blocked', ...madrid })
    const past = await create(dan, { title: 'over', ...madrid })
    await sql`UPDATE events SET starts_at = '2020-01-01', ends_at = '2020-01-02' WHERE id = ${past.id}`.execute(app.db)
    await create(dan, { title: 'begun', ...madrid, event_date: inHours(1) })
    clock.forward({ hours: 2 })
    await block(world, cleo, ben)
    expect(await nearTitles(ben)).toEqual([])
    await file(world, ana, ben, 2)
    expect(await nearTitles(ben)).toEqual(['for family'])
  })
})
