import { describe, expect, test } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { open, say, list, titles, get, read, badge } = stepsOf(world)

describe('a conversation between two people', () => {
  test('is one, whoever opens it, and however many at once', async () => {
    const { ana, ben } = await world.people()
    const ids = await Promise.all([open(ana, ben), open(ben, ana), open(ana, ben), open(ben, ana)])
    expect(new Set(ids).size).toBe(1)
  })

  test('is listed for nobody before its first message', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    const id = await open(ana, ben)
    expect([await list(ana), await list(ben)]).toEqual([[], []])
    expect(await get(ana, id)).toMatchObject({
      kind: 'direct',
      title: 'Ben',
      person: { id: ben.id, name: 'Ben' },
      last_message: null,
      last_message_at: null,
      last_seq: 0,
      unread: 0,
      request: null,
      messages_left: null,
      can: { write: true, accept: false, decline: false },
    })
    await say(ana, id, 'Hello')
    expect([await titles(ana), await titles(ben)]).toEqual([['Ben'], ['Ana']])
  })

  test('stands by when it was last written in, with the newest message', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    for (const other of [ben, cleo, dan]) {
      await befriend(world, ana, other)
      await say(ana, await open(ana, other), `Hello ${other.name}`)
      world.clock.forward({ minutes: 1 })
    }
    expect(await titles(ana)).toEqual(['Dan', 'Cleo', 'Ben'])
    await say(ben, await open(ben, ana), 'Hello yourself')
    expect(await titles(ana)).toEqual(['Ben', 'Dan', 'Cleo'])
    const [first, second] = await list(ana)
    expect(first?.last_message).toMatchObject({ body: 'Hello yourself', author: { name: 'Ben' }, seq: 2 })
    expect(second?.last_message).toMatchObject({ body: 'Hello Dan', author: { name: 'Ana' }, seq: 1 })
  })

  test('is paged by cursor without a gap or a double', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    for (const other of [ben, cleo, dan]) await say(ana, await open(ana, other), 'Hi')
    const first = (await call('GET', '/conversation?per_page=2', { as: ana })).body
    const next = (await call('GET', `/conversation?per_page=2&cursor=${first.nextCursor}`, { as: ana })).body
    expect([first.hasMorePages, next.hasMorePages]).toEqual([true, false])
    const names = [...first.conversations, ...next.conversations].map(({ title }) => title)
    expect(names.sort()).toEqual(['Ben', 'Cleo', 'Dan'])
  })

  test('with oneself, with nobody, or seen by others is none', async () => {
    const { ana, ben, cleo } = await world.people()
    expect((await call('POST', '/conversation', { as: ana, json: { user_id: ana.id } })).status).toBe(422)
    expect((await call('POST', '/conversation', { as: ana, json: { user_id: 999_999_999 } })).status).toBe(404)
    const id = await open(ana, ben)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/message'],
      ['GET', '/change?after=0'],
      ['POST', '/read'],
      ['POST', '/message'],
    ] as const) {
      const json = method === 'POST' ? { seq: 1, body: 'Hi', client_id: crypto.randomUUID() } : undefined
      expect((await call(method, `/conversation/${id}${path}`, { as: cleo, json })).status).toBe(404)
    }
  })
})

describe('read marks', () => {
  test('count what others have written since, and never go back or ahead', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    const id = await open(ana, ben)
    for (const body of ['One', 'Two', 'Three']) await say(ana, id, body)
    expect(await get(ana, id)).toMatchObject({ unread: 0, read_seq: 3, seen_seq: 0 })
    expect(await get(ben, id)).toMatchObject({ unread: 3, read_seq: 0 })
    expect((await read(ben, id, 2)).body.conversation).toEqual({ id, read_seq: 2, unread: 1 })
    expect((await read(ben, id, 1)).body.conversation).toEqual({ id, read_seq: 2, unread: 1 })
    expect((await read(ben, id, 99)).body.conversation).toEqual({ id, read_seq: 3, unread: 0 })
    expect(await get(ana, id)).toMatchObject({ seen_seq: 3 })
  })

  test('move with what one writes, and leave deleted messages out', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    const id = await open(ana, ben)
    const gone = await say(ana, id, 'Oops')
    await say(ana, id, 'Hello')
    await call('DELETE', `/message/${gone.id}`, { as: ana })
    expect(await get(ben, id)).toMatchObject({ unread: 1 })
    await say(ben, id, 'Hello')
    expect(await get(ben, id)).toMatchObject({ unread: 0, read_seq: 3 })
  })

  test('make the badge: conversations with news, not messages', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await befriend(world, ana, ben)
    await befriend(world, ana, cleo)
    const id = await open(ben, ana)
    await say(ben, id, 'One')
    await say(ben, id, 'Two')
    await say(cleo, await open(cleo, ana), 'Hi')
    await say(dan, await open(dan, ana), 'We do not know each other')
    expect(await badge(ana)).toEqual({ unread: 2, requests: 1 })
    await read(ana, id, 2)
    expect(await badge(ana)).toEqual({ unread: 1, requests: 1 })
    expect(await badge(ben)).toEqual({ unread: 0, requests: 0 })
  })

  test('stop counting at a hundred', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    const id = await open(ana, ben)
    for (let index = 0; index < 103; index += 1) await say(ana, id, 'Hi')
    expect(await get(ben, id)).toMatchObject({ unread: 100 })
  })
})
