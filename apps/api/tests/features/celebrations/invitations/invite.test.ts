import { expect, test } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { namesOf, stepsOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const { party, friendsOf, invite, ask, accept, reject, request, answer, remove, guests, rsvpStatus, event } =
  stepsOf(world)

/** A host with three connections: a friend, a relative and a colleague. */
async function circle() {
  const { ana, dan } = await world.people()
  const [fay, gus, hal] = await friendsOf(ana, ['Fay', 'Gus', 'Hal'])
  if (!fay || !gus || !hal) throw new Error('Nobody came.')
  const file = (friend_id: number, friend_type: 1 | 2 | 3) =>
    app.db
      .updateTable('friends')
      .set({ friend_type })
      .where('user_id', '=', ana.id)
      .where('friend_id', '=', friend_id)
      .execute()
  await file(gus.id, 2)
  await file(hal.id, 3)
  return { ana, dan, fay, gus, hal }
}

test('named people are invited, with the message of the host', async () => {
  const { ana, fay, gus } = await circle()
  const id = await party(ana, { open_to: [4] })
  const { status, body } = await invite(ana, id, { friend_ids: [fay.id, fay.id], message: 'Bring a hat' })
  expect([status, body.message, body.invited]).toEqual([200, 'Invitations sent', 1])
  const seen = (await event(fay, id)).body.event
  expect(seen.my_invitation).toMatchObject({ status: 'pending', invitation_message: 'Bring a hat', is_invited: true })
  expect(seen.can).toMatchObject({ answer: true, request: false, invite: false })
  expect((await event(gus, id)).status).toBe(404)
})

test('without names everybody that the audience covers is invited', async () => {
  const { ana, fay, gus, hal } = await circle()
  const id = await party(ana, { open_to: [2, 3] })
  expect((await invite(ana, id)).body.invited).toBe(2)
  expect(namesOf((await guests(ana, id)).body).sort()).toEqual(['Gus', 'Hal'])
  expect([await rsvpStatus(gus, id), await rsvpStatus(hal, id)]).toEqual(['pending', 'pending'])
  expect((await event(fay, id)).status).toBe(404)
})

test('only connections can be invited: nobody is when one of them is none', async () => {
  const { ana, dan, fay } = await circle()
  const id = await party(ana)
  for (const wrong of [dan.id, ana.id, 999_999_999]) {
    const { status, body } = await invite(ana, id, { friend_ids: [fay.id, wrong] })
    expect([status, body.details.friend_ids?.[0]?.code]).toEqual([422, 'not_a_choice'])
  }
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', fay.id).execute()
  expect((await invite(ana, id, { friend_ids: [fay.id] })).status).toBe(422)
  expect((await guests(ana, id)).body.guests).toEqual([])
})

test('only the host invites, and only while the event is not over', async () => {
  const { ana, dan, fay } = await circle()
  const id = await party(ana, { inHours: 1 })
  await befriend(world, dan, fay)
  expect((await invite(dan, id, { friend_ids: [fay.id] })).status).toBe(404)
  expect((await invite(dan, 999_999_999)).status).toBe(404)
  world.clock.forward({ hours: 8 })
  expect((await invite(ana, id)).body.code).toBe('event_over')
})

test('twice is once, and an answer stays', async () => {
  const { ana, fay, gus, hal } = await circle()
  const id = await party(ana)
  await ask(ana, id, [fay, gus])
  await accept(fay, id, { message: 'Gladly' })
  await reject(gus, id)
  expect((await invite(ana, id)).body.invited).toBe(1)
  expect((await ask(ana, id, [fay, gus, hal])).body.invited).toBe(0)
  expect([await rsvpStatus(fay, id), await rsvpStatus(gus, id), await rsvpStatus(hal, id)]).toEqual([
    'accepted',
    'rejected',
    'pending',
  ])
})

test('people who were removed are invited again, people who asked to join come, and declined ones are invited', async () => {
  const { ana, fay, gus, hal } = await circle()
  const id = await party(ana)
  await ask(ana, id, [fay])
  await remove(ana, id, fay)
  await request(gus, id, 'Me too?')
  await request(hal, id)
  await answer(ana, id, hal, 'reject')
  expect((await ask(ana, id, [fay, gus, hal])).body.invited).toBe(3)
  expect([await rsvpStatus(fay, id), await rsvpStatus(gus, id), await rsvpStatus(hal, id)]).toEqual([
    'pending',
    'accepted',
    'pending',
  ])
  expect((await event(gus, id)).body.event.my_invitation).toMatchObject({
    message: 'Me too?',
    entrance_code: expect.stringMatching(/^\w{8}$/),
  })
})

test('many people are invited with few statements', async () => {
  const { ana } = await circle()
  const people = await friendsOf(
    ana,
    Array.from({ length: 12 }, (_, n) => `Guest${n}`),
  )
  const [one, two] = [await party(ana), await party(ana)]
  const [first] = people
  if (!first) throw new Error('Nobody came.')
  const few = await world.statements(() => ask(ana, one, [first]))
  const many = await world.statements(() => ask(ana, two, people))
  expect(many.length, many.join('\n')).toBe(few.length)
})
