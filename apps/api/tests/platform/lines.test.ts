import { limits } from '@celebrio/contract/platform/limits'
import { expect, test } from 'vitest'
import { lineOf } from '../../src/platform/http/line-of.ts'
import { startWorld } from '../harness/world.ts'

const world = await startWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } })
// Of this process alone, since a Redis counts for all.
const home = `2001:db8:${(process.pid % 65_536).toString(16)}`

const signIn = (email: string, address: string) =>
  world.call('POST', '/auth/login', { json: { email, password: 'wrong' }, headers: { 'x-forwarded-for': address } })

test('a caller who has another IPv6 address for each call has one limit, and the next home its own', async () => {
  const statuses: number[] = []
  for (let n = 0; n <= limits.sign_in_address.max; n += 1) {
    const address = `${home}:7:${n.toString(16)}:9:8:7`
    statuses.push((await signIn(`nobody${n}.${home}@example.org`, address)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await signIn('somebody@example.org', `${home}:8::1`)).status).toBe(401)
})

test('a proxy that writes the port behind the address does not give each connection limits of its own', async () => {
  const statuses = new Set<number>()
  for (let port = 0; port <= limits.sign_in_address.max; port += 1)
    statuses.add((await signIn(`port${port}.${process.pid}@example.org`, `[${home}:9::1]:${50_000 + port}`)).status)
  expect(statuses).toEqual(new Set([401, 429]))
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8:1:2:3::6', '2001:db8:1:2'],
  ['2001::3:4:5:6:7', '2001:0:0:3'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['1::2:3:4:5:192.0.2.1', '1:0:2:3'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['[2001:db8:1:2::6]:50123', '2001:db8:1:2'],
  ['[::ffff:192.0.2.1]:50123', '192.0.2.1'],
  ['unknown', 'nobody'],
  ['_hidden7', 'nobody'],
  ['', 'nobody'],
])('%s is on the line %s', (address, line) => {
  expect(lineOf(address)).toBe(line)
})
