import { expect, test } from 'vitest'
import { befriend, block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../conversations/steps.ts'

const world = await startWorld()
const { call, url } = world
const { open, say } = stepsOf(world)
const type = (as: { token: string }, id: number) => call('POST', `/conversation/${id}/typing`, { as })

/** Who is heard typing, until a message comes: what was told before it has come before it. */
async function heardBy(as: { token: string }, work: () => Promise<unknown>) {
  const { socket, nextOf } = await openSocket(url, as)
  const heard: unknown[] = []
  socket.on('typing', typing => heard.push(typing))
  const said = nextOf('message')
  await work()
  await said
  return heard
}

test('who writes is told to the other, and not to themselves', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const id = await open(ana, ben)
  const work = async () => {
    expect((await type(ana, id)).status).toBe(200)
    await say(ana, id, 'Hello')
  }
  const told = [{ conversation_id: id, user_id: ana.id, name: ana.name }]
  const [theirs, own] = await Promise.all([heardBy(ben, work), heardBy(ana, async () => undefined)])
  expect([theirs, own]).toEqual([told, []])
})

test('nobody is told of it in a request, before it was answered', async () => {
  const { ana, ben } = await world.people()
  const id = await open(ben, ana)
  await say(ben, id, 'We do not know each other')
  const heard = await heardBy(ben, async () => {
    await type(ana, id)
    await say(ana, id, 'Now we do')
  })
  expect(heard).toEqual([])
  const asking = await heardBy(ana, async () => {
    await type(ben, id)
    await say(ben, id, 'Good')
  })
  expect(asking).toMatchObject([{ user_id: ben.id }])
})

test('nobody tells it to a conversation that is not theirs, or not there for them any more', async () => {
  const { ana, ben, cleo } = await world.people()
  await befriend(world, ana, ben)
  const id = await open(ana, ben)
  await say(ana, id, 'Hello')
  expect((await type(cleo, id)).status).toBe(404)
  await block(world, ben, ana)
  const line = await openSocket(url, ben)
  const heard: unknown[] = []
  line.socket.on('typing', typing => heard.push(typing))
  await type(ana, id)
  const other = await open(ben, cleo)
  const said = line.nextOf('message')
  await say(ben, other, 'Hello')
  await said
  expect(heard).toEqual([])
})
