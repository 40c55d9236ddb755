import { expect, test } from 'vitest'
import { befriend, makePrivate } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, drainJobs, url } = world

test('everybody who is here hears of a public post, without a word of whose it is', async () => {
  const { ana, ben } = await world.people()
  const connection = await openSocket(url, ben)
  const word = connection.next()
  await call('POST', '/post', { as: ana, json: { content: 'Hello' } })
  await drainJobs()
  expect(await word).toBe('feed')
})

test('only connections hear of the post of a private account', async () => {
  const { ana, ben, cleo } = await world.people()
  await makePrivate(world, ana)
  await befriend(world, ana, ben)
  const [connection, stranger] = [await openSocket(url, ben), await openSocket(url, cleo)]
  const word = connection.next()
  await call('POST', '/post', { as: ana, json: { content: 'Hello' } })
  await drainJobs()
  expect(await word).toBe('feed')
  expect(stranger.heard).not.toContain('feed')
})
