import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { profilesOf } from '../../social/profiles/steps.ts'
import { eventsOf, file, guestsOf } from '../events/steps.ts'

const world = await startWorld()
const { app, clock } = world
const { create, inHours, read } = eventsOf(world)
const guest = guestsOf(world)
const madrid = await profilesOf(world).cityOf(724)

/** The world without the events of other tests. */
async function strangers() {
  await sql`DELETE FROM events`.execute(app.db)
  return world.people()
}

const drainJobs = ({ id }: Member) => app.db.updateTable('users').set(madrid).where('id', '=', id).execute()

/** An event that begins in an hour and lasts two. */
const soon = (as: Someone, title: string, more: object = {}) =>
  create(as, { title, event_date: inHours(1), end_date: inHours(3), ...more })

const live = async (as: Someone): Promise<string | undefined> => (await read('/event/live', as)).event?.title

test('an event is live from its beginning until its end', async () => {
  const { ana } = await strangers()
  await soon(ana, 'Party')
  expect(await live(ana)).toBeUndefined()
  clock.forward({ hours: 1 })
  expect(await live(ana)).toBe('Party')
  clock.forward({ hours: 2 })
  expect(await live(ana)).toBeUndefined()
})

test('the one that concerns the viewer most: own, coming to, of connections, in the city, in the country', async () => {
  const { ana, ben, cleo } = await strangers()
  await drainJobs(ben)
  await soon(cleo, 'country', { country_id: madrid.country_id })
  clock.forward({ hours: 2 })
  expect(await live(ben)).toBe('country')
  await soon(cleo, 'city', madrid)
  clock.forward({ hours: 1.5 })
  expect(await live(ben)).toBe('city')
  await file(world, ana, ben, 1)
  await soon(ana, 'for friends', { open_to: [1] })
  clock.forward({ hours: 1.5 })
  expect(await live(ben)).toBe('for friends')
  const coming = await soon(cleo, 'coming to', { open_to: [4] })
  await guest(coming.id, ben, 'accepted')
  await soon(ben, 'own', { open_to: [5] })
  clock.forward({ hours: 1.5 })
  expect(await live(ben)).toBe('own')
  await sql`DELETE FROM events WHERE title = 'own'`.execute(app.db)
  expect(await live(ben)).toBe('coming to')
})

test('not one that the viewer may not see, nor a public one far away', async () => {
  const { ana, ben, cleo, dan } = await strangers()
  await drainJobs(ben)
  await soon(ana, 'strictly on invite', { ...madrid, open_to: [4] })
  await soon(cleo, 'of somebody blocked', madrid)
  await soon(dan, 'far away', { country_id: 250 })
  await block(world, ben, cleo)
  clock.forward({ hours: 1.5 })
  expect(await live(ben)).toBeUndefined()
})
