import { limits } from '@celebrio/contract/platform/limits'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../src/platform/settings.ts'
import { startWorld } from '../harness/world.ts'

/** So many wrong sign-ins, each with an address of its own that the caller has made up. */
async function statusesWith(trust: string, forwardedFor: (index: number) => string): Promise<Set<number>> {
  const world = await startWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: trust } })
  const statuses = new Set<number>()
  for (let index = 0; index <= limits.sign_in_address.max; index += 1) {
    const json = { email: `${trust.length}.${index}.${process.pid}@example.org`, password: 'wrong one' }
    const headers = { 'x-forwarded-for': forwardedFor(index) }
    statuses.add((await world.call('POST', '/auth/login', { json, headers })).status)
  }
  return statuses
}

// Of this process and file alone, since a Redis counts for all.
const caller = `2001:db8:${process.pid.toString(16)}::7e57`

describe('an address that callers write before their own makes no new one', () => {
  test.each([
    ['on', (index: number) => `198.51.100.${index}, ${caller}:1`],
    ['1', (index: number) => `198.51.100.${index}, ${caller}:2`],
    ['2', (index: number) => `198.51.100.${index}, ${caller}:3, 10.0.0.1`],
    ['10.0.0.0/8, loopback', (index: number) => `198.51.100.${index}, ${caller}:4, 10.1.2.3`],
  ])('TRUST_PROXY=%s', async (trust, forwardedFor) => {
    expect(await statusesWith(trust, forwardedFor)).toContain(429)
  })
})

test('callers behind the proxies that are believed are told apart', async () => {
  const one = await statusesWith('on', index => `2001:dba:${process.pid.toString(16)}:${index.toString(16)}::1`)
  const two = await statusesWith(
    '2',
    index => `2001:dbb:${process.pid.toString(16)}:${index.toString(16)}::1, 10.0.0.1`,
  )
  expect([...one, ...two]).not.toContain(429)
})

test.each([
  ['off', false],
  ['on', 1],
  ['0', false],
  ['3', 3],
  ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ['loopback, uniquelocal', ['loopback', 'uniquelocal']],
])('TRUST_PROXY=%s is understood', (text, trustProxy) => {
  expect(readSettings({ TRUST_PROXY: text })).toMatchObject({ trustProxy })
})

test.each(['yes', 'true', '-1', 'all', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example.org', '*', '10.0.0.0/8,'])(
  'TRUST_PROXY=%s is refused',
  text => {
    expect(() => readSettings({ TRUST_PROXY: text })).toThrow('TRUST_PROXY')
  },
)
