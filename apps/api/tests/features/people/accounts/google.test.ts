import type { SecondStepAsked } from '@celebrio/contract/people/users'
import { freePort } from '@celebrio/test-servers/free-port'
import { type GoogleAccount, startIdentityProvider } from '@celebrio/test-servers/identity-provider'
import { afterAll, expect, test } from 'vitest'
import { type CookieJar, cookieHeader, fetchJson, visit } from '../../../harness/browser-visit.ts'
import { signUp } from '../../../harness/people.ts'
import { setUpCodes } from '../../../harness/second-step.ts'
import { startWorld } from '../../../harness/world.ts'

const port = String(await freePort())
const client = { clientId: 'celebrio', clientSecret: 'between-us' }
const google = await startIdentityProvider({
  ...client,
  redirectUri: `http://localhost:${port}/api/v1/auth/google/callback`,
})
afterAll(() => google.stop())
const env = {
  PORT: port,
  OIDC_ISSUER: google.issuer,
  OIDC_CLIENT_ID: client.clientId,
  OIDC_CLIENT_SECRET: client.clientSecret,
}
const world = await startWorld({ env })
const { call } = world
const base = world.settings.publicUrl

const account = (more: Partial<GoogleAccount> = {}): GoogleAccount => {
  const sub = Math.random().toString(36).slice(2)
  return { sub, email: `${sub}@gmail.example`, email_verified: true, name: 'Şebnem Ağa', ...more }
}

const isCallbackPage = (url: URL) => url.pathname === '/auth-callback'

type Browser = { page: URL; jar: CookieJar }

/** Goes to Google and comes back to /auth-callback, in a browser of its own. */
async function signInWith(person: GoogleAccount | null, next?: string): Promise<Browser> {
  const jar: CookieJar = new Map()
  google.choose(person)
  const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`
  const { url } = await fetchJson(jar, `${base}/api/v1/auth/google/initiate${query}`)
  return { page: await visit(jar, url ?? '', isCallbackPage), jar }
}

const exchange = ({ page, jar }: Browser) =>
  call('POST', '/auth/exchange', {
    json: { token: page.searchParams.get('token') },
    headers: { cookie: cookieHeader(jar, new URL(base)) },
  })

test('a new person becomes a celebrant with a proved address', async () => {
  const person = account()
  const browser = await signInWith(person)
  expect(browser.page.searchParams.get('status')).toBe('success')
  const { status, body } = await exchange(browser)
  expect(status).toBe(200)
  expect(body).toMatchObject({ is_new: true, user: { name: 'Şebnem Ağa', email_verified: true, user_type: 0 } })
  expect((await call('GET', '/profile/me', { as: body })).status).toBe(200)
})

test('coming again is the same account, even with another e-mail', async () => {
  const person = account()
  const first = await exchange(await signInWith(person))
  const again = await exchange(await signInWith({ ...person, email: 'moved@gmail.example' }))
  expect(again.body).toMatchObject({ is_new: false, user: { id: first.body.user.id } })
})

test('a second step is asked for after Google as well, and no session is opened before', async () => {
  const person = account()
  const { token, user } = (await exchange(await signInWith(person))).body
  const phone = await setUpCodes(world, { ...user, token, password: '' })
  const { status, body } = await exchange(await signInWith(person))
  expect([status, 'token' in body]).toEqual([200, false])
  const { challenge } = (body as unknown as SecondStepAsked).second_step
  const done = await call('POST', '/auth/second-step', { json: { challenge, code: phone.code(1) } })
  expect([done.status, done.body.user.id]).toEqual([200, user.id])
})

test('an identity that was changed on its way opens nothing: its signature is checked', async () => {
  google.forge(true)
  const { page } = await signInWith(account()).finally(() => google.forge(false))
  expect([...page.searchParams]).toEqual([['status', 'error']])
})

test('another address changes nothing for who signs in with Google', async () => {
  const person = account()
  const { token, user } = (await exchange(await signInWith(person))).body
  const email = `moved-${person.email}`
  expect((await call('POST', '/email-change', { as: { token }, json: { email } })).status).toBe(200)
  const mail = (await world.emails()).find(one => one.to === email)
  const link = mail?.links.join(' ').match(/token=([\w-]+)/)?.[1]
  expect((await call('POST', '/auth/confirm-email', { json: { token: link } })).status).toBe(200)
  const again = await exchange(await signInWith(person))
  expect(again.body).toMatchObject({ is_new: false, user: { id: user.id, email } })
})

test('whoever has suspended their account is offered the way back by Google, too', async () => {
  const person = account()
  const { token, user } = (await exchange(await signInWith(person))).body
  await call('POST', '/account/suspend', { as: { token } })
  const { body } = await exchange(await signInWith(person))
  expect(body).toMatchObject({ is_new: false, user: { id: user.id }, inactive: { kind: 'suspended' } })
  expect((await call('GET', '/profile/me', { as: body })).status).toBe(401)
  expect((await call('POST', '/auth/reactivate', { json: { token: body.token } })).status).toBe(200)
  expect((await call('GET', '/profile/me', { as: body })).status).toBe(200)
})

test('the code of the page works once, and for 60 seconds', async () => {
  const used = await signInWith(account())
  expect((await exchange(used)).status).toBe(200)
  expect((await exchange(used)).body.code).toBe('authentication_failed')
  const late = await signInWith(account())
  world.clock.forward({ minutes: 1.1 })
  expect((await exchange(late)).status).toBe(401)
})

test('a known address that was never proved is taken over: its password, sessions and calendar go', async () => {
  const squatter = await signUp(call, 'Squatter')
  const calendar = (await call('POST', '/calendar-link', { as: squatter })).body.url
  const { body } = await exchange(await signInWith(account({ email: squatter.email })))
  expect(body.user.id).toBe(squatter.id)
  expect((await call('GET', '/profile/me', { as: squatter })).status).toBe(401)
  expect((await call('POST', '/auth/login', { json: squatter })).status).toBe(401)
  await world.drainJobs()
  expect((await fetch(calendar)).status).toBe(404)
})

test('a proved account keeps its password beside Google', async () => {
  const eva = await signUp(call, 'Eva')
  const mail = (await world.emails()).findLast(one => one.to === eva.email)
  await call('POST', '/auth/verify-email', {
    json: { token: new URL(mail?.links[0] ?? '').searchParams.get('token') },
  })
  const { body } = await exchange(await signInWith(account({ email: eva.email })))
  expect(body.user.id).toBe(eva.id)
  expect((await call('POST', '/auth/login', { json: { email: eva.email, password: eva.password } })).status).toBe(200)
})

test.each([
  ['an address that Google does not vouch for', account({ email_verified: false })],
  ['a person who says no', null],
])('%s is not signed in', async (_case, person) => {
  expect((await signInWith(person)).page.searchParams.get('status')).toBe('error')
})

test('a callback in another browser than the one that began is refused', async () => {
  google.choose(account())
  const jar: CookieJar = new Map()
  const { url } = await fetchJson(jar, `${base}/api/v1/auth/google/initiate`)
  const back = await visit(jar, url ?? '', one => one.pathname.endsWith('/google/callback'))
  expect((await visit(new Map(), back.href, isCallbackPage)).searchParams.get('status')).toBe('error')
})

test("an attacker's return opens nothing in another browser, and stays dead in their own", async () => {
  const attacker = await signInWith(account())
  const victim = await signInWith(account())
  for (const jar of [new Map(), victim.jar]) {
    const { status, body } = await exchange({ page: attacker.page, jar })
    expect([status, body.code]).toEqual([401, 'authentication_failed'])
  }
  expect((await exchange(victim)).status).toBe(200)
})

test('the address of the return says nobody’s e-mail or name', async () => {
  const { page } = await signInWith(account())
  expect([...page.searchParams.keys()]).toEqual(['status', 'token'])
})

test('the cookie of the return is out of reach of scripts and lives as long as the code', async () => {
  const jar: CookieJar = new Map()
  google.choose(account())
  const { url } = await fetchJson(jar, `${base}/api/v1/auth/google/initiate`)
  const back = await visit(jar, url ?? '', one => one.pathname.endsWith('/google/callback'))
  const { headers } = await fetch(back, { redirect: 'manual', headers: { cookie: cookieHeader(jar, back) } })
  const line = headers.getSetCookie().find(one => one.startsWith('google_exchange='))
  expect(line).toMatch(/=[\w-]{43}; Max-Age=60; Path=\/api\/v1\/auth\/exchange; HttpOnly; SameSite=Lax$/)
})

test.each([
  ['a sign-in', account()],
  ['a no', null],
])('%s keeps the page that one came from', async (_case, person) => {
  const { page } = await signInWith(person, '/events/12?tab=wall')
  expect(page.searchParams.get('next')).toBe('/events/12?tab=wall')
})

test('without a configured provider it says so', async () => {
  const plain = await startWorld()
  const { status, body } = await plain.call('GET', '/auth/google/initiate')
  expect([status, body.msg]).toEqual([503, 'Failed to initiate Google sign-in'])
})
