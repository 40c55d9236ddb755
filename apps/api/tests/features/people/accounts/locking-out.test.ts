import { limits } from '@celebrio/contract/platform/limits'
import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

// Behind a proxy, so that each caller has an IP address of its own.
const world = await startWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } })
const { sign_in_address, sign_in_pair, sign_in_email } = limits
const run = process.pid.toString(16)
let last = 0
const newAddress = () => {
  last += 1
  return `2001:db9:${run}:${last.toString(16)}::6`
}

type From = { address?: string; cookie?: string }
const headersOf = ({ address = newAddress(), cookie = '' }: From) => ({ 'x-forwarded-for': address, cookie })
const newMember = (name: string, more: Record<string, unknown> = {}) =>
  signUp((method, path, options) => world.call(method, path, { ...options, headers: headersOf({}) }), name, more)

const signIn = (email: string, password: string, from: From = {}) =>
  world.call('POST', '/auth/login', { json: { email, password }, headers: headersOf(from) })

/** The cookies of an answer, as a browser sends them back. */
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')

const cookieOf = async (member: Member) => cookiesOf((await signIn(member.email, member.password)).headers)

async function fail(times: number, email: string, from: From = {}): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let n = 0; n < times; n += 1) statuses.add((await signIn(email, `wrong ${n}`, from)).status)
  return statuses
}

test('ten wrong passwords from one address stop that address, not the owner elsewhere', async () => {
  const [eva, attacker] = [await newMember('Eva'), newAddress()]
  expect(await fail(sign_in_pair.max, eva.email, { address: attacker })).toEqual(new Set([401]))
  const refused = await signIn(eva.email, eva.password, { address: attacker })
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  const respelled = await signIn(` ${eva.email.toUpperCase()} `, eva.password, { address: attacker })
  expect(respelled.status).toBe(429)
  expect((await signIn(eva.email, eva.password)).status).toBe(200)
})

test('a hundred from everywhere stop strangers for a day, and never a device that signed in before', async () => {
  const eva = await newMember('Eva')
  const cookie = await cookieOf(eva)
  expect(await fail(sign_in_email.max + 1, eva.email)).toEqual(new Set([401, 429]))
  expect((await signIn(eva.email, eva.password)).status).toBe(429)
  expect((await signIn(eva.email, eva.password, { cookie })).status).toBe(200)
})

test.each([
  ['İ', 'i'],
  ['Σ', 'σ'],
])(
  'an e-mail address written with %s has no limits of its own, since the database takes it for %s',
  async (...pair) => {
    const spelled = (letter: string) => `${run}.eva${letter}@example.org`
    const [written, taken] = pair
    const eva = await newMember('Eva', { email: spelled(taken) })
    const address = newAddress()
    await fail(sign_in_pair.max, spelled(taken), { address })
    expect((await signIn(spelled(written), eva.password, { address })).status).toBe(429)
  },
)

test('the owner at the address of the attacker is spared too', async () => {
  const [eva, address] = [await newMember('Eva'), newAddress()]
  const cookie = await cookieOf(eva)
  await fail(sign_in_pair.max + 1, eva.email, { address })
  expect((await signIn(eva.email, eva.password, { address })).status).toBe(429)
  expect((await signIn(eva.email, eva.password, { address, cookie })).status).toBe(200)
})

test('an attacker in the same office stops strangers there, and no device that signed in before', async () => {
  const [eva, finn, office] = [await newMember('Eva'), await newMember('Finn'), newAddress()]
  const [evas, finns] = [await cookieOf(eva), await cookieOf(finn)]
  for (let n = 0; n <= sign_in_address.max; n += 1)
    await signIn(`nobody${n}.${run}@example.org`, 'wrong', { address: office })
  expect((await signIn(eva.email, eva.password, { address: office })).status).toBe(429)
  expect((await signIn(eva.email, eva.password, { address: office, cookie: finns })).status).toBe(429)
  expect((await signIn(eva.email, eva.password, { address: office, cookie: evas })).status).toBe(200)
})

test('a known device has ten tries of its own, wherever it is', async () => {
  const eva = await newMember('Eva')
  const cookie = await cookieOf(eva)
  expect(await fail(sign_in_pair.max, eva.email, { cookie })).toEqual(new Set([401]))
  expect((await signIn(eva.email, eva.password, { cookie })).status).toBe(429)
})

test("one account's cookie does not spare guesses at another, and a made-up one spares nobody", async () => {
  const [eva, finn, address] = [await newMember('Eva'), await newMember('Finn'), newAddress()]
  const [evas, finns] = [await cookieOf(eva), await cookieOf(finn)]
  const [name, value] = evas.split('=')
  const forged = [`${name}=x.${value?.split('.')[1]}`, `${name}=${finns.split('=')[1]}`, finns]
  await fail(sign_in_pair.max + 1, eva.email, { address })
  for (const cookie of forged) expect((await signIn(eva.email, eva.password, { address, cookie })).status).toBe(429)
})

test('whoever resets the password by e-mail can sign in, however many strangers guess', async () => {
  const [eva, address] = [await newMember('Eva'), newAddress()]
  await fail(sign_in_pair.max + 1, eva.email, { address })
  const { email } = eva
  await world.call('POST', '/auth/forgot-password', { json: { email }, headers: headersOf({ address }) })
  const mail = (await world.emails()).findLast(one => one.to === email)
  const otp = /^\d{4}$/m.exec(mail?.text ?? '')?.[0]
  const json = { email, otp, password: 'torta-de-noz', confirm_password: 'torta-de-noz' }
  const { headers } = await world.call('POST', '/auth/reset-password', { json, headers: headersOf({ address }) })
  expect((await signIn(email, 'torta-de-noz', { address })).status).toBe(429)
  expect((await signIn(email, 'torta-de-noz', { address, cookie: cookiesOf(headers) })).status).toBe(200)
})

test('the cookie is out of reach of scripts and of other sites', async () => {
  const eva = await newMember('Eva')
  const [line] = (await signIn(eva.email, eva.password)).headers.getSetCookie()
  expect(line).toMatch(
    /^device_[0-9a-f]{12}=[\w-]{22}\.[0-9a-f]{64}; Max-Age=31536000; Path=\/api\/v1\/auth; HttpOnly; SameSite=Lax$/,
  )
})

test('over HTTPS the cookie is this host’s alone, and no other is read', async () => {
  const secure = await startWorld({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on', PUBLIC_URL: 'https://celebrio.example' },
  })
  const eva = await signUp(secure.call, 'Eva')
  const signInThere = (password: string, cookie = '') =>
    secure.call('POST', '/auth/login', { json: { email: eva.email, password }, headers: { cookie } })
  const [line = ''] = (await signInThere(eva.password)).headers.getSetCookie()
  expect(line).toMatch(/^__Host-device_[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const cookie = line.split(';', 1)[0] ?? ''
  for (let n = 0; n < sign_in_pair.max; n += 1) await signInThere('wrong')
  expect((await signInThere(eva.password, cookie.replace('__Host-', ''))).status).toBe(429)
  expect((await signInThere(eva.password, cookie)).status).toBe(200)
})
