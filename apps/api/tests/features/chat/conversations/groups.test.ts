import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { groupsOf } from '../../social/groups/steps.ts'
import { stepsOf, words } from './steps.ts'

const world = await startWorld()
const { call, drainJobs } = world
const { openAbout, say, send, get, history, leave, close, members } = stepsOf(world)
const groups = groupsOf(world)

/** A group of Ana's to which Ben belongs, and a first word in its chat. */
async function talking(fields: object = {}) {
  const people = await world.people()
  const group = await groups.groupOf(people.ana, [people.ben], fields)
  const { id } = (await openAbout(people.ana, 'group', group)).body.conversation
  await say(people.ana, id, 'First')
  return { ...people, group, id, link: await groups.token(people.ana, group) }
}

test('the members of a group talk, and those who run it may close the conversation', async () => {
  const { ana, ben, cleo, group, id } = await talking()
  expect((await openAbout(cleo, 'group', group)).status).toBe(404)
  expect(await get(ben, id)).toMatchObject({ kind: 'group', subject_id: group, title: 'Sunday bakers', role: 'member' })
  expect(new Map(await members(ben, id))).toEqual(
    new Map([
      ['Ana', 'owner'],
      ['Ben', 'member'],
    ]),
  )
  expect((await close(ben, id, true)).status).toBe(404)
  await groups.setRole(ana, group, ben, 'admin')
  await drainJobs()
  expect((await close(ben, id, true)).status).toBe(200)
})

test('who joins sees nothing older, and who leaves nothing newer', async () => {
  const { ana, ben, cleo, group, id, link } = await talking()
  await groups.join(link, cleo)
  await groups.leave(ben, group)
  await drainJobs()
  await say(ana, id, 'Second')
  expect(words((await history(cleo, id)).messages)).toEqual(['Second'])
  expect(words((await history(ben, id)).messages)).toEqual(['First'])
  expect((await send(ben, id, 'Hello?')).body.code).toBe('conversation_closed')
  await groups.join(link, ben)
  await drainJobs()
  await say(ana, id, 'Third')
  expect(words((await history(ben, id)).messages)).toEqual(['Third'])
})

test('who has left the chat finds the page of the group, and who has left the group does not', async () => {
  const { ben, group, id } = await talking()
  await leave(ben, id)
  expect(await get(ben, id)).toMatchObject({ has_left: true, has_page: true })
  await groups.leave(ben, group)
  await drainJobs()
  expect(await get(ben, id)).toMatchObject({ has_left: true, has_page: false })
})

test('who joins a group that says so sees what was said before', async () => {
  const { cleo, id, link } = await talking({ shows_history: true })
  await groups.join(link, cleo)
  await drainJobs()
  expect(words((await history(cleo, id)).messages)).toEqual(['First'])
})

test('who has left the conversation, then the group, and comes back, sees nothing of the time in between', async () => {
  const { ana, ben, group, id, link } = await talking()
  await leave(ben, id)
  await groups.leave(ben, group)
  await drainJobs()
  await say(ana, id, 'Without Ben')
  await groups.join(link, ben)
  await drainJobs()
  await openAbout(ben, 'group', group)
  expect(words((await history(ben, id)).messages)).toEqual([])
  await say(ana, id, 'Welcome back')
  expect(words((await history(ben, id)).messages)).toEqual(['Welcome back'])
})

test('who has left the conversation, but not the group, is told so, and belongs to it again once they open it', async () => {
  const { ana, ben, cleo, group, id } = await talking()
  const about = async (as: Member) =>
    (await call('GET', `/conversation/about/group/${group}`, { as })).body.conversation
  expect(await about(ben)).toEqual({ id, has_left: false })
  await leave(ben, id)
  expect(await about(ben)).toEqual({ id, has_left: true })
  expect(await about(ana)).toEqual({ id, has_left: false })
  expect(await about(cleo)).toBeNull()
  await openAbout(ben, 'group', group)
  expect(await about(ben)).toEqual({ id, has_left: false })
  await groups.remove(ana, group)
  expect(await about(ben)).toBeNull()
})

test('who has left the group keeps what was said while they are invited again, and after they have declined', async () => {
  const { ana, ben, group, id } = await talking()
  await groups.leave(ben, group)
  await drainJobs()
  const kept = async () => words((await history(ben, id)).messages)
  await groups.invite(ana, group, [ben])
  expect(await kept()).toEqual(['First'])
  await groups.reject(ben, group)
  expect(await kept()).toEqual(['First'])
  await groups.invite(ana, group, [ben])
  await groups.removeMember(ana, group, ben)
  expect(await kept()).toEqual(['First'])
})

test('the conversation goes with its group, of which its members are told', async () => {
  const { ana, ben, group, id } = await talking()
  await drainJobs()
  const line = await openSocket(world.url, ben)
  await groups.remove(ana, group)
  await drainJobs()
  for (const as of [ana, ben]) expect(await get(as, id)).toBeUndefined()
  await expect.poll(() => line.heard).toContain('chat')
})

test('who joins, and another cover or name, is told to the chats of all who are there', async () => {
  const people = await world.people()
  const { ana, ben, cleo } = people
  const group = await groups.groupOf(ana, [ben])
  const { id } = (await openAbout(ana, 'group', group)).body.conversation
  await drainJobs()
  const line = await openSocket(world.url, ben)
  const times = () => line.heard.filter(topic => topic === 'chat').length
  await groups.join(await groups.token(ana, group), cleo)
  await drainJobs()
  await expect.poll(times).toBe(1)
  expect(await get(ben, id)).toMatchObject({ member_count: 3 })
  await call('PATCH', `/group/${group}`, { as: ana, json: { description: 'With a new cover' } })
  await drainJobs()
  await expect.poll(times).toBe(2)
})
