import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../invitations/steps.ts'
import { eventsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { create, edit, remove, mark, unmark, inHours } = eventsOf(world)
const steps = stepsOf(world)

/** What lists should hold of an event, by what is true of it, and what they hold: for whom and why. */
async function listingsOf(event: number) {
  const { rows: wanted } = await sql<{ user_id: number; reason: string }>`
    SELECT friend_id AS user_id, 'circle' AS reason, starts_at FROM events
      JOIN friends ON friends.user_id = events.user_id AND friend_type = ANY (open_to)
      WHERE events.id = ${event} AND NOT is_public
    UNION ALL SELECT event_guests.user_id, 'invited', starts_at FROM events
      JOIN event_guests ON event_id = events.id AND status IN ('pending', 'accepted', 'waiting', 'requested')
      WHERE events.id = ${event} AND event_guests.user_id IS NOT NULL
    UNION ALL SELECT event_marks.user_id, 'marked', starts_at FROM events
      JOIN event_marks ON event_id = events.id WHERE events.id = ${event}
    ORDER BY user_id, reason`.execute(app.db)
  const { rows: found } = await sql<{ user_id: number; reason: string }>`
    SELECT user_id, reason, starts_at FROM event_listings WHERE event_id = ${event} ORDER BY user_id, reason`.execute(
    app.db,
  )
  expect(found).toEqual(wanted)
  return found.map(({ user_id, reason }) => `${user_id} ${reason}`)
}

const refile = (one: { id: number }, other: { id: number }, type: number) =>
  app.db
    .updateTable('friends')
    .set({ friend_type: type })
    .where('user_id', '=', one.id)
    .where('friend_id', '=', other.id)
    .execute()

test('what is open to friends is listed for those who are filed so, whenever that changes', async () => {
  const { ana, ben, cleo } = await world.people()
  await befriend(world, ana, ben)
  const { id } = await create(ana, { open_to: [1] })
  expect(await listingsOf(id)).toEqual([`${ben.id} circle`])

  await befriend(world, ana, cleo)
  expect(await listingsOf(id)).toHaveLength(2)
  await refile(ana, cleo, 2)
  expect(await listingsOf(id)).toEqual([`${ben.id} circle`])
  await edit(ana, id, { open_to: [2] })
  expect(await listingsOf(id)).toEqual([`${cleo.id} circle`])
  await edit(ana, id, { open_to: [0] })
  expect(await listingsOf(id)).toEqual([])
  await edit(ana, id, { open_to: [1, 2] })
  expect(await listingsOf(id)).toHaveLength(2)
  await call('DELETE', `/friend/${ben.id}`, { as: ana })
  expect(await listingsOf(id)).toEqual([`${cleo.id} circle`])
})

test('invitations and marks are listed for as long as they last, and move with the event', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  for (const one of [ben, cleo]) await befriend(world, ana, one)
  const id = await steps.party(ana)
  await steps.ask(ana, id, [ben, cleo])
  await steps.request(dan, id)
  await mark(ben, id)
  expect(await listingsOf(id)).toHaveLength(4)

  await edit(ana, id, { event_date: inHours(72) })
  expect(await listingsOf(id)).toHaveLength(4)
  await steps.accept(ben, id)
  await steps.reject(cleo, id)
  await steps.withdraw(dan, id)
  await unmark(ben, id)
  expect(await listingsOf(id)).toEqual([`${ben.id} invited`])
  await steps.remove(ana, id, ben)
  expect(await listingsOf(id)).toEqual([])
})

test('nothing is listed of an event that is gone', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const { id } = await create(ana, { open_to: [1] })
  await steps.ask(ana, id, [ben])
  await mark(ben, id)
  expect(await listingsOf(id)).toHaveLength(3)
  await remove(ana, id)
  expect(await listingsOf(id)).toEqual([])
})
