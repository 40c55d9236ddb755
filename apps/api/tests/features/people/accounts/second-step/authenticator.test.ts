import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../../harness/people.ts'
import { beginCodes, firstStep, setUpCodes, signInWith } from '../../../../harness/second-step.ts'
import { startWorld } from '../../../../harness/world.ts'

const world = await startWorld()
const { call, clock, app } = world

const status = async (as: Member) => (await call('GET', '/second-step', { as })).body
const confirm = (as: Member, json: object) => call('POST', '/second-step/authenticator/confirm', { as, json })
const turnOff = (as: Member, json: object) => call('POST', '/second-step/authenticator/turn-off', { as, json })
const renew = (as: Member, json: object) => call('POST', '/second-step/recovery-codes', { as, json })
const isIn = async (token: string) => (await call('GET', '/profile/me', { as: { token } })).status === 200
const signIn = ({ email, password }: Member) => call('POST', '/auth/login', { json: { email, password } })
const finish = (challenge: string, code: string) => call('POST', '/auth/second-step', { json: { challenge, code } })

test('an account without a second step signs in as ever, and is told that it has none', async () => {
  const ana = await signUp(call, 'Ana')
  const { body } = await signIn(ana)
  expect(Object.keys(body).toSorted()).toEqual(['inactive', 'message', 'token', 'user'])
  expect(await status(ana)).toEqual({
    is_on: false,
    is_required: false,
    authenticator: null,
    passkeys: [],
    recovery_codes_left: 0,
  })
})

test('an app is scanned or typed, and counts once a code of it and the password have confirmed it', async () => {
  const ben = await signUp(call, 'Ben')
  const { body } = await call('POST', '/second-step/authenticator', { as: ben })
  expect(body.uri).toMatch(
    new RegExp(`^otpauth://totp/Celebrio:${encodeURIComponent(ben.email)}\\?.*secret=${body.secret}`),
  )
  expect(body.qr.path).toMatch(/^M0 0h7/)
  expect((await status(ben)).is_on).toBe(false)
  expect((await signIn(ben)).body.token).toBeDefined()
  const { recovery } = await setUpCodes(world, ben)
  expect(await status(ben)).toMatchObject({ is_on: true, authenticator: {}, recovery_codes_left: 10 })
  expect(new Set(recovery).size).toBe(10)
})

test('a wrong password, none, or a wrong code sets nothing up', async () => {
  const cleo = await signUp(call, 'Cleo')
  const phone = await beginCodes(world, cleo)
  for (const password of ['', 'not this one'])
    expect((await confirm(cleo, { code: phone.code(), password })).body.errors).toHaveProperty('password')
  const wrong = await confirm(cleo, { code: '000000', password: cleo.password })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'second_step_wrong'])
  expect((await status(cleo)).is_on).toBe(false)
})

test('where somebody has none, their password cannot be asked for: they have to have signed in just now', async () => {
  const ida = await signUp(call, 'Ida')
  await app.db.updateTable('users').set({ password_hash: null }).where('id', '=', ida.id).execute()
  const phone = await beginCodes(world, ida)
  clock.forward({ minutes: 11 })
  expect((await confirm(ida, { code: phone.code() })).body.code).toBe('fresh_sign_in_needed')
})

test('signing in then takes a code, and opens no session before', async () => {
  const dan = await signUp(call, 'Dan')
  const phone = await setUpCodes(world, dan)
  const asked = await firstStep(world, dan)
  expect(asked.methods).toEqual(['code', 'recovery'])
  expect(await isIn(asked.challenge)).toBe(false)
  const { status, body } = await finish(asked.challenge, phone.code(1))
  expect([status, body.message, body.user.id]).toEqual([200, 'Signed in successfully', dan.id])
  expect(await isIn(body.token)).toBe(true)
  expect((await finish(asked.challenge, phone.code(1))).body.code).toBe('second_step_over')
})

test('a code is good once: in no other sign-in, nor at the same time', async () => {
  const eva = await signUp(call, 'Eva')
  const phone = await setUpCodes(world, eva)
  expect((await signInWith(world, eva, phone.code())).body.code).toBe('second_step_wrong')
  clock.forward({ minutes: 1 })
  const challenges = await Promise.all([firstStep(world, eva), firstStep(world, eva), firstStep(world, eva)])
  const answers = await Promise.all(challenges.map(({ challenge }) => finish(challenge, phone.code())))
  expect(answers.map(one => one.status).toSorted((one, other) => one - other)).toEqual([200, 422, 422])
})

test('a code of the half minute before or after is taken, an older one is not', async () => {
  const fay = await signUp(call, 'Fay')
  const phone = await setUpCodes(world, fay)
  clock.forward({ minutes: 5 })
  expect((await signInWith(world, fay, phone.code(-2))).status).toBe(422)
  expect((await signInWith(world, fay, phone.code(-1))).status).toBe(200)
  expect((await signInWith(world, fay, phone.code(1))).status).toBe(200)
})

test('five wrong tries end a sign-in, and ten on one day the codes of that day; a recovery code is taken still', async () => {
  const gus = await signUp(call, 'Gus')
  const phone = await setUpCodes(world, gus)
  await world.emails()
  for (const round of [1, 2]) {
    const { challenge } = await firstStep(world, gus)
    for (let tries = 0; tries < 5; tries++) expect((await finish(challenge, '000000')).status).toBe(422)
    expect([round, (await finish(challenge, phone.code(1))).body.code]).toEqual([round, 'second_step_over'])
  }
  const locked = await signInWith(world, gus, phone.code(1))
  expect([locked.status, locked.body.code]).toEqual([429, 'second_step_locked'])
  const subjects = (await world.emails()).filter(one => one.to === gus.email).map(one => one.subject)
  expect(subjects).toEqual(['Someone entered wrong codes for your account'])
  expect((await signInWith(world, gus, phone.recovery[0] ?? '')).status).toBe(200)
  clock.forward({ days: 1 })
  expect((await signInWith(world, gus, phone.code())).status).toBe(200)
})

test('a challenge ends after ten minutes, and when the password changes', async () => {
  const hal = await signUp(call, 'Hal')
  const phone = await setUpCodes(world, hal)
  const late = await firstStep(world, hal)
  clock.forward({ minutes: 11 })
  expect((await finish(late.challenge, phone.code())).status).toBe(410)
  const early = await firstStep(world, hal)
  const json = { current_password: hal.password, password: 'Lanterns over the lake' }
  expect((await call('POST', '/change-password', { as: hal, json })).status).toBe(200)
  expect((await finish(early.challenge, phone.code())).status).toBe(410)
})

test('a recovery code is good once, however it is written, and its owner is told', async () => {
  const iris = await signUp(call, 'Iris')
  const [code = '', other = ''] = (await setUpCodes(world, iris)).recovery
  await world.emails()
  expect((await signInWith(world, iris, ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
  expect((await signInWith(world, iris, code)).status).toBe(422)
  expect((await status(iris)).recovery_codes_left).toBe(9)
  expect((await world.emails()).map(one => one.subject)).toEqual(['A recovery code was used'])
  const renewed = await renew(iris, { password: iris.password })
  expect(renewed.body.recovery_codes).toHaveLength(10)
  expect((await signInWith(world, iris, other)).status).toBe(422)
  expect((await signInWith(world, iris, renewed.body.recovery_codes[0] ?? '')).status).toBe(200)
})

test('nobody without a second step gets recovery codes', async () => {
  const jo = await signUp(call, 'Jo')
  expect((await renew(jo, { password: jo.password })).body.code).toBe('second_step_off')
})

test('turning it off takes password and a code, and its recovery codes go with it', async () => {
  const kim = await signUp(call, 'Kim')
  const phone = await setUpCodes(world, kim)
  expect((await turnOff(kim, { code: phone.code(1), password: 'not this one' })).status).toBe(422)
  expect((await turnOff(kim, { code: '000000', password: kim.password })).body.code).toBe('second_step_wrong')
  expect((await turnOff(kim, { code: phone.code(1), password: kim.password })).status).toBe(200)
  expect(await status(kim)).toMatchObject({ is_on: false, recovery_codes_left: 0 })
  expect((await signIn(kim)).body.token).toBeDefined()
  expect((await turnOff(kim, { code: phone.code(1), password: kim.password })).body.code).toBe('second_step_off')
})

test('the first method signs out everywhere else, and each change is told in the language of the account', async () => {
  const lea = await signUp(call, 'Lea', { language: 'fr' })
  const elsewhere = (await signIn(lea)).body.token
  await world.emails()
  const phone = await setUpCodes(world, lea)
  expect([await isIn(lea.token), await isIn(elsewhere)]).toEqual([true, false])
  await renew(lea, { password: lea.password })
  await turnOff(lea, { code: phone.code(1), password: lea.password })
  // Jobs that wait side by side are done in any order.
  const told = (await world.emails()).map(one => one.subject).toSorted()
  expect(told).toEqual([
    'Application d’authentification ajoutée',
    'Application d’authentification désactivée',
    'Vos nouveaux codes de secours',
  ])
})

test('the secret is kept encrypted, codes as hashes, and whoever has an app gets no second secret', async () => {
  const mo = await signUp(call, 'Mo')
  const { secret, recovery } = await setUpCodes(world, mo)
  const rows = await app.db.selectFrom('authenticators').selectAll().where('user_id', '=', mo.id).execute()
  const codes = await app.db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', mo.id).execute()
  const kept = JSON.stringify([rows, codes, rows.map(row => row.secret.toString('latin1'))])
  for (const one of [secret, ...recovery]) expect(kept).not.toContain(one)
  expect((await call('POST', '/second-step/authenticator', { as: mo })).body.code).toBe('authenticator_on')
})

test('whoever takes an account over by its address is not kept out by a second step of somebody before', async () => {
  const nia = await signUp(call, 'Nia')
  await setUpCodes(world, nia)
  await call('POST', '/auth/forgot-password', { json: { email: nia.email } })
  const mail = (await world.emails()).findLast(one => one.to === nia.email)
  const token = mail?.links.join(' ').match(/reset\/([\w-]+)/)?.[1]
  const password = 'Lanterns-2026'
  const json = { email: nia.email, token, password, password_confirmation: password }
  expect((await call('POST', '/password/reset', { json })).status).toBe(200)
  expect((await signIn({ ...nia, password })).body.token).toBeDefined()
})

test('a new password by e-mail is no way around the second step', async () => {
  const oto = await signUp(call, 'Oto')
  await app.db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', oto.id).execute()
  await setUpCodes(world, oto)
  await call('POST', '/auth/forgot-password', { json: { email: oto.email } })
  const mail = (await world.emails()).findLast(one => one.to === oto.email)
  const token = mail?.links.join(' ').match(/reset\/([\w-]+)/)?.[1]
  const password = 'Lanterns-2026'
  await call('POST', '/password/reset', {
    json: { email: oto.email, token, password, password_confirmation: password },
  })
  expect((await firstStep(world, { ...oto, password })).methods).toContain('code')
})
