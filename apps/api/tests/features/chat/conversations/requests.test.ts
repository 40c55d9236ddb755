import { describe, expect, test } from 'vitest'
import { befriend, block, makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf, words } from './steps.ts'

const world = await startWorld()
const { call } = world
const { open, send, say, titles, get, answer, history, read } = stepsOf(world)

const asked = async () => {
  const people = await world.people()
  const id = await open(people.ben, people.ana)
  await say(people.ben, id, 'Are you the one with the cake?')
  return { ...people, id }
}

describe('a message of somebody without a connection', () => {
  test('waits among the requests', async () => {
    const { ana, ben, id } = await asked()
    expect([await titles(ana), await titles(ana, '?box=requests')]).toEqual([[], ['Ben']])
    expect(await titles(ben)).toEqual(['Ana'])
    expect(await get(ana, id)).toMatchObject({
      request: 'received',
      messages_left: null,
      can: { write: true, accept: true, decline: true },
    })
    expect(await get(ben, id)).toMatchObject({ request: 'sent', messages_left: 2, can: { accept: false } })
  })

  test('is followed by two more before there is an answer', async () => {
    const { ana, ben, id } = await asked()
    expect((await send(ben, id, 'Hello?')).status).toBe(201)
    expect((await send(ben, id, 'Hello??')).status).toBe(201)
    expect((await send(ben, id, 'Hello???')).body.code).toBe('answer_awaited')
    expect(await get(ben, id)).toMatchObject({ messages_left: 0, can: { write: false } })
    await answer(ana, id, 'accept')
    expect((await send(ben, id, 'At last')).status).toBe(201)
  })

  test('is accepted, with which it stands among the others', async () => {
    const { ana, ben, id } = await asked()
    const { body } = await answer(ana, id, 'accept')
    expect(body.conversation).toEqual({
      id,
      request: null,
      messages_left: null,
      can: { write: true, accept: false, decline: false, leave: false, close: false },
    })
    expect([await titles(ana), await titles(ana, '?box=requests')]).toEqual([['Ben'], []])
    expect(await get(ben, id)).toMatchObject({ request: null, messages_left: null })
    expect((await answer(ana, id, 'accept')).status).toBe(404)
  })

  test('is accepted by an answer, or by connecting', async () => {
    const one = await asked()
    await say(one.ana, one.id, 'I am')
    expect(await get(one.ben, one.id)).toMatchObject({ request: null, messages_left: null })
    const other = await asked()
    await call('POST', '/friend', { as: other.ben, json: { friend_id: other.ana.id } })
    await call('POST', `/friend/${other.ben.id}/accept`, { as: other.ana, json: {} })
    await world.drainJobs()
    expect(await titles(other.ana)).toEqual(['Ben'])
    expect(await get(other.ben, other.id)).toMatchObject({ request: null })
  })

  test('is declined without a word to who has written', async () => {
    const { ana, ben, id } = await asked()
    const before = await get(ben, id)
    await answer(ana, id, 'decline')
    expect([await titles(ana), await titles(ana, '?box=requests')]).toEqual([[], []])
    expect(await get(ben, id)).toEqual(before)
    await say(ben, id, 'Well?')
    expect(await titles(ana, '?box=requests')).toEqual([])
    expect((await answer(ana, id, 'decline')).status).toBe(404)
  })

  test('that was declined is there again when one opens it oneself', async () => {
    const { ana, ben, id } = await asked()
    await answer(ana, id, 'decline')
    expect(await open(ana, ben)).toBe(id)
    expect(await titles(ana)).toEqual(['Ben'])
    expect(await get(ben, id)).toMatchObject({ request: null, messages_left: null })
  })

  test('is not seen as read while it waits', async () => {
    const { ana, ben, id } = await asked()
    await read(ana, id, 1)
    expect(await get(ben, id)).toMatchObject({ seen_seq: null })
    await answer(ana, id, 'accept')
    expect(await get(ben, id)).toMatchObject({ seen_seq: 1 })
  })
})

describe('a block', () => {
  test('takes the conversation from both, in each direction, and gives it back when it ends', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    const id = await open(ana, ben)
    await say(ana, id, 'Hello')
    await call('POST', `/friend/${ben.id}/block`, { as: ana })
    for (const as of [ana, ben]) {
      expect(await titles(as)).toEqual([])
      expect((await send(as, id, 'Are you there?')).status).toBe(404)
      expect((await call('GET', `/conversation/${id}/message`, { as })).status).toBe(404)
      const other = as === ana ? ben : ana
      expect((await call('POST', '/conversation', { as, json: { user_id: other.id } })).status).toBe(404)
    }
    await call('POST', `/friend/${ben.id}/unblock`, { as: ana })
    expect(words((await history(ben, id)).messages)).toEqual(['Hello'])
  })

  test('keeps somebody from asking at all', async () => {
    const { ana, ben } = await world.people()
    await block(world, ana, ben)
    expect((await call('POST', '/conversation', { as: ben, json: { user_id: ana.id } })).status).toBe(404)
  })
})

describe('a child', () => {
  test('writes with its connections only', async () => {
    const { ana, ben, cleo } = await world.people()
    await makeChild(world, ana)
    await befriend(world, ana, ben)
    const id = await open(ben, ana)
    expect((await send(ben, id, 'Happy birthday!')).status).toBe(201)
    expect((await send(ana, id, 'Thank you!')).status).toBe(201)
    expect((await call('POST', '/conversation', { as: cleo, json: { user_id: ana.id } })).status).toBe(404)
    const toStranger = await call('POST', '/conversation', { as: ana, json: { user_id: cleo.id } })
    expect(toStranger.body.code).toBe('kids_connections_only')
  })

  test('writes no more to whom it is no longer connected, who no longer has the conversation', async () => {
    const { ana, ben } = await world.people()
    await makeChild(world, ana)
    await befriend(world, ana, ben)
    const id = await open(ben, ana)
    await say(ben, id, 'Hello')
    await call('DELETE', `/friend/${ben.id}`, { as: ana })
    expect((await send(ben, id, 'Hello?')).status).toBe(404)
    expect(await titles(ben)).toEqual([])
    expect((await send(ana, id, 'Hello?')).body.code).toBe('kids_connections_only')
    expect(await get(ana, id)).toMatchObject({ can: { write: false } })
  })

  test('that has asked to connect is still no connection', async () => {
    const { ana, ben } = await world.people()
    await makeChild(world, ana)
    await call('POST', '/friend', { as: ana, json: { friend_id: ben.id } })
    const { body } = await call('POST', '/conversation', { as: ben, json: { user_id: ana.id } })
    expect(body.code).toBe('connections_only')
  })
})
