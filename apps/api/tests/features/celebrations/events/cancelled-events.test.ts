import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf, guestsOf } from './steps.ts'

const world = await startWorld()
const { call, clock, runScheduledJob, app } = world
const { create, get, remove } = eventsOf(world)
const guest = guestsOf(world)

const cancelledTitle = (id: number, as?: Member) => call('GET', `/event/${id}/cancelled`, { as })
const statusFor = async (id: number, as?: Member) => (await cancelledTitle(id, as)).status

const times = { event_date: '2031-06-14 19:30:00', timezone: 'America/Bogota' }

test.each(['pending', 'accepted', 'rejected', 'waiting', 'requested'] as const)(
  'who was on the list as %s is told that it was called off, and by whom',
  async status => {
    const { ana, ben, cleo } = await world.people()
    const { id } = await create(ana, { title: 'Garden party', ...times })
    await guest(id, ben, status)
    expect(await statusFor(id, ben)).toBe(404)
    await remove(ana, id)
    const { status: answered, body } = await cancelledTitle(id, ben)
    expect(answered).toBe(200)
    expect(body.event).toEqual({
      id,
      title: 'Garden party',
      starts_at: '2031-06-15T00:30:00.000Z',
      timezone: 'America/Bogota',
      user: { id: ana.id, name: 'Ana', profile_picture: null },
      cancelled_at: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect((await get(id, ben)).status).toBe(404)
    expect(await statusFor(id, cleo)).toBe(404)
  },
)

test('for everybody else there has never been one', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const { id } = await create(ana)
  await guest(id, ben, 'removed')
  await guest(id, dan, 'rejected', false)
  await remove(ana, id)
  const { request_id: _, ...never } = (await cancelledTitle(id + 1000, cleo)).body
  for (const one of [ana, ben, cleo, dan]) {
    const { status, body } = await cancelledTitle(id, one)
    expect([status, body]).toEqual([404, { ...never, request_id: expect.any(String) }])
  }
  expect(await statusFor(id)).toBe(401)
})

test('helpers are notified as well', async () => {
  const { ana, ben } = await world.people()
  const { id } = await create(ana)
  await app.db
    .insertInto('event_helpers')
    .values({ event_id: id, user_id: ben.id, role: 'door', created_at: clock.now() })
    .execute()
  await remove(ana, id)
  expect(await statusFor(id, ben)).toBe(200)
})

test('nobody is notified where one has blocked the other', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id } = await create(ana)
  for (const one of [ben, cleo]) await guest(id, one, 'accepted')
  await remove(ana, id)
  await block(world, ana, ben)
  await block(world, cleo, ana)
  for (const one of [ben, cleo]) expect(await statusFor(id, one)).toBe(404)
})

test('an open date is not named', async () => {
  const { ana, ben } = await world.people()
  const { id } = await create(ana, { ...times, other_dates: ['2031-06-21 19:30:00'] })
  await guest(id, ben, 'pending')
  await remove(ana, id)
  expect((await cancelledTitle(id, ben)).body.event).toMatchObject({ starts_at: null, timezone: null })
})

test('after half a year it is forgotten', async () => {
  const { ana, ben } = await world.people()
  const { id } = await create(ana)
  await guest(id, ben, 'accepted')
  await remove(ana, id)
  const age = async (days: number) => {
    await sql`UPDATE cancelled_events SET cancelled_at = cancelled_at - ${days} * interval '1 day'`.execute(app.db)
    await runScheduledJob('events.forget-cancelled')
  }
  await age(179)
  expect(await statusFor(id, ben)).toBe(200)
  await age(2)
  expect(await statusFor(id, ben)).toBe(404)
})
