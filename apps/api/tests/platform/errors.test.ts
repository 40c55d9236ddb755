import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { errorOf } from '../../src/platform/http/errors.ts'
import { signUp } from '../harness/people.ts'
import { copyTemplate } from '../harness/postgres.ts'
import { startWorld } from '../harness/world.ts'
import { expectError } from './raw-call.ts'

/** A database behind a proxy that can be disconnected; `past` leads past it. */
async function databaseOnAWire(server: string) {
  const given = await copyTemplate(server)
  const target = new URL(given.url)
  const there = { port: Number(target.port || 5432), host: target.hostname }
  const open = new Set<Socket>()
  const wire = createServer(near => {
    const far = connect(there)
    for (const socket of [near, far]) open.add(socket.on('error', () => undefined))
    near.pipe(far).pipe(near)
  })
  const listen = (port = 0) => new Promise<void>(done => wire.listen(port, '127.0.0.1', done))
  await listen()
  const address = wire.address()
  const port = typeof address === 'object' && address ? address.port : 0
  target.host = `127.0.0.1:${port}`
  const cut = () => {
    for (const socket of open) socket.destroy()
    open.clear()
    return new Promise<unknown>(done => wire.close(done))
  }
  afterAll(async () => {
    await cut()
    await given.drop()
  })
  return { url: target.href, past: given.url, cut, mend: () => listen(port) }
}

// Losing the embedded database ends the process, so only a database server can be unavailable.
const wire = process.env.DATABASE_URL ? await databaseOnAWire(process.env.DATABASE_URL) : null
const world = await startWorld(wire ? { env: { DATABASE_URL: wire.url } } : {})
const ana = await signUp(world.call, 'Ana')

test('a fault of ours shows nothing of itself', async () => {
  const files = vi
    .spyOn(world.app.files, 'signedUploadUrl')
    .mockRejectedValueOnce(new Error('secret: SELECT at x.ts:1'))
  const path = '/upload/s3-presigned-url?fileName=a.png&fileType=image/png'
  const reply = await world.call('GET', path, { as: ana })
  expectError(reply, 500)
  expect(reply.body).toMatchObject({ message: 'Something went wrong', code: 'internal_error', errors: {}, details: {} })
  expect(JSON.stringify(reply.body)).not.toContain('secret')
  files.mockRestore()
})

test.runIf(wire)(
  'while the database is away calls answer 503 and say when to come back; afterwards all is well',
  async () => {
    await wire?.cut()
    for (const call of [
      () => world.call('GET', '/profile/me', { as: ana }),
      () => world.call('GET', '/post', { as: ana }),
      () => world.call('POST', '/post', { as: ana, json: { content: 'Lost' } }),
      () => world.call('POST', '/auth/login', { json: { email: 'a@example.org', password: 'x' } }),
    ]) {
      const reply = await call()
      expectError(reply, 503)
      expect(reply.headers.get('retry-after')).toBe('2')
    }
    expect((await fetch(`${world.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${world.url}/readyz`)).status).toBe(503)

    await wire?.mend()
    await vi.waitFor(async () => expect((await fetch(`${world.url}/readyz`)).status).toBe(200), { timeout: 10_000 })
    const { body } = await world.call('GET', '/post', { as: ana })
    expect(body.post).toEqual([])
  },
)

test.runIf(wire)(
  'while the database only reads, as one does that takes over from another, what is written waits',
  async () => {
    // It has begun to answer, and can't write yet.
    const readOnly = (is: 'on' | 'off') =>
      sql`SELECT set_config('default_transaction_read_only', ${is}, false)`.execute(world.app.db)
    await Promise.all(Array.from({ length: world.settings.databaseConnections }, () => readOnly('on')))
    const lost = await world.call('POST', '/post', { as: ana, json: { content: 'Lost' } })
    expectError(lost, 503)
    expect(lost.headers.get('retry-after')).toBe('2')
    expect((await world.call('GET', '/post', { as: ana })).status).toBe(200)

    await wire?.cut()
    await wire?.mend()
    await vi.waitFor(async () => expect((await fetch(`${world.url}/readyz`)).status).toBe(200), { timeout: 10_000 })
    expect((await world.call('POST', '/post', { as: ana, json: { content: 'Kept' } })).status).toBe(201)
  },
)

test.runIf(wire)('a statement whose connection breaks is answered 503, and the process goes on', async () => {
  const other = new pg.Client({ connectionString: wire?.past })
  await other.connect()
  await other.query('BEGIN; LOCK TABLE posts')
  const lost = world.call('POST', '/post', { as: ana, json: { content: 'Lost' } })
  await vi.waitFor(async () => {
    const { rows } = await other.query('SELECT FROM pg_locks WHERE NOT granted')
    expect(rows).toHaveLength(1)
  })
  await wire?.cut()
  expectError(await lost, 503)
  await other.end()

  await wire?.mend()
  await vi.waitFor(async () => expect((await fetch(`${world.url}/readyz`)).status).toBe(200), { timeout: 10_000 })
  expect((await world.call('POST', '/post', { as: ana, json: { content: 'Kept' } })).status).toBe(201)
})

test.each([
  [Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }), 'internal_error'],
  [Object.assign(new Error('no socket'), { code: 'ENOENT', syscall: 'connect' }), 'unavailable'],
  [Object.assign(new Error('shutting down'), { code: '57P01' }), 'unavailable'],
  [Object.assign(new Error('duplicate'), { code: '23505' }), 'internal_error'],
  [new Error('Connection terminated unexpectedly'), 'unavailable'],
  [new Error('timeout exceeded when trying to connect'), 'unavailable'],
  [new TypeError('x is not a function'), 'internal_error'],
])('%s means %s', (error, code) => {
  expect(errorOf(error).code).toBe(code)
})
