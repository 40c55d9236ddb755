import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { limits } from '@celebrio/contract/platform/limits'
import { freePort } from '@celebrio/test-servers/free-port'
import { expect, onTestFinished, test } from 'vitest'
import { connectRedis, createSubscriber } from '../../src/platform/redis.ts'
import { atEnd } from '../harness/at-end.ts'
import { openSocket } from '../harness/socket.ts'
import { startWorld } from '../harness/world.ts'

// Nobody listens there.
const world = await startWorld({ env: { RATE_LIMITS: 'on', REDIS_URL: `redis://127.0.0.1:${await freePort()}` } })
const { app, call, url } = world

test('while Redis is away, people sign in, and a process counts limits by itself', async () => {
  const { sign_in_address: limit } = limits
  const signIn = (index: number) =>
    call('POST', '/auth/login', { json: { email: `a${index}@example.org`, password: 'a wrong one' } })
  for (let index = 0; index < limit.max; index += 1) expect((await signIn(index)).status).toBe(401)
  expect((await signIn(limit.max)).status).toBe(429)
})

test('while Redis is away, devices that are connected to this process hear what is told them', async () => {
  const { ana } = await world.people()
  const connection = await openSocket(url, ana)
  const word = connection.next()
  app.realtime.push([ana.id], 'friends')
  expect(await word).toBe('friends')
})

/** Takes connections, and says nothing. */
async function silentRedis(): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer(socket => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('what was to be heard of other processes is let go of without a complaint when this one stops', async () => {
  const complaints: unknown[] = []
  const complain = (reason: unknown) => complaints.push(reason)
  process.on('unhandledRejection', complain)
  onTestFinished(() => {
    process.off('unhandledRejection', complain)
  })
  const redis = connectRedis(await silentRedis(), app.log)
  const subscriber = createSubscriber(redis)
  // As the adapter of the sockets does, which waits for neither.
  void subscriber.psubscribe('everything*')
  void subscriber.subscribe('answers')
  await once(subscriber, 'connect')
  const ended = once(subscriber, 'end')
  subscriber.disconnect()
  redis.disconnect()
  await ended
  await promisify(setImmediate)()
  expect(complaints).toEqual([])
})
