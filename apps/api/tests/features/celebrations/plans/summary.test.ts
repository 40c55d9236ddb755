import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { personalOf } from '../external-guests/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { plansOf } from './steps.ts'

const world = await startWorld()
const { accept, ask, friendsOf, party, reject, remove, request } = stepsOf(world)
const { summary } = plansOf(world)
const { link } = personalOf(world)
const nobody = { guests: 0, people: 0 }

test('guests are counted by status, external ones too, with their parties and how many are inside', async () => {
  const ana = await signUp(world.call, 'Ana')
  const people = await friendsOf(ana, ['Ben', 'Cleo', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal'])
  const [ben, cleo, dan, eva, fay, gil] = people
  if (!ben || !cleo || !dan || !eva || !fay || !gil) throw new Error('Nobody came.')
  const event = await party(ana, { members: 5 })
  const stranger = await signUp(world.call, 'Ivo')
  await ask(ana, event, people)
  const { body } = await accept(ben, event, { adults: 2, children: 1 })
  await accept(cleo, event)
  await accept(dan, event, { adults: 2 })
  await reject(eva, event)
  await remove(ana, event, fay)
  await request(stranger, event)
  await link(ana, event, { name: 'Ilse' })
  await world.call('POST', `/event/${event}/check-in`, { as: ana, json: { code: body.entrance_code } })
  const seen = (await summary(ana, event)).body
  expect(seen).toMatchObject({
    event: { id: event, title: 'Garden party' },
    guests: {
      accepted: { guests: 2, people: 4 },
      pending: { guests: 3, people: 3 },
      waiting: { guests: 1, people: 2 },
      rejected: { guests: 1, people: 1 },
      requested: { guests: 1, people: 1 },
    },
    checked_in: { guests: 1, people: 3 },
    plan: { version: 0, todos: [], lines: [], planned_total: null, currency: 'EUR' },
  })
  await block(world, ana, gil)
  await sql`UPDATE users SET status = 'suspended' WHERE id = ${cleo.id}`.execute(world.app.db)
  expect((await summary(ana, event)).body.guests).toMatchObject({
    accepted: { guests: 1, people: 3 },
    pending: { guests: 2, people: 2 },
  })
})

test('an event without invitations has no guests', async () => {
  const ana = await signUp(world.call, 'Ana')
  const { guests, checked_in } = (await summary(ana, await party(ana))).body
  expect({ guests, checked_in }).toEqual({
    guests: {
      accepted: nobody,
      pending: nobody,
      maybe: nobody,
      confirming: nobody,
      waiting: nobody,
      rejected: nobody,
      requested: nobody,
    },
    checked_in: nobody,
  })
})

test('the days that are left are calendar days at the event’s place, and pass', async () => {
  const ana = await signUp(world.call, 'Ana')
  const event = await party(ana, { inHours: 24 })
  await sql`UPDATE events SET local_start = ((${world.clock.now()}::timestamptz AT TIME ZONE 'Pacific/Kiritimati')::date + 3)
    + time '00:30', timezone = 'Pacific/Kiritimati' WHERE id = ${event}`.execute(world.app.db)
  expect((await summary(ana, event)).body.days_left).toBe(3)
  world.clock.forward({ hours: 24 * 4 })
  expect((await summary(ana, event)).body.days_left).toBe(-1)
})

test('a summary costs as many statements with a hundred entries as with none', async () => {
  const ana = await signUp(world.call, 'Ana')
  const event = await party(ana)
  const { addTodo } = plansOf(world)
  await addTodo(ana, event, { title: 'First' })
  const few = await world.statements(() => summary(ana, event))
  for (let n = 0; n < 20; n += 1) await addTodo(ana, event, { title: `To do ${n}` })
  expect((await world.statements(() => summary(ana, event))).length).toBe(few.length)
})
