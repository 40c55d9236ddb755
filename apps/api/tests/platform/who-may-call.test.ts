import { contract } from '@celebrio/contract/contract'
import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { describe, expect, test } from 'vitest'
import type { Someone } from '../harness/caller.ts'
import { signUp } from '../harness/people.ts'
import { startWorld } from '../harness/world.ts'
import { expectError, sendRaw } from './raw-call.ts'

const world = await startWorld()
const ana = await signUp(world.call, 'Ana')
const flor = await signUp(world.call, 'Flor')
// The role only depends on the account; a provider's location and documents do not matter here.
await world.app.db.updateTable('users').set({ user_type: 1 }).where('id', '=', flor.id).execute()

const endpoints: Endpoint[] = Object.values(contract).flatMap(group => Object.values(group))
const named = endpoints.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

/** All kinds of invalid bodies: input must not matter before the caller is authenticated. */
const garbage = [
  { type: 'application/json', body: '{}' },
  { type: 'application/x-www-form-urlencoded', body: 'a[b][c]=1&a=2' },
  { type: 'multipart/form-data; boundary=line', body: 'no part at all' },
]

const callWith = ({ method, path }: Endpoint, sent: { type?: string; body?: string }, as?: Someone) =>
  sendRaw(world.url, path.replace(':id', '999999'), {
    method,
    ...(as && { as }),
    ...(method !== 'GET' && sent),
  })

const isSignInNo = (body: { code?: string }) => body.code === 'not_signed_in'
const isRoleNo = (body: { code?: string }) => body.code === 'not_for_your_role'

/** Signing out revokes only the token that was used. */
const tokenFor = async (endpoint: Endpoint, member: typeof ana): Promise<Someone> => {
  if (endpoint.path !== '/auth/logout') return member
  const { body } = await world.call('POST', '/auth/login', { json: { email: member.email, password: member.password } })
  return body
}

describe.each(named)('%s', (_name, endpoint) => {
  test('answers a guest as its declaration says, whatever the guest sends', async () => {
    for (const sent of garbage) {
      const reply = await callWith(endpoint, sent)
      if (endpoint.who === 'anyone') expect(isSignInNo(reply.body)).toBe(false)
      else if (!(reply.status === 400 && sent.body === 'no part at all')) {
        expectError(reply, 401)
        expect(isSignInNo(reply.body)).toBe(true)
      }
    }
  })

  test('takes a token that never was as that of a guest', async () => {
    const reply = await callWith(endpoint, garbage[0] ?? {}, { token: 'x'.repeat(43) })
    expect(isSignInNo(reply.body)).toBe(endpoint.who !== 'anyone')
  })

  test('lets a celebrant in unless it is for providers', async () => {
    const { body } = await callWith(endpoint, garbage[0] ?? {}, await tokenFor(endpoint, ana))
    expect(isSignInNo(body)).toBe(false)
    expect(isRoleNo(body)).toBe(endpoint.who === 'provider')
  })

  test('lets a provider in unless it is for celebrants', async () => {
    const { body } = await callWith(endpoint, garbage[0] ?? {}, await tokenFor(endpoint, flor))
    expect(isSignInNo(body)).toBe(false)
    expect(isRoleNo(body)).toBe(endpoint.who === 'celebrant')
  })
})

test('somebody who is no longer a provider is a celebrant', async () => {
  await world.app.db.updateTable('users').set({ user_type: 0 }).where('id', '=', flor.id).execute()
  const { body } = await world.call('GET', '/profile/me', { as: flor })
  expect(body.user).toMatchObject({ user_type: 0, is_csp: false })
})
