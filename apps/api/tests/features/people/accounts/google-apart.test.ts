import { limits } from '@celebrio/contract/platform/limits'
import { freePort } from '@celebrio/test-servers/free-port'
import { startIdentityProvider } from '@celebrio/test-servers/identity-provider'
import { afterAll, expect, test } from 'vitest'
import { type CookieJar, cookieHeader, fetchJson, visit } from '../../../harness/browser-visit.ts'
import { startWorld } from '../../../harness/world.ts'

const port = String(await freePort())
const client = { clientId: 'celebrio', clientSecret: 'between-us' }
const google = await startIdentityProvider({
  ...client,
  redirectUri: `http://localhost:${port}/api/v1/auth/google/callback`,
})
afterAll(() => google.stop())
const world = await startWorld({
  env: {
    RATE_LIMITS: 'on',
    PORT: port,
    OIDC_ISSUER: google.issuer,
    OIDC_CLIENT_ID: client.clientId,
    OIDC_CLIENT_SECRET: client.clientSecret,
  },
})
const { call } = world
const base = world.settings.publicUrl

const initiate = () => call('GET', '/auth/google/initiate')
const guessPassword = () =>
  call('POST', '/auth/login', { json: { email: `${Math.random()}@example.org`, password: 'wrong' } })
const guessCode = () => call('POST', '/auth/verify-otp', { json: { email: 'ana@example.org', otp: '0000' } })

async function exhaust(times: number, guess: () => Promise<{ status: number }>): Promise<void> {
  for (let n = 0; n < times; n += 1) await guess()
  expect((await guess()).status).toBe(429)
}

test('who signs in with Google does not wait for others at their address who guess at passwords and codes', async () => {
  await exhaust(limits.sign_in_address.max, guessPassword)
  await exhaust(limits.code_address.max, guessCode)
  const jar: CookieJar = new Map()
  google.choose({ sub: 'eva', email: 'eva@gmail.example', email_verified: true, name: 'Eva' })
  const { url } = await fetchJson(jar, `${base}/api/v1/auth/google/initiate`)
  const page = await visit(jar, url ?? '', one => one.pathname === '/auth-callback')
  const { status } = await call('POST', '/auth/exchange', {
    json: { token: page.searchParams.get('token') },
    headers: { cookie: cookieHeader(jar, new URL(base)) },
  })
  expect(status).toBe(200)
})

test('and is bounded on its own', () => exhaust(limits.google.max, initiate))
