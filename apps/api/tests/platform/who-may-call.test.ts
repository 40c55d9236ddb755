import { contract } from '@celebrio/contract/contract'
import type { StaffRole } from '@celebrio/contract/people/users'
import type { Endpoint, Who } from '@celebrio/contract/platform/endpoint'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Someone } from '../harness/caller.ts'
import { type Member, signUp } from '../harness/people.ts'
import { setUpCodes, signInWith } from '../harness/second-step.ts'
import { appointedBy } from '../harness/staff.ts'
import { startWorld } from '../harness/world.ts'
import { expectError, sendRaw } from './raw-call.ts'

const world = await startWorld()
const ana = await signUp(world.call, 'Ana')
const flor = await signUp(world.call, 'Flor')
// The role only depends on the account; a provider's location and documents do not matter here.
await world.app.db.updateTable('users').set({ user_type: 1 }).where('id', '=', flor.id).execute()
/** Recovery codes of the staff, for signing in. */
const recovery = new Map<number, string[]>()
const staffed = async (name: string, role: StaffRole) => {
  const member = await appointedBy(world, await signUp(world.call, name), role)
  recovery.set(member.id, (await setUpCodes(world, member)).recovery)
  return member
}
const mona = await staffed('Mona', 'moderator')
const ada = await staffed('Ada', 'administrator')

const visitors: { as: string; member: Member; roles: Who[] }[] = [
  { as: 'a celebrant', member: ana, roles: ['member', 'celebrant'] },
  { as: 'a provider', member: flor, roles: ['member', 'provider'] },
  { as: 'a moderator', member: mona, roles: ['member', 'celebrant', 'moderator'] },
  { as: 'an administrator', member: ada, roles: ['member', 'celebrant', 'moderator', 'administrator'] },
]

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

/** Who calls: a session of their own where it ends, and a person of their own where the account is left. */
const callerFor = async (endpoint: Endpoint, member: typeof ana): Promise<Someone> => {
  if (endpoint.path === '/account/suspend') return leaver(member)
  if (endpoint.path !== '/auth/logout') return member
  const { email, password } = member
  const { body } = await world.call('POST', '/auth/login', { json: { email, password } })
  if ('token' in body) return body
  const code = recovery.get(member.id)?.pop() ?? ''
  return (await signInWith(world, member, code)).body
}

/** Somebody of the same kind. */
async function leaver({ id }: typeof ana): Promise<Someone> {
  const lea = await signUp(world.call, 'Lea')
  await sql`UPDATE users SET user_type = (SELECT user_type FROM users WHERE id = ${id}) WHERE id = ${lea.id}`.execute(
    world.app.db,
  )
  return lea
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

  test.each(visitors)('lets $as in where $roles may', async ({ member, roles }) => {
    const { body } = await callWith(endpoint, garbage[0] ?? {}, await callerFor(endpoint, member))
    expect(isSignInNo(body)).toBe(false)
    expect(isRoleNo(body)).toBe(endpoint.who !== 'anyone' && !roles.includes(endpoint.who))
  })
})

test('somebody who is no longer a provider is a celebrant', async () => {
  await world.app.db.updateTable('users').set({ user_type: 0 }).where('id', '=', flor.id).execute()
  const { body } = await world.call('GET', '/profile/me', { as: flor })
  expect(body.user).toMatchObject({ user_type: 0, is_csp: false })
})
