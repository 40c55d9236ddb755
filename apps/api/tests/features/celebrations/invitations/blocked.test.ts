import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { headsOf } from '../../../harness/celebrations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { party, friendsOf, ask, accept, request, event, guests, rsvpStatus } = stepsOf(world)

const blocks = async (one: { token: string }, other: { id: number }) => {
  await call('POST', `/friend/${other.id}/block`, { as: one })
  await world.drainJobs()
}

const statusIn = async (id: number, user: { id: number }) =>
  (
    await app.db
      .selectFrom('event_guests')
      .select('status')
      .where('event_id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirst()
  )?.status

test('when a host blocks a guest, or is blocked by one, the seat goes to the waiting list', async () => {
  for (const byHost of [true, false]) {
    const { ana } = await world.people()
    const id = await party(ana, { members: 2 })
    const [fay, gus] = await friendsOf(ana, ['Fay', 'Gus'])
    if (!fay || !gus) throw new Error('Nobody came.')
    await ask(ana, id, [fay, gus])
    await accept(fay, id, { adults: 2 })
    await accept(gus, id)
    await (byHost ? blocks(ana, fay) : blocks(fay, ana))
    expect(await statusIn(id, fay)).toBe('removed')
    expect(await rsvpStatus(gus, id)).toBe('accepted')
    expect(await headsOf(world, id)).toEqual({ counted: 1, rows: 1 })
    expect((await event(fay, id)).status).toBe(404)
    const { rows } = await sql<{ revoked_for: string }>`SELECT revoked_for FROM event_tickets WHERE guest_id IN (
      SELECT id FROM event_guests WHERE user_id = ${fay.id})`.execute(app.db)
    expect(rows).toEqual([{ revoked_for: 'removed' }])
  }
})

test('a block between two guests leaves both, and events that are over stay as they were', async () => {
  const { ana } = await world.people()
  const [fay, gus] = await friendsOf(ana, ['Fay', 'Gus'])
  if (!fay || !gus) throw new Error('Nobody came.')
  const [past, next] = [await party(ana, { inHours: 1 }), await party(ana, { inHours: 100 })]
  for (const id of [past, next]) {
    await ask(ana, id, [fay, gus])
    await accept(fay, id)
    await accept(gus, id)
  }
  await blocks(fay, gus)
  expect([await rsvpStatus(fay, next), await rsvpStatus(gus, next)]).toEqual(['accepted', 'accepted'])
  expect((await event(fay, next)).body.event.guests.map((one: { name: string }) => one.name)).toEqual(['Fay'])
  world.clock.forward({ hours: 10 })
  await blocks(ana, fay)
  expect([await statusIn(past, fay), await statusIn(next, fay)]).toEqual(['accepted', 'removed'])
  expect((await guests(ana, past)).body.guests).toHaveLength(1)
})

test('changes are pushed to host and guests', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  const [host, guest] = [
    await openSocket(world.url, { token: ana.token }),
    await openSocket(world.url, { token: ben.token }),
  ]
  await request(ben, id)
  await world.drainJobs()
  const heard = expect.arrayContaining(['events'])
  await vi.waitFor(() => expect([host.heard, guest.heard]).toEqual([heard, heard]))
})
