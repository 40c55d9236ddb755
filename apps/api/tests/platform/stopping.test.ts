import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSocket } from '../harness/socket.ts'
import { startWorld } from '../harness/world.ts'

test('what is under way when the product stops is finished before the database closes, even if its client has gone', async () => {
  const world = await startWorld()
  const { ana } = await world.people()
  const device = await openSocket(world.url, { token: ana.token })
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  // Until then nobody is known.
  const holding = world.app.db.transaction().execute(async tx => {
    await sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`.execute(tx)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const leaving = new AbortController()
  const arrived = once(world.server.server, 'request') as Promise<[IncomingMessage]>
  const headers = { authorization: `Bearer ${ana.token}` }
  const feed = fetch(`${world.url}/api/v1/post`, { headers, signal: leaving.signal }).catch(() => 'gone')
  const [request] = await arrived
  const hungUp = once(request.socket, 'close')
  leaving.abort()
  expect(await feed).toBe('gone')
  await hungUp
  const statements = await world.statements(async () => {
    const stopping = world.stop()
    expect(await device.ended).toBe('io server disconnect')
    released.resolve()
    await Promise.all([holding, stopping])
  })
  expect(statements.some(text => text.includes('from "posts"'))).toBe(true)
})
