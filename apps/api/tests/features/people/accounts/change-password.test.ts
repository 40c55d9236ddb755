import { limits } from '@celebrio/contract/platform/limits'
import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const strict = await startWorld({ env: { RATE_LIMITS: 'on' } })

const signIn = (email: string, password: string) => world.call('POST', '/auth/login', { json: { email, password } })
const change = (as: Member, current_password: string, password: string) =>
  world.call('POST', '/change-password', { as, json: { current_password, password } })
const isIn = async (as: Member) => (await world.call('GET', '/profile/me', { as })).status === 200

test('a new password takes the place of the old one, every other device is signed out, and the owner is told', async () => {
  const rosa = await signUp(world.call, 'Rosa')
  const elsewhere = { ...rosa, token: (await signIn(rosa.email, rosa.password)).body.token }
  expect((await change(rosa, rosa.password, 'seventy candles')).status).toBe(200)
  expect([await isIn(rosa), await isIn(elsewhere)]).toEqual([true, false])
  expect((await signIn(rosa.email, rosa.password)).status).toBe(401)
  expect((await signIn(rosa.email, 'seventy candles')).status).toBe(200)
  const mails = (await world.emails()).filter(mail => mail.to === rosa.email)
  expect(mails.at(-1)?.subject).toMatch(/password/i)
  expect(mails.at(-1)?.text).toContain('signed out on all your other devices')
})

test('the owner reads since when the password is theirs: never of the first one', async () => {
  const rosa = await signUp(world.call, 'Rosa')
  const changedAt = async () => (await world.call('GET', '/profile/me', { as: rosa })).body.user.password_changed_at
  expect(await changedAt()).toBeNull()
  await change(rosa, 'not this one', 'seventy candles')
  expect(await changedAt()).toBeNull()
  await change(rosa, rosa.password, 'seventy candles')
  const before = Date.parse((await changedAt()) ?? '')
  expect(world.app.clock.now().getTime() - before).toBeLessThan(60_000)
})

test('a wrong current password changes nothing', async () => {
  const eva = await signUp(world.call, 'Eva')
  const { status, body } = await change(eva, 'not this one', 'seventy candles')
  expect([status, body.errors.current_password]).toEqual([422, ['That’s not your current password.']])
  expect((await signIn(eva.email, eva.password)).status).toBe(200)
})

test('the same password, an easy one and the own name are refused', async () => {
  const ida = await signUp(world.call, 'Idabelle')
  const refused = async (password: string) => (await change(ida, ida.password, password)).body.errors?.password
  expect(await refused(ida.password)).toEqual(['New password and current password should not be the same'])
  expect(await refused('aaaaaaa')).toEqual(['This password is too easy to guess.'])
  expect(await refused('Idabelle')).toEqual(['Your password can’t be your email or name.'])
  expect((await signIn(ida.email, ida.password)).status).toBe(200)
})

test('a code or link that was asked for before opens nothing any more', async () => {
  const olga = await signUp(world.call, 'Olga')
  await world.call('POST', '/auth/forgot-password', { json: { email: olga.email } })
  const mail = (await world.emails()).findLast(one => one.to === olga.email)
  const [otp] = /^\d{4}$/m.exec(mail?.text ?? '') ?? []
  const check = () => world.call('POST', '/auth/verify-otp', { json: { email: olga.email, otp } })
  expect((await check()).status).toBe(200)
  await change(olga, olga.password, 'seventy candles')
  expect((await check()).body.code).toBe('code_invalid')
})

test('two changes at once leave one password', async () => {
  const una = await signUp(world.call, 'Una')
  const answers = await Promise.all(['first candle', 'second candle'].map(next => change(una, una.password, next)))
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 422])
})

test('whoever finds a device unlocked cannot guess for long', async () => {
  const zoe = await signUp(strict.call, 'Zoe')
  const attempt = (n: number) =>
    strict.call('POST', '/change-password', {
      as: zoe,
      json: { current_password: `guess ${n}`, password: 'seventy candles' },
    })
  for (let n = 0; n < limits.password_tries.max; n += 1) expect((await attempt(n)).status).toBe(422)
  expect((await attempt(99)).status).toBe(429)
})
