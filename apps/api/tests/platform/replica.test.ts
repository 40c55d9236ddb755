import { operationIds } from '@celebrio/contract/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readSettings } from '../../src/platform/settings.ts'
import { newCaterer, servicesOf } from '../features/market/services/steps.ts'
import { celebrate } from '../harness/celebrations.ts'
import { startWorld } from '../harness/world.ts'

const world = await startWorld({ withReplica: true })
const { call, url } = world
const { ana } = await world.people()
const replica = world.app.replica ?? expect.fail('There is no replica.')

const publicEvents = async (as?: typeof ana) => (await call('GET', '/event/public', { as })).body.events.length
const indexesEvents = async () => (await (await fetch(`${url}/sitemap.xml`)).text()).includes('/sitemaps/events/')

/** The first check learns where the primary is, the second one whether the replica has come there. */
async function checkTwice(): Promise<void> {
  await replica.check()
  await replica.check()
}

test('nobody is sent to a replica of which nothing is known yet', async () => {
  await celebrate(world, ana)
  await replica.check()
  expect(await publicEvents()).toBe(1)
  expect(await indexesEvents()).toBe(true)
})

test('who has no account reads lists from the replica, search engines too; a member sees what is true now', async () => {
  await checkTwice()
  expect(await publicEvents()).toBe(0)
  expect(await indexesEvents()).toBe(false)
  expect(await publicEvents(ana)).toBe(1)
})

test('what the replica does not find yet is looked for at the primary', async () => {
  const { id } = await servicesOf(world).service(await newCaterer(world))
  await checkTwice()
  expect((await call('GET', `/service/${id}`)).status).toBe(200)
  expect(replica.inUse).toBe(true)
})

test('what can be changed by whoever reads it is always read from the primary', async () => {
  const lagging = [...operationIds.keys()].filter(one => one.bearsLag)
  expect(lagging.filter(one => one.method !== 'GET' || one.who !== 'anyone')).toEqual([])
  // A guest without an account has a token, and may have answered a moment ago.
  expect(lagging.filter(one => one.path.includes(':token'))).toEqual([])
  expect(lagging.length).toBeGreaterThan(10)
})

test('one that is too far behind is not read from', async () => {
  await checkTwice()
  // In place of PostgreSQL's own: this one has not replayed anything.
  await sql`CREATE FUNCTION public.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS $$ SELECT '0/1'::pg_lsn $$`.execute(
    replica.db,
  )
  await sql`SET search_path = public, pg_catalog`.execute(replica.db)
  await replica.check()
  expect(replica.inUse).toBe(false)
  expect(await publicEvents()).toBe(1)
  await sql`DROP FUNCTION public.pg_last_wal_replay_lsn()`.execute(replica.db)
})

test('where it does not answer, the primary does, until it is looked at again', async () => {
  await checkTwice()
  expect(await publicEvents()).toBe(0)
  await replica.db.destroy()
  expect(await publicEvents()).toBe(1)
  expect(replica.inUse).toBe(false)
  await checkTwice()
  expect(replica.inUse).toBe(false)
})

test('it is set beside its primary', () => {
  const there = 'postgres://somebody@127.0.0.1/celebrio'
  expect(readSettings({ DATABASE_URL: there, DATABASE_REPLICA_URL: there }).databaseReplicaUrl).toBe(there)
  expect(() => readSettings({ DATABASE_REPLICA_URL: there })).toThrow('DATABASE_REPLICA_URL needs')
})
