import { expect, onTestFinished, test, vi } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf, words } from '../conversations/steps.ts'

const world = await startWorld()
const { app, call, url, beat, clock } = world
const { open, say, changes, answer } = stepsOf(world)

/** As when the process ends between the commit and the sending, or Redis drops what it was given. */
function loseAll() {
  const lost = [vi.spyOn(app.realtime, 'send'), vi.spyOn(app.realtime, 'push')]
  for (const one of lost) one.mockImplementation(() => undefined)
  const restore = () => lost.map(one => one.mockRestore())
  onTestFinished(() => void restore())
  return restore
}

const talking = async () => {
  const people = await world.people()
  await befriend(world, people.ana, people.ben)
  return { ...people, id: await open(people.ana, people.ben) }
}

/** What a socket has heard until everything is there that was sent before. */
async function heardBy(as: { id: number; token: string }) {
  const line = await openSocket(url, as)
  const heads: unknown[] = []
  line.socket.on('heads', told => heads.push(...told))
  const settled = async () => {
    const last = new Promise(resolve => {
      line.socket.on('changed', topic => topic === 'feed' && resolve(topic))
    })
    app.realtime.push([as.id], 'feed')
    await last
    return { heads, topics: line.heard }
  }
  return { ...line, settled }
}

test('while nobody is connected nothing is asked', async () => {
  expect(await world.statements(beat)).toEqual([])
})

test('a word that was lost on the way is told of at the next beat, to all who may hear it', async () => {
  const { ana, ben, cleo, id } = await talking()
  const restore = loseAll()
  const { id: message } = await say(ana, id, 'Lost')
  await call('PATCH', `/message/${message}`, { as: ana, json: { body: 'Not lost' } })
  restore()
  const [line, other] = [await heardBy(ben), await heardBy(cleo)]
  await beat()
  expect((await line.settled()).heads).toEqual([{ conversation_id: id, rev: 2 }])
  expect(words((await changes(ben, id, 0)).messages)).toEqual(['Not lost'])
  expect((await other.settled()).heads).toEqual([])
})

test('it is told for half a minute, and no longer', async () => {
  const { ana, ben, id } = await talking()
  await say(ana, id, 'Hello')
  const line = await heardBy(ben)
  clock.forward({ minutes: 1 })
  await beat()
  expect((await line.settled()).heads).toEqual([])
  await say(ben, id, 'Hello')
  await beat()
  expect((await line.settled()).heads).toEqual([{ conversation_id: id, rev: 2 }])
})

test('a request is told of without a conversation, a declined or blocked one not at all', async () => {
  const { ana, ben, cleo } = await world.people()
  const restore = loseAll()
  const id = await open(ben, ana)
  await say(ben, id, 'We do not know each other')
  const blocked = await open(cleo, ben)
  await say(cleo, blocked, 'Nor do we')
  await call('POST', `/friend/${ben.id}/block`, { as: cleo })
  restore()
  const [anas, bens] = [await heardBy(ana), await heardBy(ben)]
  await beat()
  expect(await anas.settled()).toEqual({ heads: [], topics: ['chat', 'feed'] })
  expect(await bens.settled()).toEqual({ heads: [{ conversation_id: id, rev: 1 }], topics: ['feed'] })
  await answer(ana, id, 'decline')
  await beat()
  expect((await anas.settled()).topics).toEqual(['chat', 'feed', 'feed'])
})
