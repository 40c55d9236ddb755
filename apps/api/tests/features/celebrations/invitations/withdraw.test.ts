import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { party, friendsOf, ask, accept, request, withdraw, answer, remove, requests, event, rsvpStatus } = stepsOf(world)

async function titles(as: Member): Promise<string[]> {
  await world.drainJobs()
  const { notifications } = (await world.call('GET', '/notification', { as })).body
  return notifications.map((one: { title: string }) => one.title)
}

test('a request is withdrawn once, and the host no longer sees it; it can be made again', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  await request(ben, id, 'May I?')
  expect(await titles(ana)).toHaveLength(1)
  const { status, body } = await withdraw(ben, id)
  expect([status, body]).toEqual([200, { message: 'Request withdrawn' }])
  expect((await withdraw(ben, id)).status).toBe(404)
  expect((await requests(ana, id)).body.guests).toEqual([])
  expect(await titles(ana)).toEqual([])
  const seen = (await event(ben, id)).body.event
  expect(seen).toMatchObject({ my_invitation: null, can: { request: true } })
  expect((await answer(ana, id, ben, 'accept')).status).toBe(404)
  expect((await request(ben, id, 'After all')).status).toBe(200)
  expect((await requests(ana, id)).body.guests).toMatchObject([{ message: 'After all' }])
  expect(await titles(ana)).toEqual(['Ben would like to join your event'])
})

test('a request that is withdrawn and made again before anybody has looked is notified', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  await request(ben, id)
  await withdraw(ben, id)
  await request(ben, id)
  expect(await titles(ana)).toEqual(['Ben would like to join your event'])
})

test('an answered request stays answered, and nobody can withdraw a request that they have not made', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const id = await party(ana)
  const [fay] = await friendsOf(ana, ['Fay'])
  if (!fay) throw new Error('Nobody came.')
  for (const one of [ben, cleo, dan]) await request(one, id)
  await ask(ana, id, [fay])
  await answer(ana, id, ben, 'accept')
  await answer(ana, id, cleo, 'reject')
  await remove(ana, id, dan)
  const codes = []
  for (const one of [ben, cleo, dan, fay, ana]) codes.push((await withdraw(one, id)).body.code)
  expect(codes).toEqual(['already_invited', 'request_declined', 'not_found', 'already_invited', 'already_invited'])
  expect([await rsvpStatus(ben, id), await rsvpStatus(cleo, id)]).toEqual(['accepted', 'rejected'])
})

test('somebody who asked to join before the audience was narrowed can withdraw, and then no longer sees the event', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  await request(ben, id)
  await world.call('PATCH', `/event/${id}`, { as: ana, json: { open_to: [4] } })
  expect((await event(ben, id)).status).toBe(200)
  expect((await withdraw(ben, id)).status).toBe(200)
  expect((await event(ben, id)).status).toBe(404)
  const soon = await party(ana, { inHours: 1 })
  await request(ben, soon)
  world.clock.forward({ hours: 8 })
  expect((await withdraw(ben, soon)).body.code).toBe('event_over')
})

test('of withdrawing and accepting at once, one succeeds', async () => {
  const { ana } = await world.people()
  const id = await party(ana, { members: 20 })
  const people = await friendsOf(
    ana,
    Array.from({ length: 10 }, (_, n) => `Guest${n}`),
  )
  for (const one of people) await request(one, id)
  const both = await Promise.all(people.map(one => Promise.all([withdraw(one, id), answer(ana, id, one, 'accept')])))
  for (const [index, [taken, let_in]] of both.entries()) {
    const one = people[index]
    if (!one) throw new Error('Nobody came.')
    expect([200, 409]).toContain(taken.status)
    expect(let_in.status).toBe(taken.status === 200 ? 404 : 200)
    expect(await rsvpStatus(one, id)).toBe(taken.status === 200 ? null : 'accepted')
  }
  const came = both.filter(([taken]) => taken.status !== 200).length
  expect((await event(ana, id)).body.event.total_guests).toBe(came)
  expect((await accept(ana, id)).status).toBe(404)
})

test('the host sees the withdrawal at once', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  await request(ben, id)
  await world.drainJobs()
  const connection = await openSocket(world.url, { token: ana.token })
  const heard = connection.next()
  await withdraw(ben, id)
  await world.drainJobs()
  expect(['events', 'notifications']).toContain(await heard)
})
