import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { signUp } from '../../../harness/people.ts'
import { befriend, block, makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { groupsOf } from '../../social/groups/steps.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call, drainJobs } = world
const { groupOf, token, join, leave } = groupsOf(world)
const { party, ask, reject } = stepsOf(world)

const invite = (as: Member, event: number, group_id: number) =>
  call('POST', `/event/${event}/invitation`, { as, json: { group_id } })
const offered = async (as: Member, event: number) =>
  (await call('GET', `/event/${event}/candidate-group`, { as })).body.groups
const guests = async (as: Member, event: number): Promise<string[]> => {
  const { body } = await call('GET', `/event/${event}/guest`, { as })
  return body.guests.map(one => one.user?.name ?? '').sort((one, other) => one.localeCompare(other))
}

/** A group of Ana's with Ben, her connection, and Cleo, who has joined by the link; and an event of Ana's. */
async function together() {
  const people = await world.people()
  const { ana, ben, cleo } = people
  const group = await groupOf(ana, [ben])
  const link = await token(ana, group)
  await join(link, cleo)
  return { ...people, group, link, event: await party(ana, { open_to: [4] }) }
}

test('a group is invited as a whole, also those who are no connections of the host', async () => {
  const { ana, ben, cleo, group, event } = await together()
  expect(await offered(ana, event)).toEqual([{ id: group, name: 'Sunday bakers', cover: null, total: 2, open: 2 }])
  expect((await invite(ana, event, group)).body).toMatchObject({ invited: 2 })
  expect(await guests(ana, event)).toEqual(['Ben', 'Cleo'])
  await drainJobs()
  for (const as of [ben, cleo])
    expect((await call('GET', '/notification', { as })).body.notifications.map(one => one.kind)).toContain(
      'event_invited',
    )
  expect((await call('GET', `/event/${event}`, { as: cleo })).status).toBe(200)
})

test('inviting it again changes nothing for who is invited, has answered or said no, and reaches who has come since', async () => {
  const { ana, ben, dan, group, link, event } = await together()
  await ask(ana, event, [ben])
  await reject(ben, event)
  expect(await offered(ana, event)).toMatchObject([{ total: 2, open: 1 }])
  expect((await invite(ana, event, group)).body.invited).toBe(1)
  expect((await invite(ana, event, group)).body.invited).toBe(0)
  await join(link, dan)
  expect((await invite(ana, event, group)).body.invited).toBe(1)
  expect(await offered(ana, event)).toMatchObject([{ total: 3, open: 0 }])
})

test('people with a block between them and the host, children of strangers and who has left are left out silently', async () => {
  const { ana, ben, cleo, dan, group, link, event } = await together()
  const eve = await signUp(world.call, 'Eve')
  for (const one of [dan, eve]) await join(link, one)
  await makeChild(world, cleo)
  await leave(dan, group)
  await block(world, eve, ana)
  expect((await invite(ana, event, group)).body.invited).toBe(1)
  expect(await guests(ana, event)).toEqual([ben.name])
})

test('a co-host invites a group of their own; nobody invites one of others', async () => {
  const { ana, ben, dan, group, event } = await together()
  const theirs = await groupOf(ben, [dan], { name: 'Rowers' })
  expect((await invite(ana, event, theirs)).body.errors.group_id).toBeDefined()
  expect((await invite(ana, event, 999_999)).body.errors.group_id).toBeDefined()
  expect((await invite(ben, event, theirs)).status).toBe(404)
  expect((await call('GET', `/event/${event}/candidate-group`, { as: ben })).status).toBe(404)
  await call('POST', `/event/${event}/helper`, { as: ana, json: { user_id: ben.id, role: 'cohost' } })
  expect((await offered(ben, event)).map(one => [one.name, one.total])).toEqual([
    ['Rowers', 1],
    ['Sunday bakers', 1],
  ])
  expect((await invite(ben, event, theirs)).body.invited).toBe(1)
  expect((await invite(ben, event, group)).body.invited).toBe(1)
  expect(await guests(ana, event)).toEqual(['Cleo', 'Dan'])
})

test('named connections can come with a group, each once', async () => {
  const { ana, ben, dan, group, event } = await together()
  await befriend(world, ana, dan)
  const json = { group_id: group, friend_ids: [ben.id, dan.id] }
  expect((await call('POST', `/event/${event}/invitation`, { as: ana, json })).body.invited).toBe(3)
})
