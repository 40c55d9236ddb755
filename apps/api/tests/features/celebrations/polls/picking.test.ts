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
const { inHours, get, edit } = eventsOf(world)
const { accept, reject, rsvpStatus } = stepsOf(world)
const { name } = helpersOf(world)
const { link, accept: acceptBy } = personalOf(world)
const { poll, vote, votes, pick, voteBy, party } = pollsOf(world)

const notices = async (as: Member, language = 'en') => {
  await drainJobs()
  const headers = { 'accept-language': language }
  const { body } = await call('GET', '/notification', { as, headers })
  return body.notifications as Loose[]
}

test('the host picks a date: the event takes place then, guests are notified once, and can say yes', async () => {
  const { ana, ben, cleo, id, first, second } = await party()
  await vote(ben, id, second, 'yes')
  await drainJobs()
  clock.forward({ minutes: 1 })
  const { status, body } = await pick(ana, id, second)
  expect(status).toBe(200)
  expect(body.event).toMatchObject({ date_open: false, event_date: second.event_date, total_guests: 0 })
  const [news, ...more] = await notices(ben)
  expect(news).toMatchObject({ kind: 'event_date_chosen', event_id: id, users: [{ id: ana.id }] })
  expect(news?.title).toBe('Ana chose the date of an event. Can you come?')
  expect(more.map(one => one.kind)).toEqual(['event_invited'])
  expect((await notices(cleo, 'es'))[0]?.title).toBe('Ana eligió la fecha de un evento. ¿Puedes ir?')
  expect(await rsvpStatus(ben, id)).toBe('pending')
  expect((await accept(ben, id)).body.entrance_code).toHaveLength(8)
  expect(await poll(cleo, id)).toMatchObject({ is_open: false, can: { vote: false, pick: false } })
  expect(await votes(cleo, id, second)).toEqual({ yes: 1, maybe: 0, no: 0 })
  const late = await vote(cleo, id, first, 'yes')
  expect([late.status, late.body.code]).toEqual([409, 'date_chosen'])
  expect((await call('GET', `/event/${id}/ticket`, { as: ana })).status).toBe(200)
})

test('the last date, which the event had meanwhile, can be picked as well, and so can a date that was not proposed', async () => {
  const one = await party()
  expect((await pick(one.ana, one.id, one.third)).body.event).toMatchObject({
    date_open: false,
    event_date: one.third.event_date,
  })
  const start = inHours(24)
  const two = await party({ open_to: [5], event_date: start, end_date: after(start, 3) })
  expect((await pick(two.ana, two.id, { event_date: after(start, 90) })).body.event).toMatchObject({
    event_date: after(start, 90),
    end_date: after(start, 93),
  })
})

test('a date that has passed cannot be picked; when all have, a new one can', async () => {
  const { ana, id, first } = await party()
  clock.forward({ hours: 25 })
  expect((await pick(ana, id, first)).status).toBe(422)
  clock.forward({ hours: 72 })
  expect((await pick(ana, id, { event_date: inHours(24) })).status).toBe(200)
})

test('only host and co-hosts pick, once', async () => {
  const { ana, ben, cleo, dan, id, first, second } = await party()
  await befriend(world, ana, dan)
  await name(ana, id, dan, 'cohost')
  await name(ana, id, cleo, 'door')
  for (const who of [ben, cleo]) expect((await pick(who, id, first)).status).toBe(404)
  const replies = await Promise.all([pick(ana, id, first), pick(dan, id, second), pick(ana, id, second)])
  expect(replies.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(replies.find(reply => reply.status === 409)?.body.code).toBe('date_chosen')
  const chosen = replies.find(reply => reply.status === 200)?.body.event.event_date
  expect((await get(id, ana)).body.event.event_date).toBe(chosen)
  expect((await notices(ben)).filter(one => one.kind === 'event_date_chosen')).toHaveLength(1)
})

test('votes and yeses that race with the pick end in one state', async () => {
  const { ana, ben, cleo, id, first, second } = await party()
  const said = (n: number) => vote(n % 2 ? ben : cleo, id, n % 3 ? first : second, n % 5 ? 'yes' : 'no')
  const racing = Array.from({ length: 16 }, (_, n) => said(n))
  const [picked, yes, ...replies] = await Promise.all([pick(ana, id, first), accept(ben, id), ...racing])
  expect(picked.status).toBe(200)
  expect([200, 409]).toContain(yes.status)
  expect(replies.map(reply => reply.status).filter(status => status !== 200 && status !== 409)).toEqual([])
  const counted = (await poll(ana, id)).dates.map((date: Loose) => date.votes)
  for (const late of [await vote(ben, id, first, 'no'), await vote(cleo, id, second, 'no')])
    expect(late.body.code).toBe('date_chosen')
  expect((await poll(ana, id)).dates.map((date: Loose) => date.votes)).toEqual(counted)
  const { event } = (await get(id, ana)).body
  expect([event.date_open, event.total_guests]).toEqual([false, yes.status === 200 ? 1 : 0])
})

test('external guests get an e-mail with their link, and say yes by it; those who said no do not', async () => {
  const { ana, ben, id, first } = await party()
  const { token } = await link(ana, id, { name: 'Olga', email: 'olga@example.org' })
  await reject(ben, id)
  await voteBy(token, first, 'yes')
  expect((await acceptBy(token)).body.code).toBe('date_open')
  await world.emails()
  await pick(ana, id, first)
  const emails = await world.emails()
  expect(emails.map(mail => [mail.to, mail.subject])).toEqual([['olga@example.org', 'The date is set: Party']])
  expect(emails[0]?.links.some(address => address.includes('/i/'))).toBe(true)
  expect((await acceptBy(token)).status).toBe(200)
  expect((await notices(ben)).map(one => one.kind)).not.toContain('event_date_chosen')
})

test('afterwards the event is like any other: it can be moved, and guests are asked again', async () => {
  const { ana, ben, id, first } = await party()
  await pick(ana, id, first)
  await accept(ben, id)
  await drainJobs()
  clock.forward({ minutes: 1 })
  expect((await edit(ana, id, { event_date: inHours(200) })).status).toBe(200)
  expect(await rsvpStatus(ben, id)).toBe('pending')
  expect((await notices(ben))[0]?.kind).toBe('event_rescheduled')
})
