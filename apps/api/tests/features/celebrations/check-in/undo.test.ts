import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { helpersOf } from '../helpers/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { doorOf } from '../tickets/steps.ts'

const world = await startWorld()
const { guests, reject } = stepsOf(world)
const { checkIn, ticket } = doorOf(world)
const { door, helped } = helpersOf(world)

type Taken = { guest_id: number; checked_in_at: string }

const undo = (as: Member, event: number, { guest_id, checked_in_at }: Taken) =>
  world.call('DELETE', `/event/${event}/check-in/${guest_id}?checked_in_at=${checked_in_at}`, { as })

/** Cleo was checked in by Ben. */
async function inside() {
  const cast = await helped('door')
  const { arrival } = (await checkIn(cast.ben, cast.id, { code: cast.code })).body
  return { ...cast, arrival: arrival as Taken }
}

test('a mistaken check-in is undone: nobody is inside, and the ticket can be used again', async () => {
  const { ana, ben, cleo, id, code, arrival } = await inside()
  expect((await door(ben, id)).body.counts.inside).toBe(3)
  expect(await undo(ben, id, arrival)).toMatchObject({ status: 200, body: { message: 'Check-in undone' } })
  expect((await undo(ben, id, arrival)).status, 'twice is once').toBe(200)
  const { body } = await door(ben, id)
  expect([body.counts.inside, body.guests[0].checked_in_at]).toEqual([0, null])
  expect((await ticket(cleo, id)).body.ticket.used_at).toBeNull()
  expect((await guests(ana, id)).body.guests[0].checked_in_at).toBeNull()
  expect((await checkIn(ben, id, { code })).status).toBe(200)
})

test('only people who may let guests in may undo, at their own event, and for guests that they may see', async () => {
  const { ana, ben, cleo, id, arrival } = await inside()
  expect((await undo(cleo, id, arrival)).body.code).toBe('not_found')
  const other = await inside()
  expect((await undo(other.ana, id, arrival)).body.code).toBe('not_found')
  expect((await undo(other.ana, other.id, arrival)).body.code).toBe('ticket_unknown')
  await block(world, cleo, ben)
  expect((await undo(ben, id, arrival)).body.code).toBe('ticket_unknown')
  expect((await undo(ana, id, arrival)).status).toBe(200)
})

test('a guest who was let in again meanwhile stays in', async () => {
  const { ana, ben, id, code, arrival } = await inside()
  await undo(ana, id, arrival)
  world.clock.forward({ minutes: 1 })
  const again = (await checkIn(ana, id, { code })).body.arrival as Taken
  const late = await undo(ben, id, arrival)
  expect(late).toMatchObject({ status: 409, body: { code: 'already_checked_in' } })
  expect(late.body.details.code?.[0]?.values.at).toBe(again.checked_in_at)
  expect((await door(ben, id)).body.counts.inside).toBe(3)
})

test('an undo and the scans of another door at once leave them in once, or not', async () => {
  const { ana, ben, id, code, arrival } = await inside()
  world.clock.forward({ minutes: 1 })
  const [undone, ...scans] = await Promise.all([
    undo(ben, id, arrival),
    ...Array.from({ length: 8 }, () => checkIn(ana, id, { code })),
  ])
  const admitted = scans.filter(({ status }) => status === 200)
  // A scan either comes after the undo, or before it and is rejected: at most one succeeds, and the undo always does.
  expect(undone?.status).toBe(200)
  expect(admitted.length).toBeLessThanOrEqual(1)
  expect((await door(ben, id)).body.counts.inside).toBe(3 * admitted.length)
})

test('it is undone in one statement, and a ticket that is no longer valid says so', async () => {
  const { ben, cleo, id, arrival } = await inside()
  const sent = await world.statements(() => undo(ben, id, arrival))
  expect(
    sent.filter(one => one.includes('event_tickets')),
    sent.join('\n'),
  ).toHaveLength(1)
  await reject(cleo, id)
  expect((await undo(ben, id, arrival)).body.code).toBe('ticket_unknown')
})
