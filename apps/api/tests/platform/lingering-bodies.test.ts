import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'
import { head, speak } from './raw-call.ts'

// No body is too slow here: what cuts a connection is that it goes on after its answer.
const world = await startWorld({ settings: { bodyPace: { graceSeconds: 0.1, bytesPerSecond: 0 } } })

test.each([
  ['a length', { 'content-length': 150_000_000 }],
  ['chunks', { 'transfer-encoding': 'chunked' }],
])('a connection whose body in %s goes on after its answer is cut', async (_how, length) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=line', ...length }
  const heard = await speak(world.url, `${head('POST', '/api/v1/profile', headers)}5\r\nhello\r\n`)
  expect(heard).toMatch(/^HTTP\/1.1 401/)
})

test.each([
  ['an address that cannot be read', 'POST', '/api/v1/%ff', {}, 400],
  ['a wish that no server knows', 'POST', '/api/v1/profile', { expect: 'nonsense' }, 417],
  ['the sockets’ address without being one', 'GET', '/socket.io/?EIO=4&transport=polling', {}, 400],
  [
    'an upgrade where there are no sockets',
    'POST',
    '/api/v1/profile',
    { connection: 'upgrade', upgrade: 'websocket' },
    401,
  ],
  ['an upgrade to what is no socket', 'POST', '/socket.io/', { connection: 'upgrade', upgrade: 'h2c' }, 400],
])('also where no route sees it: %s', async (_what, method, path, more, status) => {
  const heard = await speak(world.url, `${head(method, path, { ...more, 'content-length': 150_000_000 })}hello`)
  expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
})

/** Sends the same again and again until the other side has had enough. Answers how many bytes it took. */
const sendWithoutEnd = (lines: string, more: string): Promise<number> =>
  new Promise(resolve => {
    const { port, hostname } = new URL(world.url)
    const go = (error?: Error | null) => error || socket.write(more, go)
    const socket = connect(Number(port), hostname, () => socket.write(lines, go))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(socket.bytesWritten))
    socket.resume()
  })

test('a body in chunks that never comes to its first part is cut', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=line', 'transfer-encoding': 'chunked' }
  const size = 100_000
  const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`
  expect(await sendWithoutEnd(head('POST', '/api/v1/auth/login', headers), chunk)).toBeGreaterThan(1_000_000)
})
