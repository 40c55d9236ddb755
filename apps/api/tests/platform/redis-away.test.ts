import { limits } from '@celebrio/contract/platform/limits'
import { freePort } from '@celebrio/test-servers/free-port'
import { expect, test } from 'vitest'
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
