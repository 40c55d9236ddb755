import { expect, test, vi } from 'vitest'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, drainJobs, url } = world

test('both sides hear of a request, of its answer and of the end, a stranger hears nothing', async () => {
  const { ana, ben, cleo } = await world.people()
  const connections = await Promise.all([ana, ben, cleo].map(one => openSocket(url, one)))
  const [hers, his, strangers] = connections
  const steps = [
    () => call('POST', '/friend', { as: ana, json: { friend_id: ben.id } }),
    () => call('POST', `/friend/${ana.id}/accept`, { as: ben }),
    () => call('DELETE', `/friend/${ben.id}`, { as: ana }),
  ]
  const heard = expect.arrayContaining(['friends'])
  for (const step of steps) {
    for (const connection of connections) connection.heard.length = 0
    await step()
    await drainJobs()
    // There may be other pushes, in any order.
    await vi.waitFor(() => expect([hers?.heard, his?.heard]).toEqual([heard, heard]))
  }
  expect(strangers?.heard).toEqual([])
})

test('who is blocked hears nothing of it, the other devices of who blocks do', async () => {
  const { ana, ben } = await world.people()
  const [hers, his] = [await openSocket(url, ana), await openSocket(url, ben)]
  const word = hers.next()
  await call('POST', `/friend/${ben.id}/block`, { as: ana })
  await drainJobs()
  expect(await word).toBe('friends')
  expect(his.heard).toEqual([])
})
