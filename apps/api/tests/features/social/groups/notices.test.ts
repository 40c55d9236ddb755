import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { groupsOf } from './steps.ts'

const world = await startWorld()
const { call, drainJobs } = world
const { create, accept, removeMember, leave, setRole, handOver, groupOf, invite, remove } = groupsOf(world)

async function told(as: Member): Promise<[string, number | null][]> {
  await drainJobs()
  const { notifications } = (await call('GET', '/notification', { as })).body
  return notifications.map(one => [one.title, one.group_id])
}

test('who is invited is told, until they have answered; who runs the group is told who joined', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const { id } = (await create(ana, { friend_ids: [ben.id] })).body.group
  expect(await told(ben)).toEqual([['Ana invited you to the group “Sunday bakers”', id]])
  await accept(ben, id)
  expect(await told(ben)).toEqual([])
  expect(await told(ana)).toEqual([['Ben joined the group “Sunday bakers”', id]])
  await leave(ben, id)
  expect(await told(ana)).toEqual([])
})

test('who is made an admin or owner is told, as long as they are that', async () => {
  const { ana, ben } = await world.people()
  const id = await groupOf(ana, [ben])
  await setRole(ana, id, ben, 'admin')
  expect(await told(ben)).toEqual([['Ana made you an admin of the group “Sunday bakers”', id]])
  await setRole(ana, id, ben, 'member')
  expect(await told(ben)).toEqual([])
  await handOver(ana, id, ben)
  expect(await told(ben)).toEqual([['Ana handed the group “Sunday bakers” over to you', id]])
})

test('who is removed finds nothing more of it; whose group is gone finds only that it is', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await groupOf(ana, [ben, cleo])
  for (const one of [ben, cleo]) await setRole(ana, id, one, 'admin')
  await drainJobs()
  await removeMember(ana, id, ben)
  expect(await told(ben)).toEqual([])
  await remove(ana, id)
  expect(await told(cleo)).toEqual([['Ana deleted the group “Sunday bakers”', null]])
})

test('a group that is deleted is told of once to those who belonged to it, but not across a block', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const id = await groupOf(ana, [ben, cleo])
  await befriend(world, ana, dan)
  await invite(ana, id, [dan])
  await drainJobs()
  await call('DELETE', '/notification', { as: ana })
  const lines = await Promise.all([ben, dan].map(one => openSocket(world.url, one)))
  await block(world, cleo, ana)
  await remove(ana, id)
  await drainJobs()
  const { notifications } = (await call('GET', '/notification', { as: ben })).body
  expect(notifications).toMatchObject([
    { kind: 'group_deleted', title: 'Ana deleted the group “Sunday bakers”', description: '', group_id: null },
  ])
  for (const one of [ana, cleo, dan]) expect(await told(one)).toEqual([])
  for (const { heard } of lines) await expect.poll(() => heard).toContain('groups')
})

test('however many are invited, they are told in as many statements', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  for (const one of [ben, cleo, dan]) await befriend(world, ana, one)
  const telling = async (people: Member[]) => {
    const id = await groupOf(ana, [])
    await drainJobs()
    await invite(ana, id, people)
    return (await world.statements(drainJobs)).filter(one => one.includes('group_members'))
  }
  expect(await telling([ben, cleo, dan])).toHaveLength((await telling([ben])).length)
})

test('devices of those in a group are told that something has changed', async () => {
  const { ana, ben } = await world.people()
  const id = await groupOf(ana, [ben])
  await drainJobs()
  const line = await openSocket(world.url, ana)
  const changed = new Promise(resolve => line.socket.on('changed', topic => topic === 'groups' && resolve(topic)))
  await leave(ben, id)
  await drainJobs()
  expect(await changed).toBe('groups')
})
