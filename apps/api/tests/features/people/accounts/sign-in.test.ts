import { expect, test } from 'vitest'
import { openLog } from '../../../../src/platform/log.ts'
import { readSettings } from '../../../../src/platform/settings.ts'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world
const { ana } = await world.people()

const signIn = (email: string, password: string) =>
  call('POST', '/auth/login', { json: { email, password, device_type: 'web', device_id: 'tablet' } })

test('the right password opens a session of its own', async () => {
  const { status, body } = await signIn(ana.email.toUpperCase(), ana.password)
  expect(status).toBe(200)
  expect(body.message).toBe('Signed in successfully')
  expect(body.token).not.toBe(ana.token)
  expect(body.user).toMatchObject({ id: ana.id, user_type: 0 })
})

test('a wrong password and an unknown e-mail sound the same', async () => {
  const wrong = await signIn(ana.email, 'not-the-password')
  const unknown = await signIn('nobody@example.org', 'not-the-password')
  expect(wrong.status).toBe(401)
  expect(wrong.body.msg).toBe('Unable to Login!!!')
  expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' })
})

test.each([
  [{ email: 'x', password: 'y' }, { email: ['Please enter a valid email address.'] }],
  [{}, { email: ['This field is required'], password: ['This field is required'] }],
])('%j is refused field by field', async (json, errors) => {
  const { status, body } = await call('POST', '/auth/login', { json })
  expect(status).toBe(422)
  expect(body.errors).toEqual(errors)
})

test('signing out kills this token and no other', async () => {
  const { body: other } = await signIn(ana.email, ana.password)
  const { status, body } = await call('POST', '/auth/logout', { as: other })
  expect([status, body.message]).toEqual([200, 'Logged out'])
  expect((await call('GET', '/profile/me', { as: other })).status).toBe(401)
  expect((await call('GET', '/profile/me', { as: ana })).status).toBe(200)
})

test('a session that nobody used for 30 days is over, one that is used lives on', async () => {
  const eva = await signUp(call, 'Eva')
  const finn = await signUp(call, 'Finn')
  world.clock.forward({ days: 20 })
  expect((await call('GET', '/profile/me', { as: eva })).status).toBe(200)
  world.clock.forward({ days: 11 })
  expect((await call('GET', '/profile/me', { as: eva })).status).toBe(200)
  const { status, body } = await call('GET', '/profile/me', { as: finn })
  expect([status, body.code]).toEqual([401, 'not_signed_in'])
})

test('a session ends after a year, however much it is used', async () => {
  const eva = await signUp(call, 'Eva')
  const status = async () => (await call('GET', '/profile/me', { as: eva })).status
  for (let weeks = 4; weeks <= 52; weeks += 4) {
    world.clock.forward({ days: 28 })
    expect([weeks, await status()]).toEqual([weeks, 200])
  }
  world.clock.forward({ days: 2 })
  expect(await status()).toBe(401)
  const sessions = () => world.app.db.selectFrom('sessions').select('id').where('user_id', '=', eva.id).execute()
  expect(await sessions()).toHaveLength(1)
  await world.runScheduledJob('accounts.sweep')
  expect(await sessions()).toEqual([])
})

test('sign-ins are in the log at its default level, those that failed as warnings, without what was typed', async () => {
  let written = ''
  const { log } = world.app
  world.app.log = openLog(readSettings({}).logLevel, { write: text => void (written += text) })
  await signIn(ana.email, 'not-the-password')
  await signIn('nobody@example.org', 'not-the-password')
  await signIn(ana.email, ana.password)
  world.app.log = log
  const lines = written
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines).toMatchObject([
    { level: 40, account: ana.id, address: '127.0.0.1' },
    { level: 40, account: null, address: '127.0.0.1' },
    { level: 30, account: ana.id, proof: 'password', msg: 'signed in' },
  ])
  expect(written).not.toMatch(/not-the-password|example\.org/)
})

test.each(['', 'Bearer', 'Bearer x', 'Basic abc', `Bearer ${'a'.repeat(43)}`])(
  '"%s" is nobody',
  async authorization => {
    expect((await call('GET', '/profile/me', { headers: { authorization } })).status).toBe(401)
  },
)

test('a suspended account is signed out everywhere and cannot sign in', async () => {
  const gil = await signUp(call, 'Gil')
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gil.id).execute()
  expect((await call('GET', '/profile/me', { as: gil })).status).toBe(401)
  expect((await signIn(gil.email, gil.password)).status).toBe(401)
})
