import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { makeChild } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../../chat/conversations/steps.ts'
import { stepsOf as friendStepsOf } from '../friends/steps.ts'
import { stepsOf as meetStepsOf } from '../meet/steps.ts'
import { privacyOf, whichOf } from './steps.ts'

const world = await startWorld()
const { call, url } = world
const { change, people } = privacyOf(world)
const { get, open, read, say, send } = stepsOf(world)
const { act, ask } = friendStepsOf(world)

const opening = (as: Someone, whom: Member) => call('POST', '/conversation', { as, json: { user_id: whom.id } })
const isOffered = async (as: Someone, whom: Member): Promise<boolean> =>
  (await call('GET', `/profile/${whom.id}`, { as })).body.user?.can.message ?? false

test.each([
  ['everybody', ['connection', 'inCircle', 'stranger']],
  ['connections', ['connection']],
  ['nobody', []],
] as const)('messages from %s: who begins to write, and is offered to', async (messages_from, who) => {
  const { owner, viewers } = await people()
  await change(owner, { messages_from })
  expect(await whichOf(viewers, as => isOffered(as, owner))).toEqual(who)
  expect(await whichOf(viewers, async as => (await opening(as, owner)).status === 200)).toEqual(who)
})

test('who is refused is told why', async () => {
  const { owner, viewers } = await people()
  await change(owner, { messages_from: 'connections' })
  expect((await opening(viewers.stranger, owner)).body.code).toBe('connections_only')
  await change(owner, { messages_from: 'nobody' })
  expect((await opening(viewers.connection, owner)).body.code).toBe('messages_closed')
})

test('a conversation that there is goes on, and is offered', async () => {
  const { owner, viewers } = await people()
  const { stranger, connection } = viewers
  const ids = [await open(stranger, owner), await open(connection, owner)] as const
  await say(stranger, ids[0], 'Is this cake yours?')
  await say(connection, ids[1], 'Hello')
  await change(owner, { messages_from: 'nobody' })
  expect(await whichOf(viewers, as => isOffered(as, owner))).toEqual(['connection', 'stranger'])
  expect(await open(stranger, owner)).toBe(ids[0])
  expect((await send(stranger, ids[0], 'It looks lovely')).status).toBe(201)
  expect(await get(connection, ids[1])).toMatchObject({ can: { write: true } })
  const { body } = await call('GET', '/friend', { as: connection })
  expect(body.friends.map(one => one.can.message)).toEqual([true])
})

test('one that was opened but in which nothing was said cannot begin any more', async () => {
  const { owner, viewers } = await people()
  const { stranger, connection } = viewers
  const ids = [await open(stranger, owner), await open(connection, owner)] as const
  await change(owner, { messages_from: 'connections' })
  expect(await get(stranger, ids[0])).toMatchObject({ can: { write: false } })
  expect((await send(stranger, ids[0], 'Hello')).body.code).toBe('connections_only')
  await change(owner, { messages_from: 'nobody' })
  expect((await send(connection, ids[1], 'Hello')).body.code).toBe('messages_closed')
  expect((await send(owner, ids[1], 'But I may')).status).toBe(201)
  expect((await send(connection, ids[1], 'Then I answer')).status).toBe(201)
})

test('lists of connections offer no conversation that would be refused', async () => {
  const { owner, viewers } = await people()
  const { connection, stranger } = viewers
  await change(owner, { messages_from: 'nobody' })
  const { body } = await call('GET', '/friend', { as: connection })
  expect(body.friends.map(one => one.can.message)).toEqual([false])
  await ask(owner, stranger)
  expect((await act(stranger, owner, 'accept')).body.friend).toMatchObject({ status: 1, can: { message: false } })
})

test('two who have said yes to a treat want to talk', async () => {
  const { person, treat, answer } = meetStepsOf(world)
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  await treat(ana, ben)
  expect((await answer(ben, ana, 'accept')).body.friend.can.message).toBe(true)
  await change(ana, { messages_from: 'nobody' })
  expect(await isOffered(ben, ana)).toBe(true)
  expect((await send(ben, await open(ben, ana), 'Cake?')).status).toBe(201)
})

test('a child is written to by connections, or by nobody new', async () => {
  const { owner, viewers } = await people()
  await makeChild(world, owner)
  expect(await whichOf(viewers, async as => (await opening(as, owner)).status === 200)).toEqual(['connection'])
  await change(owner, { messages_from: 'nobody' })
  expect(await whichOf(viewers, async as => (await opening(as, owner)).status === 200)).toEqual([])
})

test('read marks are shown by two who both show them, live as well', async () => {
  const { owner, viewers } = await people()
  const { connection } = viewers
  const id = await open(connection, owner)
  await say(connection, id, 'One')
  await say(owner, id, 'Two')
  await read(connection, id, 2)
  const seen = async () => [(await get(owner, id)).seen_seq, (await get(connection, id)).seen_seq]
  expect(await seen()).toEqual([2, 2])
  await change(owner, { shows_reads: false })
  expect(await seen()).toEqual([null, null])
  await say(connection, id, 'Three')
  const line = await openSocket(url, connection)
  const next = line.nextOf('read')
  await read(owner, id, 3)
  await say(owner, id, 'Four')
  await read(connection, id, 4)
  // The first mark that comes is the own one.
  expect(await next).toMatchObject({ user_id: connection.id, seq: 4 })
  await change(owner, { shows_reads: true })
  expect(await seen()).toEqual([4, 4])
})
