import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findGuest, findGuests } from '../../../../src/features/celebrations/guests/public.ts'
import { celebrate, headsOf } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stageOf } from './stage.ts'

const world = await startWorld()
const { ana } = await world.people()
const { guests, come, leave, promoteFromWaitlist, statusOf } = stageOf(world)

const statuses = async (eventId: number, people: { id: number }[]) =>
  Promise.all(people.map(one => statusOf(eventId, one)))

test('a party takes as many seats as it has people, and one that does not fit waits', async () => {
  const event = await celebrate(world, ana, { members: 4 })
  const [ben, cleo] = await guests(event, ['Ben', 'Cleo'])
  if (!ben || !cleo) throw new Error('Nobody came.')
  expect(await come(event, ben, { adults: 2, children: 1 })).toBe('accepted')
  expect(await come(event, cleo, { adults: 2 })).toBe('waiting')
  expect(await headsOf(world, event)).toEqual({ counted: 3, rows: 3 })
  expect(await come(event, cleo)).toBe('accepted')
  expect(await headsOf(world, event)).toEqual({ counted: 4, rows: 4 })
})

test('a guest who has a seat and would bring more people than fit keeps the seat that they have', async () => {
  const event = await celebrate(world, ana, { members: 2 })
  const [ben] = await guests(event, ['Ben'])
  if (!ben) throw new Error('Nobody came.')
  await come(event, ben, { adults: 2 })
  expect(await come(event, ben, { adults: 2, children: 1 })).toBe('refused')
  expect(await findGuest(world.app.db, event, ben.id)).toMatchObject({ status: 'accepted', heads: 2 })
  expect(await headsOf(world, event)).toEqual({ counted: 2, rows: 2 })
})

test('a freed seat goes to whoever has waited longest, and past a party that it is too small for', async () => {
  const event = await celebrate(world, ana, { members: 2 })
  const people = await guests(event, ['Ben', 'Cleo', 'Dan', 'Eva', 'Fay'])
  const [ben, cleo, dan, eva, fay] = people
  if (!ben || !cleo || !dan || !eva || !fay) throw new Error('Nobody came.')
  for (const [one, adults] of [
    [ben, 1],
    [cleo, 1],
    [dan, 2],
    [eva, 1],
    [fay, 1],
  ] as const)
    await come(event, one, { adults })
  expect(await statuses(event, people)).toEqual(['accepted', 'accepted', 'waiting', 'waiting', 'waiting'])
  await leave(event, ben)
  expect(await statuses(event, people)).toEqual(['rejected', 'accepted', 'waiting', 'accepted', 'waiting'])
  await leave(event, eva, 'removed')
  expect(await statuses(event, people)).toEqual(['rejected', 'accepted', 'waiting', 'removed', 'accepted'])
  expect(await headsOf(world, event)).toEqual({ counted: 2, rows: 2 })
})

test('a smaller party makes room, and so does a larger event', async () => {
  const event = await celebrate(world, ana, { members: 3 })
  const people = await guests(event, ['Ben', 'Cleo', 'Dan'])
  const [ben, cleo, dan] = people
  if (!ben || !cleo || !dan) throw new Error('Nobody came.')
  await come(event, ben, { adults: 3 })
  await come(event, cleo)
  await come(event, dan, { adults: 3 })
  await come(event, ben, { adults: 2 })
  expect(await statuses(event, people)).toEqual(['accepted', 'accepted', 'waiting'])
  await sql`UPDATE events SET members = NULL WHERE id = ${event}`.execute(world.app.db)
  await promoteFromWaitlist(event)
  expect(await statuses(event, people)).toEqual(['accepted', 'accepted', 'accepted'])
  expect(await headsOf(world, event)).toEqual({ counted: 6, rows: 6 })
})

test('nobody with an inactive account is promoted, nor anybody once the event is over', async () => {
  const event = await celebrate(world, ana, { members: 1, inHours: 1 })
  const people = await guests(event, ['Ben', 'Cleo', 'Dan', 'Eva'])
  const [ben, cleo, dan, eva] = people
  if (!ben || !cleo || !dan || !eva) throw new Error('Nobody came.')
  for (const one of people) await come(event, one)
  await sql`UPDATE users SET status = 'suspended' WHERE id = ${cleo.id}`.execute(world.app.db)
  await leave(event, ben)
  expect(await statuses(event, people)).toEqual(['rejected', 'waiting', 'accepted', 'waiting'])
  world.clock.forward({ hours: 8 })
  await leave(event, dan)
  expect(await statuses(event, [eva])).toEqual(['waiting'])
})

test('whatever happens, people are counted, seats are not exceeded, and nobody waits who would fit', async () => {
  const members = 12
  const event = await celebrate(world, ana, { members })
  const people = await guests(
    event,
    Array.from({ length: 10 }, (_, n) => `Guest${n}`),
  )
  let seed = 20_261_121
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  for (let step = 0; step < 100; step += 1) {
    const one = people[random(people.length)]
    if (!one) throw new Error('Nobody came.')
    if (random(3) === 0) await leave(event, one, random(2) ? 'rejected' : 'removed')
    else await come(event, one, { adults: 1 + random(3), children: random(3) })
    const { counted, rows } = await headsOf(world, event)
    expect(counted, `step ${step}`).toBe(rows)
    expect(counted).toBeLessThanOrEqual(members)
    const all = await findGuests(
      world.app.db,
      event,
      people.map(({ id }) => id),
    )
    const waiting = all.filter(guest => guest.status === 'waiting')
    expect(waiting.every(guest => guest.heads > members - counted)).toBe(true)
  }
})

test('of fifty people who take the last seat at once, one gets it and all others wait', async () => {
  const event = await celebrate(world, ana, { members: 1 })
  const people = await guests(
    event,
    Array.from({ length: 50 }, (_, n) => `Guest${n}`),
  )
  const answers = await Promise.all(people.map(one => come(event, one)))
  expect(answers.filter(answer => answer === 'accepted')).toHaveLength(1)
  expect(answers.filter(answer => answer === 'waiting')).toHaveLength(49)
  expect(await headsOf(world, event)).toEqual({ counted: 1, rows: 1 })
})
