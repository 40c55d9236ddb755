import { limits } from '@celebrio/contract/platform/limits'
import { describe, expect, test } from 'vitest'
import type { Reply } from '../harness/caller.ts'
import { signUp } from '../harness/people.ts'
import { startWorld } from '../harness/world.ts'
import { expectError } from './raw-call.ts'

// Behind a proxy, so that every test can use its own IP address.
const world = await startWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } })
const direct = await startWorld({ env: { RATE_LIMITS: 'on' } })
const run = `${process.pid}`
let lastAddress = 0
const newAddress = () => {
  lastAddress += 1
  return `2001:db8:${Number(run).toString(16)}:${lastAddress.toString(16)}::1`
}
const from = (address: string) => ({ 'x-forwarded-for': address })

const signIn = (address: string, email: string, on = world) =>
  on.call('POST', '/auth/login', { json: { email, password: 'a wrong one' }, headers: from(address) })

async function repeat(times: number, call: (index: number) => Promise<Reply>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await call(index)).status)
  return statuses
}

function expectTooMany(reply: Reply, minutes: number): void {
  expectError(reply, 429)
  expect(reply.body.code).toBe('too_many_requests')
  const seconds = Number(reply.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(minutes * 60)
}

const { sign_in_address, sign_in_pair, forgot_email, code_address, posting } = limits

test('one address can try only so many e-mails', async () => {
  const address = newAddress()
  const statuses = await repeat(sign_in_address.max, index => signIn(address, `a${index}.${run}@example.org`))
  expect(new Set(statuses)).toEqual(new Set([401]))
  expectTooMany(await signIn(address, `last.${run}@example.org`), sign_in_address.minutes)
  expect((await signIn(newAddress(), `last.${run}@example.org`)).status).toBe(401)
})

test('e-mails to one address can be requested only so often', async () => {
  const ask = (email: string) =>
    world.call('POST', '/auth/forgot-password', { json: { email }, headers: from(newAddress()) })
  expect(await repeat(forgot_email.max, () => ask(`lost.${run}@example.org`))).not.toContain(429)
  expectTooMany(await ask(`lost.${run}@example.org`), forgot_email.minutes)
  expect((await ask(`found.${run}@example.org`)).status).toBe(200)
})

test('codes can be guessed only so often from one address', async () => {
  const address = newAddress()
  const guess = (otp: string) =>
    world.call('POST', '/auth/verify-otp', { json: { email: 'x@example.org', otp }, headers: from(address) })
  expect(await repeat(code_address.max, index => guess(String(1000 + index)))).not.toContain(429)
  expectTooMany(await guess('0000'), code_address.minutes)
})

test('an account can post only so often, others go on', async () => {
  const headers = from(newAddress())
  const call: typeof world.call = (method, path, options) => world.call(method, path, { ...options, headers })
  const [ana, ben] = [await signUp(call, 'Ana'), await signUp(call, 'Ben')]
  const post = (as: typeof ana) => call('POST', '/post', { as, json: { content: 'Again' } })
  // Redis outlives the test databases, whose ids start from 1 each time.
  const statuses = await repeat(posting.max + 1, () => post(ana))
  expect(statuses.at(-1)).toBe(429)
  expectTooMany(await post(ana), posting.minutes)
  expect((await world.call('GET', '/post', { as: ana })).status).toBe(200)
  if (!process.env.REDIS_URL) {
    expect(statuses.slice(0, -1)).not.toContain(429)
    expect((await post(ben)).status).toBe(201)
  }
})

describe('without a trusted proxy', () => {
  test('X-Forwarded-For makes no new address', async () => {
    const statuses = await repeat(sign_in_address.max + 1, index =>
      signIn(newAddress(), `direct${index}.${run}@example.org`, direct),
    )
    expect(statuses.at(-1)).toBe(429)
  })
})

test.runIf(process.env.REDIS_URL)('two servers of one installation count together', async () => {
  const { databaseUrl } = world.settings
  const other = await startWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }, settings: { databaseUrl } })
  const [email, address] = [`shared.${run}@example.org`, newAddress()]
  await repeat(sign_in_pair.max, index => signIn(address, email, index % 2 ? world : other))
  expectTooMany(await signIn(address, email), sign_in_pair.minutes)
  expectTooMany(await signIn(address, email, other), sign_in_pair.minutes)
})
