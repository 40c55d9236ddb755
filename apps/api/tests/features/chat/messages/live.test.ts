import { freePort } from '@celebrio/test-servers/free-port'
import { describe, expect, onTestFinished, test } from 'vitest'
import { boot } from '../../../../src/boot.ts'
import { befriend } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../conversations/steps.ts'

const world = await startWorld()
const { call, url } = world
const { open, say, read, answer } = stepsOf(world)

const talking = async () => {
  const people = await world.people()
  await befriend(world, people.ana, people.ben)
  return { ...people, id: await open(people.ana, people.ben) }
}

/** Everything that a socket is told of messages from now on. */
async function hearing(as: { token: string }, at = url) {
  const line = await openSocket(at, as)
  const messages: string[] = []
  line.socket.on('message', ({ body }) => messages.push(body))
  return { ...line, messages }
}

describe('over sockets', () => {
  test('a message comes as the API tells it to each, to all devices of both', async () => {
    const { ana, ben, cleo, id } = await talking()
    const [anas, bens, other] = [await hearing(ana), await hearing(ben), await hearing(cleo)]
    const heard = Promise.all([anas.nextOf('message'), bens.nextOf('message')])
    const sent = await say(ana, id, 'Hello')
    const [own, theirs] = await heard
    const { reactions: _, ...told } = sent
    expect(own).toEqual(told)
    const { body } = await call('GET', `/conversation/${id}/message`, { as: ben })
    expect({ ...theirs, reactions: body.messages[0]?.reactions }).toEqual(body.messages[0])
    await say(ben, id, 'Bye')
    expect(other.messages).toEqual([])
  })

  test('so does a change, and a deletion without the words', async () => {
    const { ana, ben, id } = await talking()
    const { id: message } = await say(ana, id, 'Frist')
    const line = await hearing(ben)
    const changed = line.nextOf('message')
    await call('PATCH', `/message/${message}`, { as: ana, json: { body: 'First' } })
    expect(await changed).toMatchObject({ id: message, body: 'First', rev: 2, can: { edit: false } })
    const gone = line.nextOf('message')
    await call('DELETE', `/message/${message}`, { as: ana })
    expect(await gone).toMatchObject({ id: message, body: '', is_deleted: true, rev: 3 })
  })

  test('who has read what is told to the other and to the own devices', async () => {
    const { ana, ben, id } = await talking()
    await say(ana, id, 'Hello')
    const [anas, bens] = [await openSocket(url, ana), await openSocket(url, ben)]
    const heard = Promise.all([anas.nextOf('read'), bens.nextOf('read')])
    await read(ben, id, 1)
    const mark = { conversation_id: id, user_id: ben.id, seq: 1 }
    expect(await heard).toEqual([mark, mark])
  })

  test('a request is told of, without its words; once declined not even that', async () => {
    const { ana, ben } = await world.people()
    const line = await hearing(ana)
    const id = await open(ben, ana)
    const word = line.next()
    await say(ben, id, 'We do not know each other')
    expect(await word).toBe('chat')
    const quiet = line.heard.length
    await read(ana, id, 1)
    await answer(ana, id, 'decline')
    await say(ben, id, 'Hello?')
    const after = line.next()
    world.app.realtime.push([ana.id], 'feed')
    expect(await after).toBe('feed')
    expect([line.messages, line.heard.length]).toEqual([[], quiet + 1])
  })

  test('nothing comes of somebody blocked, to either', async () => {
    const { ana, ben, id } = await talking()
    const [anas, bens] = [await hearing(ana), await hearing(ben)]
    await call('POST', `/friend/${ben.id}/block`, { as: ana })
    for (const as of [ana, ben]) await say(as, id, 'Nothing of this').catch(() => undefined)
    const after = Promise.all([anas.next(), bens.next()])
    world.app.realtime.push([ana.id, ben.id], 'feed')
    await after
    expect([anas.messages, bens.messages]).toEqual([[], []])
  })
})

test.runIf(process.env.REDIS_URL)('a message reaches who is connected to another process', async () => {
  const { ana, ben, id } = await talking()
  const settings = { ...world.settings, port: await freePort() }
  const second = await boot(settings, { working: false })
  onTestFinished(() => second.stop())
  await second.server.listen({ port: settings.port, host: settings.host })
  const line = await hearing(ben, `http://127.0.0.1:${settings.port}`)
  const word = line.nextOf('message')
  await say(ana, id, 'Across')
  expect(await word).toMatchObject({ body: 'Across' })
})
