import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const signIn = ({ email, password }: Pick<Member, 'email' | 'password'>) =>
  call('POST', '/auth/login', { json: { email, password } })
const suspend = (as: Member) => call('POST', '/account/suspend', { as })
const reactivate = (token: string) => call('POST', '/auth/reactivate', { json: { token } })
const isIn = async (token: string) => (await call('GET', '/profile/me', { as: { token } })).status === 200

test('whoever suspends is signed out everywhere, and comes back by signing in', async () => {
  const rosa = await signUp(call, 'Rosa')
  const elsewhere = (await signIn(rosa)).body.token
  expect((await suspend(rosa)).body.message).toBe('Successfully suspended')
  expect([await isIn(rosa.token), await isIn(elsewhere)]).toEqual([false, false])
  const { status, body } = await signIn(rosa)
  expect([status, body.inactive]).toEqual([200, { kind: 'suspended' }])
  expect(await isIn(body.token)).toBe(false)
  const back = await reactivate(body.token)
  expect([back.status, back.body.user.id]).toEqual([200, rosa.id])
  expect(await isIn(body.token)).toBe(true)
  expect((await signIn(rosa)).body.inactive).toBeNull()
})

test('the sockets of whoever suspends end at once', async () => {
  const gus = await signUp(call, 'Gus')
  const socket = await openSocket(world.url, gus)
  await suspend(gus)
  await world.drainJobs()
  await socket.ended
})

test('nobody sees a suspended account or anything of it, and all of it is there again afterwards', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const post = await call('POST', '/post', { as: ana, json: { content: 'Lanterns in the garden' } })
  const { id } = post.body.post
  const seen = async () =>
    Promise.all([
      call('GET', `/profile/${ana.id}`, { as: ben }).then(({ status }) => status),
      call('GET', `/post/${id}`, { as: ben }).then(({ status }) => status),
      call('GET', '/friend', { as: ben }).then(({ body }) => body.friends.length),
    ])
  expect(await seen()).toEqual([200, 200, 1])
  await suspend(ana)
  expect(await seen()).toEqual([404, 404, 0])
  await reactivate((await signIn(ana)).body.token)
  expect(await seen()).toEqual([200, 200, 1])
})

test('a wrong password tells nothing of a suspended account', async () => {
  const eva = await signUp(call, 'Eva')
  await suspend(eva)
  const { status, body } = await signIn({ ...eva, password: 'not this one' })
  expect([status, body.code]).toEqual([401, 'wrong_sign_in'])
})

test('whoever has forgotten the password gets a code, and comes back with the new one', async () => {
  const olga = await signUp(call, 'Olga')
  await suspend(olga)
  await call('POST', '/auth/forgot-password', { json: { email: olga.email } })
  const mail = (await world.emails()).findLast(one => one.to === olga.email)
  const [otp] = /^\d{4}$/m.exec(mail?.text ?? '') ?? []
  const password = 'seventy candles'
  const reset = { email: olga.email, otp, password, confirm_password: password }
  expect((await call('POST', '/auth/reset-password', { json: reset })).status).toBe(200)
  const { body } = await signIn({ ...olga, password })
  expect(body.inactive).toEqual({ kind: 'suspended' })
  expect((await reactivate(body.token)).status).toBe(200)
})

test('the way back is open for an hour, and only to whoever has just signed in', async () => {
  const ida = await signUp(call, 'Ida')
  const before = (await signIn(ida)).body.token
  await suspend(ida)
  const { token } = (await signIn(ida)).body
  for (const other of [before, ida.token, 'x'.repeat(43)])
    expect((await reactivate(other)).body.code).toBe('authentication_failed')
  world.clock.forward({ minutes: 61 })
  expect((await reactivate(token)).body.code).toBe('authentication_failed')
})

test('what was opened beside the way back ends with it, and it is gone once', async () => {
  const una = await signUp(call, 'Una')
  await suspend(una)
  const [declined, taken] = [(await signIn(una)).body.token, (await signIn(una)).body.token]
  const answers = await Promise.all([reactivate(taken), reactivate(taken)])
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 401])
  expect([await isIn(taken), await isIn(declined)]).toEqual([true, false])
})

test('whoever was suspended by somebody else has no way back', async () => {
  const gil = await signUp(call, 'Gil')
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gil.id).execute()
  expect((await signIn(gil)).status).toBe(401)
})

test('the e-mail of a suspended account stays taken', async () => {
  const zoe = await signUp(call, 'Zoe')
  await suspend(zoe)
  await expect(signUp(call, 'Zoe', { email: zoe.email })).rejects.toThrow(/already registered/)
})
