import { expect, test } from 'vitest'
import type { Loose } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { helpersOf } from '../helpers/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { after, pollsOf } from './steps.ts'

const world = await startWorld()
const { call, clock, drainJobs } = world
const { inHours, get } = eventsOf(world)
const { reject } = stepsOf(world)
const { name } = helpersOf(world)
const { link } = personalOf(world)
const { poll, vote, votes, pick, change, party, open } = pollsOf(world)

const datesOf = async (as: Member, id: number): Promise<string[]> =>
  (await poll(as, id)).dates.map((date: Loose) => date.event_date)
const notices = async (as: Member, language = 'en') => {
  await drainJobs()
  const headers = { 'accept-language': language }
  const { body } = await call('GET', '/notification', { as, headers })
  return body.notifications as Loose[]
}
const added = async (as: Member, language = 'en'): Promise<string[]> =>
  (await notices(as, language)).flatMap(one => (one.kind === 'event_dates_added' ? [one.title] : []))
const refusal = ({ status, body }: Loose) => [status, body.code, ...Object.keys(body.errors ?? {})]

test('dates come and go at once, in the order of the clock, and the event stands on the last one', async () => {
  const { ana, ben, id, event, first, second, third } = await party()
  await vote(ben, id, second, 'yes')
  await vote(ben, id, third, 'maybe')
  const sooner = after(first.event_date, 3)
  const later = after(third.event_date, 24)
  const { status, body } = await change(ana, id, { add: [later, sooner], remove: [second.id] })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.poll.dates.map((date: Loose) => date.event_date)).toEqual([
    first.event_date,
    sooner,
    third.event_date,
    later,
  ])
  expect(await votes(ana, id, third)).toEqual({ yes: 0, maybe: 1, no: 0 })
  expect((await get(id, ben)).body.event).toMatchObject({ date_open: true, event_date: later })
  await change(ana, id, { remove: body.poll.dates.slice(2).map((date: Loose) => date.id) })
  expect((await get(id, ben)).body.event.event_date).toBe(sooner)
  expect(event.event_date).toBe(third.event_date)
})

test('an event lasts equally long wherever it stands', async () => {
  const { ana } = await world.people()
  const start = inHours(24)
  const { id, second } = await open(ana, { event_date: start, end_date: after(start, 3) })
  const later = after(start, 100)
  await change(ana, id, { add: [later], remove: [second.id] })
  expect((await get(id, ana)).body.event).toMatchObject({ event_date: later, end_date: after(later, 3) })
})

test('what cannot be a date is named where it stands, and nothing is changed', async () => {
  const { ana, id, first, second, third } = await party()
  const before = await datesOf(ana, id)
  const fine = inHours(100)
  const wrong = async (add: string[]) => refusal(await change(ana, id, { add, remove: [first.id] }))
  const invalid = (index: number) => [422, 'validation_failed', `add.${index}`]
  expect(await wrong([fine, second.event_date])).toEqual(invalid(1))
  expect(await wrong([fine, fine])).toEqual(invalid(1))
  expect(await wrong([inHours(-2)])).toEqual(invalid(0))
  expect(await wrong(['soon'])).toEqual(invalid(0))
  const many = [101, 102, 103, 104].map(inHours)
  expect(await wrong(many)).toEqual([409, 'too_many_dates'])
  expect(refusal(await change(ana, id, { remove: [first.id, third.id] }))).toEqual([409, 'too_few_dates'])
  expect(await datesOf(ana, id)).toEqual(before)
})

test('a date that is removed and added at once stays, with its votes, and nobody is notified', async () => {
  const { ana, ben, id, first } = await party()
  await vote(ben, id, first, 'yes')
  const before = await datesOf(ana, id)
  expect((await change(ana, id, { add: [first.event_date], remove: [first.id] })).status).toBe(200)
  expect(await datesOf(ana, id)).toEqual(before)
  expect(await votes(ana, id, first)).toEqual({ yes: 1, maybe: 0, no: 0 })
  expect(await added(ben)).toEqual([])
})

test('a date of a different event, or one that is gone already, is not removed', async () => {
  const { ana, id, first } = await party()
  const other = await open(ana)
  await change(ana, id, { remove: [first.id] })
  expect((await change(ana, id, { remove: [first.id, other.first.id] })).status).toBe(200)
  expect(await datesOf(ana, id)).toHaveLength(2)
  expect(await datesOf(ana, other.id)).toHaveLength(3)
})

test('only host and co-hosts change the dates, while the date is open', async () => {
  const { ana, ben, cleo, dan, id, first } = await party()
  await befriend(world, ana, dan)
  await name(ana, id, dan, 'cohost')
  await name(ana, id, cleo, 'door')
  const add = [inHours(90)]
  for (const who of [ben, cleo]) expect((await change(who, id, { add })).status).toBe(404)
  expect((await poll(ben, id)).can.change).toBe(false)
  expect((await change(dan, id, { add })).status).toBe(200)
  await pick(ana, id, first)
  expect(refusal(await change(dan, id, { add: [inHours(91)] }))).toEqual([409, 'date_chosen'])
  expect((await poll(ana, id)).can.change).toBe(false)
})

test('of two who add the fifth date at once one does, and the same date comes once', async () => {
  const { ana, dan, id } = await party()
  await befriend(world, ana, dan)
  await name(ana, id, dan, 'cohost')
  const same = await Promise.all([ana, dan].map(who => change(who, id, { add: [inHours(90)] })))
  expect(same.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const fifth = await Promise.all([ana, dan, ana].map((who, n) => change(who, id, { add: [inHours(91 + n)] })))
  expect(fifth.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await datesOf(ana, id)).toHaveLength(5)
})

test('a vote for a date that is gone says so; the other votes stay', async () => {
  const { ana, ben, cleo, id, first, second } = await party()
  await vote(ben, id, first, 'yes')
  await change(ana, id, { remove: [second.id] })
  const { status, body } = await vote(cleo, id, second, 'yes')
  expect([status, body.errors.date_id]).toEqual([422, ['This date is no longer one of the options.']])
  expect(await votes(ana, id, first)).toEqual({ yes: 1, maybe: 0, no: 0 })
})

test('votes, changes and the pick that race end in one state', async () => {
  const { ana, ben, cleo, id, first, second, third } = await party()
  const said = (n: number) => vote(n % 2 ? ben : cleo, id, n % 3 ? second : third, 'yes')
  const [changed, picked, ...replies] = await Promise.all([
    change(ana, id, { add: [inHours(90)], remove: [second.id] }),
    pick(ana, id, first),
    ...Array.from({ length: 12 }, (_, n) => said(n)),
  ])
  expect(picked.status).toBe(200)
  expect([200, 409]).toContain(changed.status)
  expect(replies.map(reply => reply.status).filter(status => ![200, 409, 422].includes(status))).toEqual([])
  expect((await get(id, ana)).body.event).toMatchObject({ date_open: false, event_date: first.event_date })
  expect((await datesOf(ana, id)).includes(second.event_date)).toBe(changed.status === 409)
})

test('invited guests are notified of new dates, and by whom, once until they look and then again; not of removed ones', async () => {
  const { ana, ben, cleo, dan, id, first } = await party()
  await befriend(world, ana, dan)
  await name(ana, id, dan, 'cohost')
  await reject(cleo, id)
  await change(ana, id, { remove: [first.id] })
  expect(await added(ben)).toEqual([])
  await change(ana, id, { add: [inHours(90)] })
  expect(await added(ben)).toEqual(['Ana added dates to an event. Which ones work for you?'])
  clock.forward({ minutes: 1 })
  await change(dan, id, { add: [inHours(91)] })
  expect(await added(ben)).toEqual(['Dan and Ana added dates to an event. Which ones work for you?'])
  expect(await added(ben, 'pt')).toEqual(['Dan e Ana propuseram mais datas para um evento. Quais são boas para você?'])
  await call('POST', '/notification/mark-as-read', { as: ben })
  await change(ana, id, { add: [inHours(92)] })
  expect((await notices(ben))[0]).toMatchObject({ kind: 'event_dates_added', is_read: false, users: [{ id: ana.id }] })
  expect([await added(cleo), await added(ana), await added(dan)]).toEqual([[], [], []])
  await pick(ana, id, { event_date: inHours(92) })
  expect(await added(ben)).toEqual([])
})

test('external guests get an e-mail about new dates with their link, while they can vote', async () => {
  const { ana, id, first } = await party()
  await link(ana, id, { name: 'Olga', email: 'olga@example.org' })
  await world.emails()
  await change(ana, id, { remove: [first.id] })
  expect(await world.emails()).toEqual([])
  await change(ana, id, { add: [inHours(90), inHours(91)] })
  const emails = await world.emails()
  expect(emails.map(mail => [mail.to, mail.subject])).toEqual([['olga@example.org', 'More dates: Party']])
  expect(emails[0]?.links.some(address => address.includes('/i/'))).toBe(true)
})
