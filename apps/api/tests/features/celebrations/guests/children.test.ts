import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend, makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { guestsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { namesOf, stepsOf } from '../invitations/steps.ts'

const world = await startWorld()
const { call } = world
const { party, event, guests, request, requests } = stepsOf(world)
const { link, open } = personalOf(world)
const comes = guestsOf(world)

/** A child, a connection of it, and two people who do not know it. */
async function family() {
  const { ana: aunt, ben, cleo } = await world.people()
  const child = await signUp(call, 'Milou')
  await befriend(world, child, aunt)
  await makeChild(world, child)
  return { child, aunt, ben, cleo }
}

const say = (as: Member, id: number, words: string) =>
  call('POST', `/event/${id}/wall`, { as, json: { words, images: [] } })
const wall = async (as: Someone, id: number): Promise<string[]> =>
  (await call('GET', `/event/${id}/wall`, { as })).body.entries.map((one: { words: string }) => one.words)
const listed = async (as: Someone, id: number): Promise<boolean> =>
  (await call('GET', '/event/public?per_page=100', { as })).body.events.some((one: { id: number }) => one.id === id)

test('a child’s public event is there for its connections and for who is invited, not for strangers', async () => {
  const { child, aunt, ben, cleo } = await family()
  const id = await party(child)
  await comes(id, cleo, 'pending')
  const statuses = []
  for (const one of [child, aunt, ben, cleo]) statuses.push((await event(one, id)).status)
  expect(statuses).toEqual([200, 200, 404, 200])
  expect([await listed(aunt, id), await listed(ben, id)]).toEqual([true, false])
  expect((await call('GET', `/event/${id}`)).status).toBe(404)
  const { token } = await link(child, id, { name: 'Grandma' })
  expect((await open(token)).status).toBe(200)
})

test('a child that comes to a party is seen by its connections and by who works there', async () => {
  const { child, aunt, ben, cleo } = await family()
  const id = await party(ben)
  for (const one of [child, aunt, cleo]) await comes(id, one, 'accepted')
  await say(child, id, 'Cake!')
  const faces = async (as: Member) =>
    (await event(as, id)).body.event.guests.map((one: { name: string }) => one.name).sort()
  expect(await faces(aunt)).toEqual(['Ana', 'Cleo', 'Milou'])
  expect(await faces(cleo)).toEqual(['Ana', 'Cleo'])
  expect([await wall(aunt, id), await wall(ben, id), await wall(cleo, id)]).toEqual([['Cake!'], ['Cake!'], []])
  expect(namesOf((await guests(ben, id)).body).sort()).toEqual(['Ana', 'Cleo', 'Milou'])
})

test('a child that asks to join shows itself to the host', async () => {
  const { child, ben } = await family()
  const id = await party(ben)
  expect((await request(child, id)).status).toBe(200)
  expect(namesOf((await requests(ben, id)).body)).toEqual(['Milou'])
  expect((await call('POST', `/event/${id}/request/${child.id}/accept`, { as: ben })).status).toBe(200)
})
