import { maxConnections } from '@celebrio/contract/platform/realtime'
import { freePort } from '@celebrio/test-servers/free-port'
import { describe, expect, onTestFinished, test } from 'vitest'
import { boot } from '../../src/boot.ts'
import { signUp } from '../harness/people.ts'
import { type OpenSocket, openSocket } from '../harness/socket.ts'
import { startWorld } from '../harness/world.ts'

const world = await startWorld()
const { app, call, url } = world

/** The client's types know no event that it could send. */
const emit = ({ socket }: OpenSocket, ...event: unknown[]) =>
  (socket as unknown as { emit(...event: unknown[]): void }).emit(...event)

/** A bare WebSocket that speaks the protocol below socket.io. */
async function openBare() {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  onTestFinished(() => socket.close())
  const ended = new Promise(resolve => socket.addEventListener('close', resolve))
  await new Promise(resolve => socket.addEventListener('message', resolve, { once: true }))
  return { socket, ended }
}

describe('a client that says what it has no word for', () => {
  test.each([['changed', 'feed'], ['message'], ['x'.repeat(100), { a: 1 }], ['with an answer', () => undefined]])(
    'is disconnected at the first one (%s)',
    async (...event) => {
      const { ana, ben } = await world.people()
      const [loud, quiet] = [await openSocket(url, ana), await openSocket(url, ben)]
      emit(loud, ...event)
      await loud.ended
      expect(quiet.socket.connected).toBe(true)
    },
  )

  test.each([
    ['signs of life', '3'],
    ['other namespaces', '40/other,'],
    ['answers to what nobody asked', '431["x"]'],
  ])('is disconnected for too many %s, signed in or not', async (_what, packet) => {
    const { ana } = await world.people()
    for (const signIn of ['3', `40${JSON.stringify({ token: ana.token })}`]) {
      const { socket, ended } = await openBare()
      const before = performance.now()
      for (const one of [signIn, ...Array.from({ length: 30 }, () => packet)]) socket.send(one)
      await ended
      // Long before the time-out of connections that do not sign in.
      expect(performance.now() - before).toBeLessThan(5_000)
    }
  })

  test('keeps nobody waiting', async () => {
    const { ana, ben } = await world.people()
    const loud = await Promise.all(Array.from({ length: 3 }, () => openSocket(url, ana)))
    for (const one of loud) for (let index = 0; index < 30_000; index += 1) emit(one, 'unknown', index)
    const before = performance.now()
    expect((await call('GET', '/profile/me', { as: ben })).status).toBe(200)
    await Promise.all(loud.map(one => one.ended))
    expect(performance.now() - before).toBeLessThan(2_000)
  })
})

test('one account has so many connections, others go on', async () => {
  const { ana, ben } = await world.people()
  const open = await Promise.all(Array.from({ length: maxConnections }, () => openSocket(url, ana)))
  await expect(openSocket(url, ana)).rejects.toThrow('too_many_connections')
  const other = await openSocket(url, ben)
  open[0]?.socket.disconnect()
  const word = other.next()
  app.realtime.push([ben.id], 'friends')
  await word
  const again = await openSocket(url, ana)
  const heard = again.next()
  app.realtime.push([ana.id], 'feed')
  expect(await heard).toBe('feed')
})

test('a connection that signs off does not stay, where nobody counts it', async () => {
  const { ana } = await world.people()
  const { socket, ended } = await openBare()
  const admitted = new Promise(resolve => socket.addEventListener('message', resolve, { once: true }))
  socket.send(`40${JSON.stringify({ token: ana.token })}`)
  await admitted
  socket.send('41')
  await ended
})

test('of many that connect at once, no more get in', async () => {
  const { ana } = await world.people()
  const tries = await Promise.allSettled(Array.from({ length: maxConnections + 10 }, () => openSocket(url, ana)))
  expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(maxConnections)
})

test.runIf(process.env.REDIS_URL)('connections to other processes count', async () => {
  const ana = await signUp(call, 'Ana')
  const settings = { ...world.settings, port: await freePort() }
  const second = await boot(settings, { working: false })
  onTestFinished(() => second.stop())
  await second.server.listen({ port: settings.port, host: settings.host })
  for (let index = 0; index < maxConnections; index += 1) await openSocket(url, ana)
  await expect(openSocket(`http://127.0.0.1:${settings.port}`, ana)).rejects.toThrow('too_many_connections')
})
