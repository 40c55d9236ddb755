import { describe, expect, test } from 'vitest'
import { befriend, makeChild } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf as celebrationsOf } from '../../celebrations/invitations/steps.ts'
import { stepsOf, words } from './steps.ts'

const world = await startWorld()
const { call, url } = world
const { openAbout, openEvent, send, say, get, history, titles, leave, close, members } = stepsOf(world)
const { party, ask, accept, reject, remove } = celebrationsOf(world)

/** A party of Ana's; Ben comes, Cleo has not answered, Dan is not invited. */
async function partying() {
  const people = await world.people()
  const { ana, ben, cleo } = people
  for (const guest of [ben, cleo]) await befriend(world, ana, guest)
  const event = await party(ana, { open_to: [4] })
  await ask(ana, event, [ben, cleo])
  await accept(ben, event)
  return { ...people, event, id: await openEvent(ana, event) }
}

describe('the conversation of an event', () => {
  test('is one, of the host and the guests who come', async () => {
    const { ana, ben, cleo, dan, event, id } = await partying()
    expect(await openEvent(ben, event)).toBe(id)
    for (const as of [cleo, dan]) {
      expect((await openAbout(as, 'event', event)).status).toBe(404)
      expect((await call('GET', `/conversation/${id}`, { as })).status).toBe(404)
    }
    expect((await openAbout(ana, 'event', 999_999_999)).status).toBe(404)
    await say(ana, id, 'Who brings plates?')
    expect([await titles(ana), await titles(ben), await titles(cleo)]).toEqual([['Garden party'], ['Garden party'], []])
    expect(await get(ben, id)).toMatchObject({
      kind: 'event',
      subject_id: event,
      person: null,
      role: 'member',
      member_count: 2,
      seen_seq: null,
      unread: 1,
      can: { write: true, leave: true, close: false, accept: false },
    })
    expect(new Map(await members(ben, id))).toEqual(
      new Map([
        ['Ana', 'owner'],
        ['Ben', 'member'],
      ]),
    )
  })

  test('is joined by who says yes, with what was said before, and left by who says no', async () => {
    const { ana, ben, cleo, event, id } = await partying()
    await say(ana, id, 'Before')
    await accept(cleo, event)
    await reject(ben, event)
    await world.drainJobs()
    await say(ana, id, 'After')
    expect(words((await history(cleo, id)).messages)).toEqual(['Before', 'After'])
    expect(await get(cleo, id)).toMatchObject({ unread: 1 })
    expect(words((await history(ben, id)).messages)).toEqual(['Before'])
    expect(await get(ben, id)).toMatchObject({
      has_left: true,
      last_message: { body: 'Before' },
      can: { write: false },
    })
    expect((await send(ben, id, 'Hello?')).body.code).toBe('conversation_closed')
    await accept(ben, event)
    await world.drainJobs()
    expect(words((await history(ben, id)).messages)).toEqual(['Before', 'After'])
    expect(await members(ana, id)).toHaveLength(3)
  })

  test('finds who belongs to it by the beginning of a name', async () => {
    const { ana, ben, cleo, event, id } = await partying()
    await accept(cleo, event)
    await world.drainJobs()
    expect(await members(ana, id, '?keyword=cl')).toEqual([['Cleo', 'member']])
    expect(await members(ana, id, '?keyword=dan')).toEqual([])
    await makeChild(world, cleo)
    expect(await members(ben, id, '?keyword=cl')).toEqual([])
    expect(await members(ben, id, '?keyword=')).toHaveLength(2)
  })

  test('tells who left nothing more, over sockets either', async () => {
    const { ana, ben, cleo, event, id } = await partying()
    await accept(cleo, event)
    await remove(ana, event, ben)
    await world.drainJobs()
    const [bens, cleos] = [await openSocket(url, ben), await openSocket(url, cleo)]
    const heard: string[] = []
    bens.socket.on('message', ({ body }) => heard.push(body))
    const word = cleos.nextOf('message')
    await say(ana, id, 'Ben is out')
    await word
    const after = bens.next()
    world.app.realtime.push([ben.id], 'feed')
    await after
    expect(heard).toEqual([])
    expect((await call('GET', `/conversation/${id}`, { as: ben })).status).toBe(404)
  })

  test('tells those who belong to it that somebody has come, so that they see how many they are', async () => {
    const { ben, cleo, event, id } = await partying()
    const line = await openSocket(url, ben)
    await accept(cleo, event)
    await world.drainJobs()
    const after = line.next()
    world.app.realtime.push([ben.id], 'feed')
    await after
    expect(line.heard).toContain('chat')
    expect(await get(ben, id)).toMatchObject({ member_count: 3 })
  })

  test('is left by one’s own will until one opens it again', async () => {
    const { ana, ben, cleo, event, id } = await partying()
    expect((await leave(ben, id)).status).toBe(200)
    await accept(cleo, event)
    await world.drainJobs()
    await say(ana, id, 'Quiet here')
    expect(words((await history(ben, id)).messages)).toEqual([])
    expect(await get(ben, id)).toMatchObject({ has_left: true, can: { write: false, leave: false } })
    expect((await leave(ben, id)).status).toBe(404)
    await openEvent(ben, event)
    expect(words((await history(ben, id)).messages)).toEqual(['Quiet here'])
  })

  test('is closed by its hosts, who still write', async () => {
    const { ana, ben, id } = await partying()
    expect((await close(ben, id, true)).status).toBe(404)
    expect((await close(ana, id, true)).body.conversation).toEqual({ id, is_closed: true })
    const line = await openSocket(url, ben)
    const word = line.nextOf('message')
    expect((await send(ana, id, 'Only I speak')).status).toBe(201)
    const { reactions: _, ...told } = (await history(ben, id)).messages[0] ?? { reactions: null }
    expect(await word).toEqual(told)
    expect(await get(ben, id)).toMatchObject({ is_closed: true, can: { write: false } })
    expect((await send(ben, id, 'And I?')).body.code).toBe('conversation_closed')
    await close(ana, id, false)
    expect((await send(ben, id, 'I too')).status).toBe(201)
  })

  test('goes with its event', async () => {
    const { ana, ben, event, id } = await partying()
    await say(ana, id, 'Hello')
    await call('DELETE', `/event/${event}`, { as: ana })
    await world.drainJobs()
    for (const as of [ana, ben]) {
      expect(await titles(as)).toEqual([])
      expect((await send(as, id, 'Hello?')).status).toBe(404)
      expect((await history(as, id)).messages).toBeUndefined()
    }
  })

  test('has the words of a child for who knows it, and for the host', async () => {
    const { ana, ben, cleo, event, id } = await partying()
    await makeChild(world, cleo)
    await accept(cleo, event)
    await world.drainJobs()
    const lines = await Promise.all([ana, ben].map(one => openSocket(url, one)))
    const heard: string[][] = lines.map(() => [])
    lines.forEach(({ socket }, at) => socket.on('message', ({ body }) => heard[at]?.push(body)))
    const words_ = Promise.all(lines.map(line => line.nextOf('message')))
    await say(cleo, id, 'I bring my bear')
    await say(ana, id, 'Lovely')
    await words_
    expect(words((await history(ana, id)).messages)).toEqual(['I bring my bear', 'Lovely'])
    expect(words((await history(ben, id)).messages)).toEqual(['Lovely'])
    expect(heard[1]).toEqual(['Lovely'])
    expect((await members(ben, id)).map(([name]) => name)).not.toContain('Cleo')
  })
})
