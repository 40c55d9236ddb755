import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../../harness/people.ts'
import { firstStep, setUpCodes } from '../../../../harness/second-step.ts'
import { softwareAuthenticator } from '../../../../harness/software-authenticator.ts'
import { startWorld } from '../../../../harness/world.ts'

const world = await startWorld({ env: { PUBLIC_URL: 'https://party.example' } })
const { call } = world
const site = 'https://party.example'

type Device = ReturnType<typeof softwareAuthenticator>

const optionsFor = async (as: Member) => (await call('POST', '/passkey/options', { as })).body.options
const add = (as: Member, response: unknown, more = {}) =>
  call('POST', '/passkey', { as, json: { name: 'Phone', response, password: as.password, ...more } })
const ask = async (challenge: string) =>
  (await call('POST', '/auth/second-step/passkey/options', { json: { challenge } })).body.options
const finish = (challenge: string, response: unknown) =>
  call('POST', '/auth/second-step/passkey', { json: { challenge, response } })

async function withPasskey(name: string) {
  const [member, device] = [await signUp(call, name), softwareAuthenticator(site)]
  const { status, body } = await add(member, device.make(await optionsFor(member)))
  expect(status, JSON.stringify(body)).toBe(201)
  return { member, device, ...body }
}

async function signIn(member: Member, device: Device, change = {}) {
  const { challenge } = await firstStep(world, member)
  return finish(challenge, device.use(await ask(challenge), change))
}

test('a passkey is added with the password, for this address, and comes with recovery codes', async () => {
  const ana = await signUp(call, 'Ana')
  const options = await optionsFor(ana)
  expect(options).toMatchObject({ rp: { id: 'party.example', name: 'Celebrio' }, user: { name: ana.email } })
  const made = softwareAuthenticator(site).make(options)
  expect((await add(ana, made, { password: 'not this one' })).status).toBe(422)
  const { status, body } = await add(ana, made)
  expect([status, body.passkey.name, body.recovery_codes?.length]).toEqual([201, 'Phone', 10])
  const known = (await call('GET', '/second-step', { as: ana })).body
  expect(known).toMatchObject({
    is_on: true,
    passkeys: [{ name: 'Phone', last_used_at: null }],
    recovery_codes_left: 10,
  })
})

test('several have names of their own; a second one brings no new codes and is kept apart from the first', async () => {
  const { member, device } = await withPasskey('Ben')
  const options = await optionsFor(member)
  expect(options.excludeCredentials).toEqual([expect.objectContaining({ id: device.make({}).id })])
  const { body } = await add(member, softwareAuthenticator(site).make(options), { name: 'Key on the shelf' })
  expect(body.recovery_codes).toBeNull()
  const known = (await call('GET', '/second-step', { as: member })).body
  expect(known.passkeys.map(({ name }) => name)).toEqual(['Phone', 'Key on the shelf'])
})

test.each([
  ['of another site', { origin: 'https://party.example.evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['for another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
])('one made %s is refused', async (_which, change) => {
  const cleo = await signUp(call, 'Cleo')
  const { status, body } = await add(cleo, softwareAuthenticator(site).make(await optionsFor(cleo), change))
  expect([status, body.code]).toEqual([422, 'passkey_failed'])
})

test('what was made once is not added twice, nor to the account of somebody else', async () => {
  const [dan, eva] = [await signUp(call, 'Dan'), await signUp(call, 'Eva')]
  const device = softwareAuthenticator(site)
  const options = await optionsFor(dan)
  expect((await add(eva, device.make(options))).body.code).toBe('passkey_failed')
  const made = device.make(await optionsFor(dan))
  expect((await add(dan, made)).status).toBe(201)
  expect((await add(dan, made)).body.code).toBe('passkey_failed')
  expect((await add(eva, device.make(await optionsFor(eva)))).body.code).toBe('passkey_failed')
})

test('whoever has the passkey signs in with it after the password', async () => {
  const { member, device } = await withPasskey('Fay')
  const asked = await firstStep(world, member)
  expect(asked.methods).toEqual(['passkey', 'recovery'])
  const options = await ask(asked.challenge)
  expect(options).toMatchObject({ rpId: 'party.example', allowCredentials: [{ id: device.make({}).id }] })
  const response = device.use(options)
  const { status, body } = await finish(asked.challenge, response)
  expect([status, body.user.id]).toEqual([200, member.id])
  expect((await finish(asked.challenge, response)).body.code).toBe('second_step_over')
})

test('a passkey of somebody else, of another site, or that has counted back is refused, and tries end', async () => {
  const { member, device } = await withPasskey('Gus')
  expect((await signIn(member, softwareAuthenticator(site))).body.code).toBe('passkey_failed')
  expect((await signIn(member, device, { origin: 'https://evil.example' })).body.code).toBe('passkey_failed')
  expect((await signIn(member, device, { counter: 7 })).status).toBe(200)
  expect((await signIn(member, device, { counter: 7 })).body.code).toBe('passkey_failed')
  const { challenge } = await firstStep(world, member)
  const options = await ask(challenge)
  for (let tries = 0; tries < 5; tries++) await finish(challenge, device.use(options, { counter: 1 }))
  expect((await finish(challenge, device.use(options, { counter: 20 }))).body.code).toBe('second_step_over')
})

test('of two sign-ins with one challenge at once, one gets in', async () => {
  const { member, device } = await withPasskey('Hal')
  const { challenge } = await firstStep(world, member)
  const options = await ask(challenge)
  const answers = await Promise.all([finish(challenge, device.use(options)), finish(challenge, device.use(options))])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('who has no passkey is asked for none', async () => {
  const ida = await signUp(call, 'Ida')
  await setUpCodes(world, ida)
  const { challenge } = await firstStep(world, ida)
  const { body } = await call('POST', '/auth/second-step/passkey/options', { json: { challenge } })
  expect(body.code).toBe('second_step_over')
})

test('removing takes the password; with the last one signing in is as before, and both are told', async () => {
  const { member, passkey } = await withPasskey('Jo')
  const stranger = await signUp(call, 'Kim')
  const remove = (as: Member, password: string) =>
    call('POST', `/passkey/${passkey.id}/remove`, { as, json: { password } })
  expect((await remove(member, 'not this one')).status).toBe(422)
  expect((await remove(stranger, stranger.password)).status).toBe(404)
  expect((await remove(member, member.password)).status).toBe(200)
  const { email, password } = member
  expect((await call('POST', '/auth/login', { json: { email, password } })).body.token).toBeDefined()
  const subjects = (await world.emails()).filter(one => one.to === email).map(one => one.subject)
  expect(subjects.slice(-2)).toEqual(['You’ve added a passkey', 'A passkey was removed'])
})

test('an account has ten at most, however many are added at once', async () => {
  const lea = await signUp(call, 'Lea')
  const made = []
  for (let count = 0; count < 12; count++) made.push(softwareAuthenticator(site).make(await optionsFor(lea)))
  const answers = await Promise.all(made.map(one => add(lea, one)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect((await call('POST', '/passkey/options', { as: lea })).body.code).toBe('too_many_passkeys')
})
