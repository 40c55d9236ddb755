import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Loose, Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf, file, guestsOf, titles } from '../events/steps.ts'
import { pollsOf } from '../polls/steps.ts'

const world = await startWorld()
const { call, clock } = world
const { create, inHours, read } = eventsOf(world)
const guest = guestsOf(world)
const { party: openParty, vote } = pollsOf(world)

const agenda = async (as: Someone): Promise<Loose> => read('/event/agenda', as)
const coming = async (as: Someone) => titles({ events: (await agenda(as)).coming })
const unanswered = async (as: Someone) => titles({ events: (await agenda(as)).unanswered })

/** An event in so many hours, by default on invitation only. */
const celebrate = (as: Someone, title: string, hours: number, more: object = {}) =>
  create(as, { title, event_date: inHours(hours), end_date: inHours(hours + 2), open_to: [4], ...more })

const addTodo = (as: Someone, event: Loose, json: object) => call('POST', `/event/${event.id}/todo`, { as, json })

async function nameCohost(host: Member, event: Loose, helper: Member) {
  await file(world, host, helper, 1)
  const json = { user_id: helper.id, role: 'cohost' }
  expect((await call('POST', `/event/${event.id}/helper`, { as: host, json })).status).toBe(200)
}

test('own events and those with a seat come in the order of their beginning, until they are over', async () => {
  const { ana, ben } = await world.people()
  await celebrate(ana, 'own, later', 72)
  await celebrate(ana, 'own, first', 24)
  const seat = await celebrate(ben, 'a seat', 48)
  await guest(seat.id, ana, 'accepted')
  await celebrate(ben, 'a stranger there', 30, { open_to: [0] })
  expect(await coming(ana)).toEqual(['own, first', 'a seat', 'own, later'])
  clock.forward({ hours: 25 })
  expect(await coming(ana)).toEqual(['own, first', 'a seat', 'own, later'])
  clock.forward({ hours: 1 })
  expect(await coming(ana)).toEqual(['a seat', 'own, later'])
})

test('a week that is on does not hide what begins next, nor what is to do for it', async () => {
  const { ana, ben } = await world.people()
  await celebrate(ana, 'a week', 1, { end_date: inHours(7 * 24) })
  const dinner = await celebrate(ana, 'dinner', 30)
  await guest(dinner.id, ben, 'pending')
  expect(await coming(ana)).toEqual(['a week', 'dinner'])
  clock.forward({ hours: 2 })
  expect(await coming(ana)).toEqual(['dinner', 'a week'])
  expect((await agenda(ana)).hosting.unanswered).toBe(1)
})

test('four events come at most', async () => {
  const { ana } = await world.people()
  for (const hours of [5, 3, 4, 1, 2]) await celebrate(ana, `in ${hours}`, hours)
  expect(await coming(ana)).toEqual(['in 1', 'in 2', 'in 3', 'in 4'])
})

test('who helps finds the event once, also with a seat', async () => {
  const { ana, ben } = await world.people()
  const party = await celebrate(ana, 'helped with', 24)
  await guest(party.id, ben, 'accepted')
  await nameCohost(ana, party, ben)
  expect(await coming(ben)).toEqual(['helped with'])
})

test('an invitation waits for its answer until there is one', async () => {
  const { ana, ben } = await world.people()
  const open = await celebrate(ana, 'not answered', 24)
  for (const status of ['accepted', 'rejected', 'requested', 'waiting', 'removed'] as const)
    await guest((await celebrate(ana, status, 12)).id, ben, status)
  await guest(open.id, ben, 'pending')
  expect(await unanswered(ben)).toEqual(['not answered'])
  expect(await coming(ben)).toEqual(['accepted'])
  await call('POST', `/event/${open.id}/invitation/accept`, { as: ben, json: {} })
  expect(await unanswered(ben)).toEqual([])
  expect(await coming(ben)).toEqual(['accepted', 'not answered'])
})

test('who has voted on all dates ahead is not asked any longer, whatever they missed, until there is one more', async () => {
  const { ana, ben, cleo, id, second, third } = await openParty()
  const asked = async () => [(await unanswered(ben)).length, (await agenda(ana)).hosting.unanswered]
  await vote(cleo, id, second, 'yes')
  await vote(ben, id, second, 'yes')
  expect(await asked()).toEqual([1, 2])
  await vote(ben, id, third, 'no')
  expect(await asked()).toEqual([1, 2])
  clock.forward({ hours: 25 })
  expect(await asked()).toEqual([0, 1])
  await call('POST', `/event/${id}/poll/dates`, { as: ana, json: { add: [inHours(96)] } })
  expect(await asked()).toEqual([1, 2])
})

test('after the deadline nobody is asked, and the host is told of nobody', async () => {
  const { ana, ben } = await world.people()
  const party = await celebrate(ana, 'not answered', 48, { answer_by: inHours(24) })
  await guest(party.id, ben, 'pending')
  expect([await unanswered(ben), (await agenda(ana)).hosting.unanswered]).toEqual([['not answered'], 1])
  clock.forward({ hours: 25 })
  expect([await unanswered(ben), (await agenda(ana)).hosting.unanswered]).toEqual([[], 0])
})

test('nothing of people who are blocked', async () => {
  const { ana, ben } = await world.people()
  await guest((await celebrate(ana, 'coming', 24)).id, ben, 'accepted')
  await guest((await celebrate(ana, 'not answered', 24)).id, ben, 'pending')
  await block(world, ana, ben)
  expect(await agenda(ben)).toEqual({ coming: [], hosting: null, unanswered: [] })
})

test('host and co-host are told what is to do for the first one, and nobody else', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const party = await celebrate(ana, 'the first', 24)
  await guest(party.id, ben, 'accepted')
  await guest(party.id, cleo, 'pending')
  await guest(party.id, dan, 'requested')
  await addTodo(ana, party, { title: 'Whenever' })
  await addTodo(ana, party, { title: 'Later', due_on: '2031-06-02' })
  await addTodo(ana, party, { title: 'Sooner', due_on: '2031-06-01' })
  await addTodo(ana, party, { title: 'Done', due_on: '2031-05-01', is_done: true })
  const todo = { title: 'Sooner', due_on: '2031-06-01', is_done: false }
  expect((await agenda(ana)).hosting).toMatchObject({ unanswered: 1, requests: 1, todo })
  expect((await agenda(ben)).hosting).toBeNull()
  await nameCohost(ana, party, ben)
  expect((await agenda(ben)).hosting).toMatchObject({ unanswered: 1, requests: 1, todo })
})

test('a to-do without a day comes after those with one, and none when all are done', async () => {
  const { ana } = await world.people()
  const party = await celebrate(ana, 'the first', 24)
  expect((await agenda(ana)).hosting).toEqual({ unanswered: 0, requests: 0, todo: null })
  await addTodo(ana, party, { title: 'Whenever' })
  expect((await agenda(ana)).hosting.todo).toMatchObject({ title: 'Whenever', due_on: null })
})

test('guests who have not answered are counted up to a hundred, without those whom the host may not see', async () => {
  const { ana, ben, cleo } = await world.people()
  const party = await celebrate(ana, 'the first', 24)
  await guest(party.id, ben, 'pending')
  await guest(party.id, cleo, 'pending')
  await block(world, cleo, ana)
  expect((await agenda(ana)).hosting.unanswered).toBe(1)
  await sql`INSERT INTO event_guests (event_id, external_name, status, is_invited, created_at)
    SELECT ${party.id}, 'Guest ' || n, 'pending', true, now() FROM generate_series(1, 200) n`.execute(world.app.db)
  expect((await agenda(ana)).hosting.unanswered).toBe(100)
})

test('guests without an account have none', async () => {
  expect((await call('GET', '/event/agenda')).status).toBe(401)
})
