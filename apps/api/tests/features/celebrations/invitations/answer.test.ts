import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestReconfirmation } from '../../../../src/features/celebrations/events/public.ts'
import { inTransaction } from '../../../../src/platform/app-context.ts'
import { headsOf } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const { party, friendsOf, ask, accept, reject, request, remove, event, rsvpStatus } = stepsOf(world)
const { ana, dan } = await world.people()

/** Connections of Ana's who are invited. */
async function invited(id: number, names: string[]) {
  const people = await friendsOf(ana, names)
  await ask(ana, id, people)
  const [fay, gus, hal] = people
  if (!fay) throw new Error('Nobody came.')
  return { fay, gus: gus ?? fay, hal: hal ?? fay, people }
}

test('a yes is answered with the entrance code, which the event shows as well', async () => {
  const id = await party(ana)
  const { fay } = await invited(id, ['Fay'])
  const { status, body } = await accept(fay, id, { adults: 2, children: '1', dietary: 'No nuts', message: 'Gladly' })
  expect([status, body.message]).toEqual([200, 'Invite accepted'])
  expect(body.entrance_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(body.event).toMatchObject({ total_guests: 3, guests: [{ name: 'Fay', party: 3 }] })
  expect((await event(fay, id)).body.event.my_invitation).toMatchObject({
    status: 'accepted',
    adults: 2,
    children: 1,
    dietary: 'No nuts',
    message: 'Gladly',
    entrance_code: body.entrance_code,
    answered_at: expect.any(String),
  })
})

test('a different party is counted again and keeps the code', async () => {
  const id = await party(ana)
  const { fay } = await invited(id, ['Fay'])
  const first = await accept(fay, id, { adults: 3 })
  const second = await accept(fay, id, { children: 1 })
  expect(second.body.entrance_code).toBe(first.body.entrance_code)
  expect(second.body.event.total_guests).toBe(2)
})

test('when it is full a guest waits, in the order of answers, and sees how many are ahead', async () => {
  const id = await party(ana, { members: 1 })
  const { fay, gus, hal } = await invited(id, ['Fay', 'Gus', 'Hal'])
  await accept(fay, id)
  const { status, body } = await accept(gus, id, { message: 'Please' })
  expect([status, body.code]).toEqual([409, 'event_full'])
  await accept(hal, id)
  expect((await accept(gus, id)).body.code).toBe('event_full')
  const waiting = (await event(hal, id)).body.event.my_invitation
  expect(waiting).toMatchObject({ status: 'waiting', waiting_before: 1, entrance_code: null, has_seat: false })
  expect((await reject(fay, id, { message: 'Ill' })).body).toEqual({ message: 'Invite successfully rejected' })
  expect([await rsvpStatus(fay, id), await rsvpStatus(gus, id), await rsvpStatus(hal, id)]).toEqual([
    'rejected',
    'accepted',
    'waiting',
  ])
  expect((await event(gus, id)).body.event.my_invitation?.entrance_code).toMatch(/^\w{8}$/)
})

test('a guest who has a seat and would bring more people than fit keeps the seats of their party', async () => {
  const id = await party(ana, { members: 2 })
  const { fay } = await invited(id, ['Fay'])
  await accept(fay, id, { adults: 2 })
  const { status, body } = await accept(fay, id, { adults: 3 })
  expect([status, body.code]).toEqual([409, 'party_too_large'])
  expect((await event(fay, id)).body.event.my_invitation).toMatchObject({ status: 'accepted', adults: 2 })
})

test('a guest who would bring more people than the event holds does not wait for ever', async () => {
  const id = await party(ana, { members: 2 })
  const { fay } = await invited(id, ['Fay'])
  const { status, body } = await accept(fay, id, { adults: 2, children: 1 })
  expect([status, body.code]).toEqual([409, 'party_too_large'])
  expect((await event(fay, id)).body.event.my_invitation).toMatchObject({ status: 'pending', waiting_before: null })
})

test('a no after a yes revokes the ticket; a yes after a no issues a new one', async () => {
  const id = await party(ana)
  const { fay } = await invited(id, ['Fay'])
  const first = await accept(fay, id, { adults: 4, dietary: 'Vegan' })
  await reject(fay, id)
  const after = (await event(fay, id)).body.event
  expect(after).toMatchObject({
    total_guests: 0,
    my_invitation: { status: 'rejected', adults: 1, entrance_code: null },
  })
  const second = await accept(fay, id)
  expect(second.body.entrance_code).not.toBe(first.body.entrance_code)
})

test('a seat that is kept for a new date is confirmed, with a new code', async () => {
  const id = await party(ana, { members: 1 })
  const { fay, gus } = await invited(id, ['Fay', 'Gus'])
  const before = await accept(fay, id)
  await inTransaction(app, tx => requestReconfirmation(app, tx, id))
  expect((await accept(gus, id)).body.code).toBe('event_full')
  expect((await event(fay, id)).body.event.my_invitation).toMatchObject({ status: 'pending', has_seat: true })
  const { body } = await accept(fay, id)
  expect(body.entrance_code).not.toBe(before.body.entrance_code)
})

test('only invited guests answer: not the host, strangers, people who asked to join, or people who were removed', async () => {
  const id = await party(ana)
  const { fay } = await invited(id, ['Fay'])
  await remove(ana, id, fay)
  await request(dan, id)
  for (const one of [ana, dan, fay]) {
    expect((await accept(one, id)).status).toBe(404)
    expect((await reject(one, id)).status).toBe(404)
  }
  expect((await accept(dan, 999_999_999)).status).toBe(404)
})

test('nothing is answered once the event is over, or while the host is suspended', async () => {
  const host = (await world.people()).ben
  const id = await party(host)
  const [fay] = await friendsOf(host, ['Fay'])
  if (!fay) throw new Error('Nobody came.')
  await ask(host, id, [fay])
  const become = (status: 'active' | 'suspended') =>
    app.db.updateTable('users').set({ status }).where('id', '=', host.id).execute()
  await become('suspended')
  expect((await accept(fay, id)).status).toBe(404)
  await become('active')
  await sql`UPDATE events SET starts_at = now() - interval '9 hours', ends_at = now() - interval '1 hour'
    WHERE id = ${id}`.execute(app.db)
  expect((await accept(fay, id)).body.code).toBe('event_over')
  expect((await reject(fay, id)).body.code).toBe('event_over')
})

test('parties that are none, or too large, are refused', async () => {
  const id = await party(ana)
  const { fay } = await invited(id, ['Fay'])
  for (const wrong of [{ adults: 0 }, { adults: 21 }, { children: -1 }, { children: 21 }, { message: 'x'.repeat(501) }])
    expect((await accept(fay, id, wrong)).status).toBe(422)
})

// Most of the time is spent on hashing fifty passwords.
test('of fifty people who accept the last seat at once, one gets it and all others wait', async () => {
  const id = await party(ana, { members: 1 })
  const { people } = await invited(
    id,
    Array.from({ length: 50 }, (_, n) => `Guest${n}`),
  )
  const replies = await Promise.all(people.map(one => accept(one, id)))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
  expect(replies.filter(reply => reply.body.code === 'event_full')).toHaveLength(49)
  expect(await headsOf(world, id)).toEqual({ counted: 1, rows: 1 })
}, 90_000)
