import { freePort } from '@celebrio/test-servers/free-port'
import { type GoogleAccount, startIdentityProvider } from '@celebrio/test-servers/identity-provider'
import { afterAll, expect, test } from 'vitest'
import { type CookieJar, fetchJson, visit } from '../../../harness/browser-visit.ts'
import { signUp } from '../../../harness/people.ts'
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

async function signInWith(person: GoogleAccount | null, jar: CookieJar = new Map()) {
  google.choose(person)
  const { url } = await fetchJson(jar, `${base}/api/v1/auth/google/initiate`)
  return visit(jar, url ?? '', isCallbackPage)
}

const exchange = (token: string | null) => call('POST', '/auth/exchange', { json: { token } })

test('a new person becomes a celebrant with a proved address', async () => {
  const person = account()
  const page = await signInWith(person)
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    status: 'success',
    email: person.email,
    user_type: '0',
    user_name: 'Şebnem Ağa',
  })
  const { status, body } = await exchange(page.searchParams.get('token'))
  expect(status).toBe(200)
  expect(body).toMatchObject({ is_new: true, user: { name: 'Şebnem Ağa', email_verified: true, user_type: 0 } })
  expect((await call('GET', '/profile/me', { as: body })).status).toBe(200)
})

test('coming again is the same account, even with another e-mail', async () => {
  const person = account()
  const first = await exchange((await signInWith(person)).searchParams.get('token'))
  const again = await exchange(
    (await signInWith({ ...person, email: 'moved@gmail.example' })).searchParams.get('token'),
  )
  expect(again.body).toMatchObject({ is_new: false, user: { id: first.body.user.id } })
})

test('the code of the page works once, and for 60 seconds', async () => {
  const used = (await signInWith(account())).searchParams.get('token')
  expect((await exchange(used)).status).toBe(200)
  expect((await exchange(used)).body.code).toBe('authentication_failed')
  const late = (await signInWith(account())).searchParams.get('token')
  world.clock.forward({ minutes: 1.1 })
  expect((await exchange(late)).status).toBe(401)
})

test('a known address that was never proved is taken over: its password and sessions go', async () => {
  const squatter = await signUp(call, 'Squatter')
  const page = await signInWith(account({ email: squatter.email }))
  const { body } = await exchange(page.searchParams.get('token'))
  expect(body.user.id).toBe(squatter.id)
  expect((await call('GET', '/profile/me', { as: squatter })).status).toBe(401)
  expect((await call('POST', '/auth/login', { json: squatter })).status).toBe(401)
})

test('a proved account keeps its password beside Google', async () => {
  const eva = await signUp(call, 'Eva')
  const mail = (await world.emails()).findLast(one => one.to === eva.email)
  await call('POST', '/auth/verify-email', {
    json: { token: new URL(mail?.links[0] ?? '').searchParams.get('token') },
  })
  const { body } = await exchange((await signInWith(account({ email: eva.email }))).searchParams.get('token'))
  expect(body.user.id).toBe(eva.id)
  expect((await call('POST', '/auth/login', { json: { email: eva.email, password: eva.password } })).status).toBe(200)
})

test.each([
  ['an address that Google does not vouch for', account({ email_verified: false })],
  ['a person who says no', null],
])('%s is not signed in', async (_case, person) => {
  expect((await signInWith(person)).searchParams.get('status')).toBe('error')
})

test('a callback in another browser than the one that began is refused', async () => {
  google.choose(account())
  const jar: CookieJar = new Map()
  const { url } = await fetchJson(jar, `${base}/api/v1/auth/google/initiate`)
  const back = await visit(jar, url ?? '', one => one.pathname.endsWith('/google/callback'))
  expect((await visit(new Map(), back.href, isCallbackPage)).searchParams.get('status')).toBe('error')
})

test('without a configured provider it says so', async () => {
  const plain = await startWorld()
  const { status, body } = await plain.call('GET', '/auth/google/initiate')
  expect([status, body.msg]).toEqual([503, 'Failed to initiate Google sign-in'])
})
